package italian

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Start:        "Controlla lo schema",
	Intro:        "Trova che cosa non va in uno schema: numeri che si contraddicono, probabili errori di battitura, caselle in cui le soluzioni differiscono e numeri superflui.",
	OfferNone:    "Forse un numero è sbagliato o nella casella sbagliata.",
	OfferSeveral: "Uno schema corretto ha una sola soluzione. Forse un numero manca o è sbagliato.",
	Stages: [6]string{
		"Conteggio delle soluzioni…", "Ricerca della contraddizione…", "Prova delle correzioni…",
		"Confronto delle soluzioni…", "Ricerca dei numeri iniziali mancanti…", "Ricerca dei numeri iniziali superflui…",
	},
	Progress:  "{done} di {total}",
	Undecided: "Non si sa quante siano le soluzioni: la ricerca ha raggiunto il suo limite.",
	Effort:    "Controllato in {time}.",

	ContradictionTitle:      "Contraddizione",
	Contradiction:           "Questi {count} numeri iniziali si contraddicono; togliendone uno qualsiasi, gli altri non si contraddicono più.",
	ContradictionUnfinished: "Questi {count} numeri iniziali si contraddicono. Forse ne bastano meno, ma la ricerca ha raggiunto il suo limite.",

	RepairsTitle:      "Correzioni",
	Repairs:           "Ognuna lascia esattamente una soluzione. Le più probabili vengono per prime.",
	NoRepairs:         "Non si spiega con una sola svista: nessun numero iniziale cambiato, spostato, scambiato o tolto, e nessuna serie spostata di una casella, lascia esattamente una soluzione.",
	RepairsUnfinished: "La ricerca ha raggiunto il suo limite: potrebbero esserci altre correzioni.",
	MoreRepairs:       "{count:Un'altra correzione|Altre {count} correzioni}",
	Try:               "Prova",
	Apply:             "Applica",
	ShiftRight:        "Riga {index}: sposta {digits} di una casella a destra",
	ShiftLeft:         "Riga {index}: sposta {digits} di una casella a sinistra",
	ShiftDown:         "Colonna {index}: sposta {digits} di una casella in basso",
	ShiftUp:           "Colonna {index}: sposta {digits} di una casella in alto",
	Move:              "Sposta {was} da {from} a {to}",
	Swap:              "Scambia {from} e {to}",
	Change:            "{from}: {now} invece di {was}",
	Drop:              "Togli {candidate}",

	LayerTitle:        "Dove le soluzioni differiscono",
	Same:              "{count:Una delle {empty} caselle vuote ha|{count} delle {empty} caselle vuote hanno} lo stesso numero in ogni soluzione.",
	Layer:             "Nelle caselle",
	Layers:            [3]string{"Numeri", "Quanti", "Niente"},
	Legend:            "Numeri possibili in una casella",
	ListingUnfinished: "La ricerca ha raggiunto il suo limite: le caselle potrebbero avere più numeri di quelli mostrati.",

	Compare:     "Confronta le soluzioni",
	Mapped:      "{count} soluzioni. {differ} delle {empty} caselle vuote differiscono.",
	MappedPart:  "Almeno {count} soluzioni (il conteggio si ferma qui). {differ} delle {empty} caselle vuote differiscono.",
	SharesShown: "Più un numero è grande, più soluzioni fra quelle contate lo hanno in quella casella.",
	GroupsTitle: "Gruppi senza numeri iniziali",
	Groups:      "Ognuno di questi gruppi di caselle è senza numeri iniziali, e due soluzioni differiscono solo lì. Scegli un gruppo per evidenziarlo.",
	Group:       "{count} caselle: {cells}",
	MoreGroups:  "{count:Un altro gruppo|Altri {count} gruppi}",

	OneIsEnough:     "Basta un altro numero iniziale. {count:C'è un modo|Ci sono {count} modi} per aggiungerlo.",
	TwoAreEnough:    "Bastano altri due numeri iniziali; uno solo no. {count:C'è un modo|Ci sono {count} modi} per aggiungerli.",
	Add:             "Aggiungi",
	MoreAdditions:   "{count:Un altro modo|Altri {count} modi}",
	AdditionsListed: "Ne sono elencati {count}.",

	CompletedTitle:       "Numeri iniziali mancanti",
	Completed:            "Con {count:questo numero iniziale|questi {count} numeri iniziali} resta una sola soluzione.",
	CompletedFewest:      "Con {count:questo numero iniziale|questi {count} numeri iniziali} resta una sola soluzione; meno non bastano.",
	Complete:             "Aggiungi questi numeri",
	CompletingUnfinished: "La ricerca dei numeri iniziali mancanti ha raggiunto il suo limite.",

	MinimalTitle:         "Numeri iniziali",
	Minimal:              "Lo schema è minimo: ogni numero iniziale è necessario.",
	Redundant:            "Non è minimo: {count:uno dei {givens} numeri iniziali è superfluo|{count} dei {givens} numeri iniziali sono superflui, ciascuno preso da solo}.",
	MinimalInside:        "Uno schema minimo al suo interno ha {count} numeri iniziali.",
	TakeMinimal:          "Usa lo schema minimo",
	MinimizingUnfinished: "La ricerca ha raggiunto il suo limite: potrebbero esserci altri numeri iniziali superflui.",

	Contradicting: "parte della contraddizione",
	Unneeded:      "superfluo",
	Takes:         "{count:un numero possibile|{count} numeri possibili}",
	Becomes:       "diventerebbe {digit}",
	BecomesEmpty:  "diventerebbe vuota",
	Shares:        "soluzioni: {shares}",
	Share:         "{digit} nel {percent}%",
	ShareLess:     "{digit} in meno dell'1%",
	ShareNone:     "{digit} in nessuna di quelle contate",
	Grouped:       "nel gruppo evidenziato",
}
