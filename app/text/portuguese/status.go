package portuguese

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "Tabuleiro de sudoku",
	Empty:      "vazia",
	Given:      "número inicial {digit}",
	Entry:      "{digit}",
	Answer:     "resposta {digit}",
	Corrected:  "resposta {digit}, seu {entry} está errado",
	Candidates: "candidatos {digits}",
	Conflict:   "conflito",
	NoDigit:    "nenhum número cabe",
	NoPlace:    "sem lugar para o {digit} {house/in}",
}

var outcomes = words.Outcomes{
	Filled:        "{givens:{givens} número inicial|{givens} números iniciais}, {empty:{empty} célula vazia|{empty} células vazias}.",
	Busy:          "Buscando…",
	BusyCount:     "Buscando… {count:{count} solução|{count} soluções} até agora.",
	Unique:        "Exatamente uma solução.",
	Several:       "{count} soluções.",
	AtLeast:       "Pelo menos {limit} soluções.",
	None:          "Sem solução.",
	NoneSearched:  "Sem solução: em algum lugar o sudoku se contradiz. “Verificar” descobre onde.",
	Fitting:       "{count:{count} delas combina|{count} delas combinam} com seus números.",
	WrongEntries:  "{count:{count} dos seus números está errado|{count} dos seus números estão errados}: {cells}.",
	Effort:        "{time}, {nodes:{nodes} nó examinado|{nodes} nós examinados}, {guesses:{guesses} chute|{guesses} chutes}.",
	NoneFits:      "Nenhuma delas combina com seus números.",
	Shown:         "Solução {index} de {count}",
	ShownOfMany:   "Solução {index} de pelo menos {count}",
	Twice:         "O {digit} aparece duas vezes {house/in}.",
	NoCandidate:   "Nenhum número cabe em {cell}.",
	NoPlace:       "Não há lugar para o {digit} {house/in}.",
	MoreConflicts: "{count:Mais um conflito|Mais {count} conflitos}.",
	Solved:        "Resolvido: cada linha, coluna e bloco tem os nove números.",
	Complete:      "O tabuleiro está cheio, mas não está certo.",
}

var notices = words.Notices{
	Cleared:         "Limpo.",
	NothingToClear:  "O tabuleiro já está vazio.",
	ExampleLoaded:   "Exemplo: {name}.",
	LinkCopied:      "Link copiado. Ele contém o tabuleiro inteiro.",
	LinkNotCopied:   "O navegador bloqueou a cópia. Copie à mão o link abaixo.",
	LinkOpened:      "Sudoku aberto do link.",
	NoteOpened:      "O link diz: “{name}”",
	LinkDamaged:     "Não foi possível ler o link: {reason} O tabuleiro não mudou.",
	AddressRepaired: "O endereço era inválido e foi corrigido: {address}",
	UndoBringsBack:  "“Desfazer” traz de volta o que estava aqui.",
	GivenLocked:     "{cell} faz parte do sudoku. Para mudá-la, escolha “Montar”.",
	NothingToUndo:   "Nada para desfazer.",
	NothingToRedo:   "Nada para refazer.",
	StorageRefused:  "Este navegador não guarda nada para a página: ao fechar a aba, o tabuleiro se perde. Para mantê-lo, copie um link em “Compartilhar”.",
	StorageFull:     "O armazenamento do navegador está cheio: ao fechar a aba, as últimas mudanças se perdem. Para mantê-las, copie um link em “Compartilhar”.",
	StorageCorrupt:  "Não foi possível abrir um sudoku salvo: ele está danificado. A cópia danificada continua neste dispositivo.",
	StorageNewer:    "Uma versão mais nova desta página salvou seu último sudoku. Recarregue a página para obtê-la; o sudoku estará então na biblioteca.",
	StorageBack:     "Um sudoku que antes não podia ser aberto está de volta na biblioteca.",
	SaveDamaged:     "Salvar como arquivo",
	NotOffline:      "Este dispositivo não tem espaço para guardar a página, então ela não vai abrir off-line.",
	EngineRestarted: "O programa parou inesperadamente e foi reiniciado.",
	EngineFailed:    "O programa parou. Tente de novo. ({reason})",
	NoWorker:        "Neste navegador, a página pode congelar durante buscas longas.",
	Cancelled:       "Cancelado.",
	NoMethodChosen:  "Escolha pelo menos um método.",
	MethodsStarted:  "{count:{count} método roda|{count} métodos rodam} com os números iniciais.",
	MethodsFinished: "{count:O método terminou|Todos os {count} métodos terminaram}; a tabela mostra os resultados.",
	LanguageMissing: "{name} ainda não está neste dispositivo e não pode ser carregado agora. Tente de novo quando tiver internet.",
	OfferApplied:    "Feito: agora o sudoku tem exatamente uma solução.",
	FileUnreadable:  "Não foi possível ler o arquivo {name}: {reason}",
}
