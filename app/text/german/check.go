package german

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Start:        "Das Rätsel prüfen",
	Intro:        "Findet, was an einem Rätsel nicht stimmt: Ziffern, die sich widersprechen, wahrscheinliche Tippfehler, worin sich mehrere Lösungen unterscheiden und welche Ziffern überflüssig sind.",
	OfferNone:    "Vielleicht ist eine Ziffer vertippt oder in der falschen Zelle.",
	OfferSeveral: "Ein richtiges Rätsel hat genau eine Lösung. Vielleicht fehlt eine Ziffer, oder eine ist vertippt.",
	Stages: [6]string{
		"Die Lösungen werden gezählt …", "Der Widerspruch wird gesucht …", "Korrekturen werden versucht …",
		"Die Lösungen werden verglichen …", "Fehlende Vorgaben werden gesucht …", "Überflüssige Vorgaben werden gesucht …",
	},
	Progress:  "{done} von {total}",
	Undecided: "Die Zahl der Lösungen ist unbekannt: Die Suche stieß an ihre Grenze.",
	Effort:    "Geprüft in {time}.",

	ContradictionTitle:      "Widerspruch",
	Contradiction:           "Diese {count} Vorgaben widersprechen sich; ohne eine davon, gleich welche, tun es die übrigen nicht mehr.",
	ContradictionUnfinished: "Diese {count} Vorgaben widersprechen sich. Vielleicht genügen weniger: Die Suche stieß an ihre Grenze.",

	RepairsTitle:      "Korrekturen",
	Repairs:           "Jede lässt genau eine Lösung übrig. Die wahrscheinlichsten zuerst.",
	NoRepairs:         "Ein einzelnes Versehen ist es nicht: Ob man eine Vorgabe ändert, versetzt, vertauscht oder weglässt oder eine Reihe von Vorgaben um eine Zelle verschiebt, nie bleibt genau eine Lösung.",
	RepairsUnfinished: "Die Suche stieß an ihre Grenze: Es kann weitere Korrekturen geben.",
	MoreRepairs:       "{count:Eine weitere Korrektur|{count} weitere Korrekturen}",
	Try:               "Probieren",
	Apply:             "Anwenden",
	ShiftRight:        "Zeile {index}: {digits} um eine Zelle nach rechts",
	ShiftLeft:         "Zeile {index}: {digits} um eine Zelle nach links",
	ShiftDown:         "Spalte {index}: {digits} um eine Zelle nach unten",
	ShiftUp:           "Spalte {index}: {digits} um eine Zelle nach oben",
	Move:              "{was} von {from} nach {to} versetzen",
	Swap:              "{from} und {to} vertauschen",
	Change:            "{from}: {now} statt {was}",
	Drop:              "{candidate} weglassen",

	LayerTitle:        "Worin sich die Lösungen unterscheiden",
	Same:              "{count:Eine der {empty} leeren Zellen hat|{count} der {empty} leeren Zellen haben} in jeder Lösung dieselbe Ziffer.",
	Layer:             "In den Zellen",
	Layers:            [3]string{"Ziffern", "Anzahl", "Nichts"},
	Legend:            "Mögliche Ziffern einer Zelle",
	ListingUnfinished: "Die Suche stieß an ihre Grenze: Manche Zellen können mehr Ziffern haben als gezeigt.",

	Compare:     "Die Lösungen vergleichen",
	Mapped:      "{count} Lösungen. {differ} der {empty} leeren Zellen unterscheiden sich.",
	MappedPart:  "Mindestens {count} Lösungen: Gezählt wurde bis {count}. {differ} der {empty} leeren Zellen unterscheiden sich.",
	SharesShown: "Je größer eine Ziffer, desto mehr der gezählten Lösungen haben sie in dieser Zelle.",
	GroupsTitle: "Gruppen ohne Vorgabe",
	Groups:      "In diesen Gruppen von Zellen steht keine Vorgabe, und zwei Lösungen unterscheiden sich nur dort. Ein Klick markiert eine Gruppe.",
	Group:       "{count} Zellen: {cells}",
	MoreGroups:  "{count:Eine weitere Gruppe|{count} weitere Gruppen}",

	OneIsEnough:     "Eine weitere Vorgabe reicht. Es gibt {count:eine Möglichkeit|{count} Möglichkeiten}.",
	TwoAreEnough:    "Zwei weitere Vorgaben reichen, eine nicht. Es gibt {count:eine Möglichkeit|{count} Möglichkeiten}.",
	Add:             "Hinzufügen",
	MoreAdditions:   "{count:Eine weitere Möglichkeit|{count} weitere Möglichkeiten}",
	AdditionsListed: "{count} davon sind aufgeführt.",

	CompletedTitle:       "Fehlende Vorgaben",
	Completed:            "Mit {count:dieser Vorgabe|diesen {count} Vorgaben} bleibt eine Lösung.",
	CompletedFewest:      "Mit {count:dieser Vorgabe|diesen {count} Vorgaben} bleibt eine Lösung; weniger reichen nicht.",
	Complete:             "Diese Vorgaben hinzufügen",
	CompletingUnfinished: "Die Suche nach fehlenden Vorgaben stieß an ihre Grenze.",

	MinimalTitle:         "Vorgaben",
	Minimal:              "Das Rätsel ist minimal: Jede Vorgabe wird gebraucht.",
	Redundant:            "Nicht minimal: {count:Eine von {givens} Vorgaben ist|{count} von {givens} Vorgaben sind, jede für sich genommen,} überflüssig.",
	MinimalInside:        "Ein minimales Rätsel darin hat {count} Vorgaben.",
	TakeMinimal:          "Das minimale Rätsel übernehmen",
	MinimizingUnfinished: "Die Suche stieß an ihre Grenze: Weitere Vorgaben können überflüssig sein.",

	Contradicting: "Teil des Widerspruchs",
	Unneeded:      "überflüssig",
	Takes:         "{count:eine mögliche Ziffer|{count} mögliche Ziffern}",
	Becomes:       "würde {digit}",
	BecomesEmpty:  "würde leer",
	Shares:        "Lösungen: {shares}",
	Share:         "{digit} in {percent} %",
	ShareLess:     "{digit} in weniger als 1 %",
	ShareNone:     "{digit} in keiner gezählten",
	Grouped:       "in der markierten Gruppe",
}
