package spanish

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Button:    "Estadísticas",
	Title:     "Estadísticas",
	Empty:     "Todavía no hay nada resuelto. Aquí se cuentan los sudokus que resuelves tú.",
	Help:      "Los mejores tiempos son sin pistas. El mejor tiempo y la mediana solo cuentan la primera vez que resuelves un sudoku; las demás cifras cuentan todas.",
	Streak:    "{count:día seguido|días seguidos}",
	Longest:   "{count:día|días}, la racha más larga",
	Total:     "{count:sudoku resuelto|sudokus resueltos}",
	Table:     "Sudokus resueltos y tiempos por nivel",
	Solved:    "Resueltos",
	Best:      "Mejor",
	Median:    "Mediana",
	Nobody:    "–",
	Chart:     "Las últimas cuatro semanas",
	ChartText: "{count:Un sudoku resuelto|{count} sudokus resueltos} en {days:un día|{days} días}, como mucho {most} en un día.",
	Today:     "hoy",

	Estimate:   "{from}–{to} min para ti",
	Minutes:    "{from}–{to} min",
	TooFew:     "Después de {left:una partida más|{left} partidas más} sin pistas, la página estima cuánto tardarás en un sudoku.",
	Pace:       "Los minutos junto a un nivel se estiman con tus últimas {count} partidas. Cuatro de cada cinco deberían quedar entre ellos.",
	PaceWithin: "Los minutos junto a un nivel se estiman con tus últimas {count} partidas. Cuatro de cada cinco deberían quedar entre ellos. El punto medio solía acertar con un margen del {percent} %.",
	Forget:     "Olvidar mi ritmo",

	Progress:     "En qué tardas más",
	ProgressHelp: "Jugadas sin pista, según la técnica más fácil que las muestra. Los tiempos son de tus últimas diez partidas, con el cambio respecto a las anteriores.",
	Technique:    "Técnica",
	Moves:        "Jugadas",
	PerMove:      "Tiempo por jugada",
	Change:       "Cambio",
	Took:         "{time} s",
	Faster:       "{percent} % más rápido",
	Slower:       "{percent} % más lento",
	New:          "nuevo",
}

var backup = words.Backup{
	Button:        "Guardar o cargar todo",
	Title:         "Guardar o cargar todo",
	Help:          "Un solo archivo contiene tu biblioteca con todos los historiales, tus estadísticas y tus ajustes. Guárdalo bien o cárgalo en otro navegador: lo que ya hay allí se queda.",
	Settings:      "Los ajustes solo se toman del archivo si aquí no has cambiado ninguno.",
	FileName:      "sudoku-todo",
	Save:          "Guardar todo en un archivo",
	Load:          "Cargar todo de un archivo",
	Working:       "Un momento… {done} de {total}",
	Stop:          "Parar",
	Stopped:       "Detenido. No ha cambiado nada.",
	Saved:         "{count:Hay un sudoku|Hay {count} sudokus} en el archivo descargado, con tus estadísticas y ajustes.",
	Loaded:        "{count:Un sudoku añadido.|{count} sudokus añadidos.}",
	Known:         "{count:Uno ya estaba|{count} ya estaban} aquí.",
	Results:       "Las estadísticas del archivo cuentan {count:un sudoku resuelto|{count} sudokus resueltos}.",
	SettingsTaken: "Ahora se usan sus ajustes.",
	Foreign:       "Este archivo no se escribió con “Guardar todo”. No ha cambiado nada.",
	Newer:         "Este archivo lo escribió una versión más nueva de esta página. Recarga la página e inténtalo de nuevo. No ha cambiado nada.",
	Damaged:       "El archivo está dañado en la línea {line}. No ha cambiado nada.",
	CutShort:      "El archivo está incompleto: se corta después de la línea {line}. No ha cambiado nada.",
	NotDone:       "No ha funcionado ({reason}). No ha cambiado nada.",
}
