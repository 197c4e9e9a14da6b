// Package command holds the command's Italian sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "Nessuna soluzione.",
	Several:       "Più soluzioni.",
	Serving:       "In servizio su {url} fino a Ctrl-C",
	CutOff:        "Fermato con {count:un download|{count} download} in corso: {paths}.",
	LogFails:      "Impossibile scrivere il registro: {error}",
	LogWorks:      "Il registro si scrive di nuovo; {count:manca una riga|mancano {count} righe}.",
	Written:       "Sito per {base} scritto in {dir}",
	NoMethod:      "Metodo “{method}” sconosciuto. I metodi sono {methods}.",
	UseHelp:       "Prova “{command} --help”.",
	StepsNone:     "Nessuna tecnica trova un passo.",
	StepsAre:      "{count:Un passo|{count} passi}:",
	Explained:     "Risolto in {count:un passo|{count} passi}.",
	Stuck:         "Dopo {count:un passo|{count} passi}, nessuna tecnica ne trova un altro.",
	OwnPath:       "Il percorso di “explain” ha {count:un passo|{count} passi}: {techniques}.",
	HoDoKuPath:    "Quello di HoDoKu ha {count:un passo|{count} passi}: {techniques}.",
	UniquenessOff: "Lo schema ha più soluzioni, quindi le tecniche che ne presuppongono una sola sono disattivate.",
	Complete:      "Lo schema è risolto.",
	Proved:        "La dimostrazione ha {count:una riga|{count} righe} ed è stata verificata. È in {file}, la sua formula in {formula}.",
	ProofNone:     "Non c'è nessun passo da dimostrare.",
	ProofOfOne:    "--proof lavora su uno schema alla volta.",
	ProofFails:    "Il passo {number} non si può dimostrare: non segue dalla posizione.",
	HintTechnique: "Prova questa tecnica: {technique}.",
	HintHouses:    "Guarda {houses}.",
	HintCells:     "Guarda {cells}.",
	ScanNoGrid:    "Nessun sudoku trovato. Scatta la foto dritta dall'alto, con tutta la griglia.",
	ScanNoDigits:  "C'è una griglia, ma quasi nessun numero. Varianti come il killer sudoku non si possono leggere.",
	ScanDoubtful:  "Controlla {count:questa casella|queste caselle}: {cells}.",
	ScanNoPicture: "Non è un'immagine JPEG o PNG.",
	ScanBroken:    "L'immagine è danneggiata.",
	ScanTooLarge:  "L'immagine è troppo grande: {size} megapixel. Il limite è {limit}.",
}

// CommandLine holds what the command says about faulty puzzles and about its progress.
var CommandLine = words.CommandLine{
	Clash:                   "{digit} compare {count} volte {house/in}: {cells}.",
	ClashTwice:              "{digit} compare due volte {house/in}: {cells}.",
	AtLines:                 "Righe di testo {lines}: {sentence}",
	Contradiction:           "Questi {count} numeri si contraddicono: {digits}.",
	ContradictionUnfinished: "Questi {count} numeri si contraddicono; forse ne bastano meno: {digits}.",
	LikelyRepair:            "Una correzione probabile: {repair}.",
	WrongEntries:            "{count:Il numero inserito {digits} contraddice|I numeri inseriti {digits} contraddicono} la soluzione.",
	WrongEliminations:       "{count:Il candidato {candidates} è stato escluso, ma fa|I candidati {candidates} sono stati esclusi, ma fanno} parte della soluzione.",
	NoneFits:                "Nessuna soluzione ha tutti i numeri inseriti e nessuno dei candidati esclusi.",
	MethodsNotRun:           "I metodi non sono stati eseguiti.",
	Running:                 "Esecuzione di {method}, {at} di {count}",
	Puzzles:                 "{count:Uno schema|{count} schemi}, {rate} al secondo",
	MoreUnread:              "{count:Un altro schema non si può|Altri {count} schemi non si possono} leggere:",
	MapCells:                "Per ogni casella, quante delle {count} soluzioni hanno ciascun numero:",
	MapCellsCut:             "Per ogni casella, quante delle prime {count} soluzioni hanno ciascun numero (ce ne sono altre):",
	MapCell:                 "{cell}: {counts}",
	MapDigit:                "{digit} in {count}",
	MapSets:                 "{count:Questo insieme di caselle ha|Ciascuno di questi {count} insiemi di caselle ha} bisogno di un numero iniziale, altrimenti ci sono più soluzioni:",
	MapFirst:                "Sono mostrati i primi {count}.",
	MapWays:                 "{count:Un modo|{count} modi} di arrivare a esattamente una soluzione con {number:un altro numero iniziale|altri {number} numeri iniziali}:",
	MapNoWays:               "Altri due numeri iniziali non lasciano mai esattamente una soluzione.",
	Alike:                   "{count:Uno è|{count} sono} così: {sentence}",
}
