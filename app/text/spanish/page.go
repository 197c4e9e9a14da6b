package spanish

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "Sudoku Solver",
	Tagline:       "Escribe, pega o abre un sudoku y obtén la respuesta. Todo ocurre en tu dispositivo.",
	Loading:       "Preparando el programa…",
	Privacy:       "Nada de lo que escribes sale de este dispositivo.",
	NotFoundTitle: "Página no encontrada",
	NotFoundText:  "Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.",
	Home:          "Ir al inicio",
	UpdateReady:   "Hay una versión nueva. Tu tablero se queda como está.",
	Reload:        "Recargar",
	Install:       "Instalar",
	InstallApple:  "Para instalarla, abre el menú Compartir del navegador y elige “Añadir a pantalla de inicio” o “Añadir al Dock”.",
	Dismiss:       "Cerrar",
}

var start = words.Start{
	Loading:    "Cargando el programa",
	Progress:   "{done} de {all} MB",
	Failed:     "No se pudo cargar el programa. Lo que escribiste se conserva.",
	Unable:     "El programa necesita WebAssembly, que está desactivado en este navegador. Lo que escribiste se conserva.",
	Ended:      "El programa se ha detenido. Tu sudoku se conserva.",
	Again:      "Recargar",
	NoScript:   "Esta página resuelve sudokus en tu navegador. Permítele usar JavaScript y WebAssembly.",
	NotApplied: "{count:Una acción anterior|{count} acciones anteriores} a que la página estuviera lista no {count:correspondía|correspondían} a este sudoku.",
}

var look = words.Look{
	Theme:  "Tema",
	Themes: [4]string{"Sistema", "Claro", "Oscuro", "Contraste alto"},
	Safe:   "Colores para daltonismo",
	Labels: "Números de fila y columna",

	Language: "Idioma",
}

var actions = words.Actions{
	Solve: "Resolver", Hint: "Pista", Explain: "Explicar", Cancel: "Cancelar", Clear: "Vaciar",
	Undo: "Deshacer", Redo: "Rehacer", Share: "Compartir", Import: "Importar", Example: "Ejemplo",
	Close: "Cerrar", Erase: "Borrar", Keypad: "Teclado numérico", Copy: "Copiar",
	OpenFile: "Abrir un archivo", Load: "Cargar",
	Mode: "Lo que escribes", Setting: "Preparar", Playing: "Jugar",
	SettingHelp:   "Los números que escribes son del sudoku.",
	PlayingHelp:   "Los números que escribes son tus respuestas; los del sudoku no se pueden cambiar.",
	FirstSolution: "Primera solución", PreviousSolution: "Solución anterior",
	NextSolution: "Solución siguiente", LastSolution: "Última solución",
	History: "Historial", Toolbar: "Acciones", Errands: "El sudoku", Help: "Teclado",
}

var panels = words.Panels{Solve: "Sudoku", Check: "Revisar", Methods: "Métodos", List: "Lista",
	Places: "Secciones", Home: "Inicio", Play: "Jugar"}

var dialogs = words.Dialogs{
	ImportTitle:   "Importar un sudoku",
	ImportHelp:    "Vale casi todo: 81 números, nueve líneas de nueve, un archivo, código o enlace de otro programa o sitio, o una lista de sudokus. Una celda vacía es un 0, un punto o un espacio.",
	ImportLabel:   "Sudoku",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "Compartir este tablero",
	ShareHelp:     "El propio enlace contiene todo el tablero. No se sube nada.",
	ShareLabel:    "Enlace",
	ExampleTitle:  "Ejemplos",
	KeysTitle:     "Teclado",
}

var examples = [8]words.Example{
	{Name: "El de menos números", Help: "17 números, uno de ellos mal impreso: 9.734 soluciones. De un artículo sobre cómo acelerar Python."},
	{Name: "Wikipedia", Help: "Del artículo de la enciclopedia; un programa de tres líneas tarda 48 segundos."},
	{Name: "El que pudo con las tres líneas", Help: "Aquel programa imprimió una respuesta falsa."},
	{Name: "Fácil", Help: "Se resuelve mirando las celdas de una en una."},
	{Name: "Medio", Help: "Hay que mirar también filas, columnas y cajas enteras."},
	{Name: "Difícil", Help: "Lo mismo, con menos números al principio."},
	{Name: "Experto", Help: "Demasiado difícil para el cuaderno del que viene, que tuvo que adivinar."},
	{Name: "El más difícil del mundo", Help: "Así lo llamaron los periódicos en 2012. Un programa de prueba y error adivinó 90 veces."},
}
