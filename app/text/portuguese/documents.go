package portuguese

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "Solucionador", Learn: "Aprender", Beginners: "Para iniciantes", About: "Sobre",
	Navigation: "Páginas",

	LearnIntro: "O que sabe quem resolve sudokus à mão, do primeiro número aos desafios que ninguém resolve no papel. Cada página explica o que é uma técnica, por que funciona e como encontrá-la, mostra-a em um tabuleiro e oferece uma posição para praticar.",
	What:       "O que é", Why: "Por que funciona", Look: "Como encontrar",
	Example:      "Exemplo",
	Practise:     "Abrir esta posição",
	PractiseHelp: "No solucionador, para experimentar.",
	Siblings:     "Variantes desta ideia",
	RatedSE:      "O Sudoku Explainer avalia a dificuldade em {rating}.",
	RatedHoDoKu:  "O HoDoKu conta {score:um ponto|{score} pontos} por ela (código {code}).",
	Unrated:      "Nem o Sudoku Explainer nem o HoDoKu a avaliam.",
	Previous:     "Anterior: {name}",
	Next:         "Próxima: {name}",

	BeginnersMore: "Todas as técnicas",

	Product: [4]string{
		"O Sudoku Solver resolve qualquer sudoku na hora e depois mostra como uma pessoa o resolveria: passo a passo, cada passo com seu motivo, seu nome e seu lugar no tabuleiro. Ele avalia a dificuldade, encontra o erro em um sudoku mal digitado, ajuda você a jogar e a aprender e compara os métodos que os programas usam.",
		"Ele lê os formatos de outros programas, e um link pode compartilhar uma posição inteira.",
		"Pode ser instalado como aplicativo e, depois de aberto uma vez, funciona sem internet.",
		"O mesmo motor está disponível como comando para o terminal e como biblioteca para programas em Go.",
	},
	PrivacyHead: "O que sai do seu dispositivo",
	Privacy: [2]string{
		"Nada. O programa inteiro roda no seu navegador; sudokus, arquivos e notas não são enviados a lugar nenhum. Não há contas, cookies, rastreamento nem anúncios.",
		"Seu trabalho fica no armazenamento deste navegador até você apagá-lo. Em um link, a posição vem depois do sinal #; os navegadores não enviam essa parte aos servidores.",
	},
	RatingHead: "Dificuldade",
	Rating: [2]string{
		"A avaliação segue as regras do Sudoku Explainer 1.2.1 e do HoDoKu 2.2, reimplementadas e comparadas com os resultados deles. A documentação do programa lista onde podem diferir.",
		"O nível (de Fácil a Extremo) é derivado dela.",
	},
	ThanksHead: "Agradecimentos",
	Thanks: [3]string{
		"A Nicolas Juillerat pelo Sudoku Explainer, a Bernhard Hobiger pelo HoDoKu, a Andrew Stuart pelo SudokuWiki, a Tom Dillon pelo tdoku e ao Players' Forum, onde a maioria destas técnicas foi descoberta e batizada.",
		"A página é feita com go-app, de Maxence Charriere (licença MIT).",
		"Os códigos QR são feitos com rsc.io/qr, de Russ Cox (licença BSD).",
	},
	LicenceHead: "Licença",
	Licence: [2]string{
		"O Sudoku Solver é software livre sob a licença MIT.",
		"Versão {version}",
	},
	Licences: "Licenças de todos os componentes",
}
