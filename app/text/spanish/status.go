package spanish

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "Tablero de sudoku",
	Empty:      "vacía",
	Given:      "número inicial {digit}",
	Entry:      "{digit}",
	Answer:     "respuesta {digit}",
	Corrected:  "respuesta {digit}, tu {entry} es incorrecto",
	Candidates: "candidatos {digits}",
	Conflict:   "conflicto",
	NoDigit:    "no cabe ningún número",
	NoPlace:    "sin lugar para el {digit} en {house}",
}

var outcomes = words.Outcomes{
	Filled:        "{givens:Un número inicial|{givens} números iniciales}, {empty:una celda vacía|{empty} celdas vacías}.",
	Busy:          "Buscando…",
	BusyCount:     "Buscando… {count:una solución|{count} soluciones} hasta ahora.",
	Unique:        "Exactamente una solución.",
	Several:       "{count} soluciones.",
	AtLeast:       "Al menos {limit} soluciones.",
	None:          "Sin solución.",
	NoneSearched:  "Sin solución: el sudoku se contradice en alguna parte. “Revisar” encuentra dónde.",
	Fitting:       "{count:Una de ellas encaja|{count} de ellas encajan} con tus números.",
	WrongEntries:  "{count:Uno de tus números es incorrecto|{count} de tus números son incorrectos}: {cells}.",
	Effort:        "{time}, {nodes:un nodo examinado|{nodes} nodos examinados}, {guesses:una suposición|{guesses} suposiciones}.",
	NoneFits:      "Ninguna encaja con tus números.",
	Shown:         "Solución {index} de {count}",
	ShownOfMany:   "Solución {index} de al menos {count}",
	Twice:         "El {digit} aparece dos veces en {house}.",
	NoCandidate:   "En {cell} no cabe ningún número.",
	NoPlace:       "En {house} no hay lugar para el {digit}.",
	MoreConflicts: "{count:Un conflicto más|{count} conflictos más}.",
	Solved:        "Resuelto: cada fila, cada columna y cada caja tiene los nueve números.",
	Complete:      "El tablero está lleno, pero no es correcto.",
}

var notices = words.Notices{
	Cleared:         "Vaciado.",
	NothingToClear:  "El tablero ya está vacío.",
	ExampleLoaded:   "Ejemplo: {name}.",
	LinkCopied:      "Enlace copiado. Contiene todo el tablero.",
	LinkNotCopied:   "El navegador no dejó copiar. Copia a mano el enlace de abajo.",
	LinkOpened:      "Sudoku abierto desde el enlace.",
	NoteOpened:      "El enlace dice: “{name}”",
	LinkDamaged:     "No se pudo leer el enlace: {reason} El tablero no ha cambiado.",
	AddressRepaired: "La dirección no era válida y se ha corregido: {address}",
	UndoBringsBack:  "“Deshacer” recupera lo que había aquí.",
	GivenLocked:     "{cell} es del sudoku. Para cambiarla, elige “Preparar”.",
	NothingToUndo:   "No hay nada que deshacer.",
	NothingToRedo:   "No hay nada que rehacer.",
	StorageRefused:  "Este navegador no guarda nada para la página: si cierras la pestaña, se pierde el tablero. Para conservarlo, copia un enlace con “Compartir”.",
	StorageFull:     "El almacenamiento del navegador está lleno: si cierras la pestaña, se pierden los últimos cambios. Para conservarlos, copia un enlace con “Compartir”.",
	StorageCorrupt:  "Un sudoku guardado no se pudo abrir: está dañado. La copia dañada sigue en este dispositivo.",
	StorageNewer:    "Tu último sudoku lo guardó una versión más nueva de esta página. Recarga la página para tenerla; el sudoku estará en la biblioteca.",
	StorageBack:     "Un sudoku que antes no se podía abrir vuelve a estar en la biblioteca.",
	SaveDamaged:     "Guardar como archivo",
	NotOffline:      "En este dispositivo no hay espacio para guardar la página, así que no se abrirá sin conexión.",
	EngineRestarted: "El programa se detuvo de forma inesperada y se ha reiniciado.",
	EngineFailed:    "El programa se detuvo. Inténtalo de nuevo. ({reason})",
	NoWorker:        "En este navegador, la página puede quedarse parada durante búsquedas largas.",
	Cancelled:       "Cancelado.",
	NoMethodChosen:  "Elige al menos un método.",
	MethodsStarted:  "{count:Un método trabaja|{count} métodos trabajan} con los números iniciales.",
	MethodsFinished: "{count:El método ha|Los {count} métodos han} terminado; la tabla muestra los resultados.",
	LanguageMissing: "{name} todavía no está en este dispositivo y ahora no se puede cargar. Inténtalo de nuevo con conexión.",
	OfferApplied:    "Hecho: el sudoku tiene ahora exactamente una solución.",
	FileUnreadable:  "No se pudo leer el archivo {name}: {reason}",
}
