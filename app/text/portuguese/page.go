package portuguese

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "Sudoku Solver",
	Tagline:       "Digite, cole ou abra um sudoku e receba a resposta. Tudo acontece no seu dispositivo.",
	Loading:       "Preparando o programa…",
	Privacy:       "Nada do que você digita sai deste dispositivo.",
	NotFoundTitle: "Página não encontrada",
	NotFoundText:  "O endereço pode estar errado, ou a página mudou de lugar.",
	Home:          "Ir para o solucionador",
	UpdateReady:   "Uma nova versão está pronta. Seu tabuleiro fica como está.",
	Reload:        "Recarregar",
	Install:       "Instalar",
	InstallApple:  "Para instalar, abra o menu Compartilhar do navegador e escolha “Adicionar à Tela de Início” ou “Adicionar ao Dock”.",
	Dismiss:       "Dispensar",
}

var start = words.Start{
	Loading:    "Carregando o programa",
	Progress:   "{done} de {all} MB",
	Failed:     "Não foi possível carregar o programa. O que você digitou está guardado.",
	Unable:     "O programa precisa do WebAssembly, que está desativado neste navegador. O que você digitou está guardado.",
	Ended:      "O programa parou. Seu sudoku está guardado.",
	Again:      "Recarregar",
	NoScript:   "Esta página resolve sudokus no seu navegador. Permita que ela use JavaScript e WebAssembly.",
	NotApplied: "{count:{count} ação feita|{count} ações feitas} antes de a página ficar pronta não {count:servia|serviam} para este sudoku.",
}

var look = words.Look{
	Theme:  "Tema",
	Themes: [4]string{"Sistema", "Claro", "Escuro", "Alto contraste"},
	Safe:   "Cores para daltonismo",
	Labels: "Números das linhas e colunas",

	Language: "Idioma",
}

var actions = words.Actions{
	Solve: "Resolver", Hint: "Dica", Explain: "Explicar", Cancel: "Cancelar", Clear: "Limpar",
	Undo: "Desfazer", Redo: "Refazer", Share: "Compartilhar", Import: "Importar", Example: "Exemplo",
	Close: "Fechar", Erase: "Apagar", Keypad: "Teclado numérico", Copy: "Copiar",
	OpenFile: "Abrir um arquivo", Load: "Carregar",
	Mode: "O que você digita", Setting: "Montar", Playing: "Jogar",
	SettingHelp:   "Os números que você digita fazem parte do sudoku.",
	PlayingHelp:   "Os números que você digita são suas respostas; os do sudoku ficam travados.",
	FirstSolution: "Primeira solução", PreviousSolution: "Solução anterior",
	NextSolution: "Próxima solução", LastSolution: "Última solução",
	History: "Histórico", Toolbar: "Ações", Errands: "O sudoku", Help: "Teclado",
}

var panels = words.Panels{Solve: "Sudoku", Check: "Verificar", Methods: "Métodos", List: "Lista",
	Places: "Lugares", Home: "Início", Play: "Jogar"}

var dialogs = words.Dialogs{
	ImportTitle:   "Importar um sudoku",
	ImportHelp:    "Quase tudo funciona: 81 números, nove linhas de nove, um arquivo, código ou link de outro programa ou site, ou uma lista de sudokus. Uma célula vazia é 0, um ponto ou um espaço.",
	ImportLabel:   "Sudoku",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "Compartilhar este tabuleiro",
	ShareHelp:     "O próprio link contém o tabuleiro inteiro. Nada é enviado.",
	ShareLabel:    "Link",
	ExampleTitle:  "Exemplos",
	KeysTitle:     "Teclado",
}

var examples = [8]words.Example{
	{Name: "Menos números iniciais", Help: "17 números, um deles com erro de impressão: 9.734 soluções. De um artigo sobre como acelerar Python."},
	{Name: "Wikipédia", Help: "Do artigo da enciclopédia; um programa de três linhas leva 48 segundos."},
	{Name: "O que derrubou o programa de três linhas", Help: "Aquele programa imprimiu uma resposta errada."},
	{Name: "Fácil", Help: "Resolve-se olhando uma célula de cada vez."},
	{Name: "Médio", Help: "Olhe também linhas, colunas e blocos inteiros."},
	{Name: "Difícil", Help: "O mesmo, com menos números para começar."},
	{Name: "Perito", Help: "Difícil demais para o caderno de onde vem, que teve de chutar."},
	{Name: "O mais difícil do mundo", Help: "Assim o chamaram os jornais em 2012. Um programa de tentativa e erro chutou 90 vezes."},
}
