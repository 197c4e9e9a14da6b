package french

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Change:    "Évolution",
	Button:    "Statistiques",
	Title:     "Statistiques",
	Empty:     "Rien de résolu encore. Les grilles que vous résolvez vous-même sont comptées ici.",
	Help:      "Les records sont sans indice. Records et médianes ne comptent que la première fois que vous résolvez une grille ; les autres nombres comptent à chaque fois.",
	Streak:    "{count:jour|jours} de suite",
	Longest:   "{count:jour|jours}, plus longue série",
	Total:     "{count:grille résolue|grilles résolues}",
	Table:     "Grilles résolues et temps par niveau",
	Solved:    "Résolues",
	Best:      "Record",
	Median:    "Médiane",
	Nobody:    "–",
	Chart:     "Les quatre dernières semaines",
	ChartText: "{count:{count} grille résolue|{count} grilles résolues} en {days:{days} jour|{days} jours}, au plus {most} le même jour.",
	Today:     "aujourd’hui",

	Estimate:   "{from}–{to} min pour vous",
	Minutes:    "{from}–{to} min",
	TooFew:     "Après {left:une partie|{left} parties} de plus sans indice, la page estimera combien de temps une grille vous prendra.",
	Pace:       "Les minutes à côté d’un niveau sont estimées d’après vos {count} dernières parties. Quatre parties sur cinq devraient s’y tenir.",
	PaceWithin: "Les minutes à côté d’un niveau sont estimées d’après vos {count} dernières parties. Quatre parties sur cinq devraient s’y tenir. Le milieu était en général juste à {percent} % près.",
	Forget:     "Oublier mon rythme",

	Progress:     "Ce qui vous prend le plus de temps",
	ProgressHelp: "Les coups sans indice, selon la technique la plus facile qui les montre. Les temps sont ceux de vos dix dernières parties ; dessous, l’évolution depuis les parties d’avant.",
	Technique:    "Technique",
	Moves:        "Coups",
	PerMove:      "Temps par coup",
	Took:         "{time} s",
	Faster:       "{percent} % plus vite",
	Slower:       "{percent} % plus lent",
	New:          "nouveau",
}

var backup = words.Backup{
	Button:        "Tout enregistrer ou charger",
	Title:         "Tout enregistrer ou charger",
	Help:          "Un seul fichier contient votre bibliothèque avec tous les historiques, vos statistiques et vos réglages. Gardez-le en lieu sûr, ou chargez-le dans un autre navigateur : ce qui s’y trouve déjà reste.",
	Settings:      "Les réglages ne sont repris du fichier que si vous n’en avez changé aucun ici.",
	FileName:      "sudoku-tout",
	Save:          "Tout enregistrer dans un fichier",
	Load:          "Tout charger d’un fichier",
	Working:       "En cours… {done} sur {total}",
	Stop:          "Arrêter",
	Stopped:       "Arrêté. Rien n’a changé.",
	Saved:         "{count:{count} grille est|{count} grilles sont} dans le fichier téléchargé, avec vos statistiques et vos réglages.",
	Loaded:        "{count:{count} grille ajoutée.|{count} grilles ajoutées.}",
	Known:         "{count:{count} était|{count} étaient} déjà là.",
	Results:       "Les statistiques du fichier comptent {count:{count} grille résolue|{count} grilles résolues}.",
	SettingsTaken: "Ses réglages sont repris.",
	Foreign:       "Ce fichier n’a pas été écrit par « Tout enregistrer ». Rien n’a changé.",
	Newer:         "Ce fichier a été écrit par une version plus récente de cette page. Rechargez la page et réessayez. Rien n’a changé.",
	Damaged:       "Le fichier est endommagé à la ligne {line}. Rien n’a changé.",
	CutShort:      "Le fichier est incomplet : il s’arrête après la ligne {line}. Rien n’a changé.",
	NotDone:       "Cela n’a pas fonctionné ({reason}). Rien n’a changé.",
}
