package german

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Button:    "Statistik",
	Title:     "Statistik",
	Empty:     "Noch nichts gelöst. Rätsel, die du selbst löst, zählen hier.",
	Help:      "Als Bestzeit zählt nur eine ohne Hinweise. Bestzeit und Median gelten für das erste Lösen eines Rätsels; alles andere zählt jedes Mal.",
	Streak:    "{count:Tag|Tage} in Folge",
	Longest:   "{count:Tag|Tage}, längste Serie",
	Total:     "{count:Rätsel|Rätsel} gelöst",
	Table:     "Gelöste Rätsel und Zeiten nach Stufe",
	Solved:    "Gelöst",
	Best:      "Bestzeit",
	Median:    "Median",
	Nobody:    "–",
	Chart:     "Die letzten vier Wochen",
	ChartText: "{count:Ein Rätsel|{count} Rätsel} an {days:einem Tag|{days} Tagen} gelöst, höchstens {most} an einem Tag.",
	Today:     "heute",

	Estimate:   "{from}–{to} Min. für dich",
	Minutes:    "{from}–{to} Min.",
	TooFew:     "Nach {left:einem weiteren Spiel|{left} weiteren Spielen} ohne Hinweise schätzt die Seite, wie lange du für ein Rätsel brauchst.",
	Pace:       "Die Minuten neben der Stufe sind aus deinen letzten {count} Spielen geschätzt. Vier von fünf Spielen sollten darin liegen.",
	PaceWithin: "Die Minuten neben der Stufe sind aus deinen letzten {count} Spielen geschätzt. Vier von fünf Spielen sollten darin liegen. Die Mitte stimmte meist auf {percent} % genau.",
	Forget:     "Mein Tempo vergessen",

	Progress:     "Wofür du am längsten brauchst",
	ProgressHelp: "Züge ohne Hinweis, nach der einfachsten Technik, die sie zeigt. Die Zeiten sind die deiner letzten zehn Spiele, mit der Änderung gegenüber den Spielen davor.",
	Technique:    "Technik",
	Moves:        "Züge",
	PerMove:      "Zeit je Zug",
	Change:       "Änderung",
	Took:         "{time} s",
	Faster:       "{percent} % schneller",
	Slower:       "{percent} % langsamer",
	New:          "neu",
}

var backup = words.Backup{
	Button:        "Alles sichern oder laden",
	Title:         "Alles sichern oder laden",
	Help:          "Deine Bibliothek mit allen Verläufen, deine Statistik und deine Einstellungen passen in eine Datei. Bewahre sie auf oder lade sie in einem anderen Browser: Was dort schon ist, bleibt.",
	Settings:      "Einstellungen kommen nur aus der Datei, wenn du hier noch keine geändert hast.",
	FileName:      "sudoku-alles",
	Save:          "Alles in einer Datei sichern",
	Load:          "Gesicherte Datei laden",
	Working:       "Läuft … {done} von {total}",
	Stop:          "Anhalten",
	Stopped:       "Angehalten. Nichts wurde geändert.",
	Saved:         "{count:Ein Rätsel ist|{count} Rätsel sind} in der heruntergeladenen Datei, mit Statistik und Einstellungen.",
	Loaded:        "{count:Ein Rätsel kam|{count} Rätsel kamen} hinzu.",
	Known:         "{count:Eines war|{count} waren} schon da.",
	Results:       "Die Statistik der Datei enthält {count:ein gelöstes|{count} gelöste} Rätsel.",
	SettingsTaken: "Ihre Einstellungen gelten jetzt.",
	Foreign:       "Diese Datei stammt nicht von „Alles in einer Datei sichern“. Nichts wurde geändert.",
	Newer:         "Eine neuere Version dieser Seite hat diese Datei geschrieben. Lade die Seite neu und versuche es noch einmal. Nichts wurde geändert.",
	Damaged:       "Die Datei ist in Zeile {line} beschädigt. Nichts wurde geändert.",
	CutShort:      "Die Datei ist unvollständig: Sie endet nach Zeile {line}. Nichts wurde geändert.",
	NotDone:       "Das hat nicht geklappt ({reason}). Nichts wurde geändert.",
}
