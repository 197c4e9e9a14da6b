package spanish

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "Sudoku", Learn: "Aprender", Beginners: "Para principiantes", About: "Acerca de",
	Navigation: "Páginas",

	LearnIntro: "Lo que saben quienes resuelven sudokus a mano, desde el primer número hasta los que nadie resuelve así. Cada página explica qué es una técnica, por qué funciona y cómo encontrarla, la muestra en un tablero y ofrece una posición para practicar.",
	What:       "Qué es", Why: "Por qué funciona", Look: "Cómo encontrarla",
	Example:      "Ejemplo",
	Practise:     "Abrir esta posición",
	PractiseHelp: "En el tablero, para probarla.",
	Siblings:     "Variantes de esta idea",
	RatedSE:      "Sudoku Explainer le da un {rating}.",
	RatedHoDoKu:  "HoDoKu le da {score:un punto|{score} puntos} (código {code}).",
	Unrated:      "Ni Sudoku Explainer ni HoDoKu la valoran.",
	Previous:     "Anterior: {name}",
	Next:         "Siguiente: {name}",

	BeginnersMore: "Todas las técnicas",

	Product: [4]string{
		"Sudoku Solver resuelve cualquier sudoku al instante y después muestra cómo podría hacerlo una persona: paso a paso, cada uno con su razón, su nombre y su lugar en el tablero. Mide lo difícil que es, encuentra el error en uno mal copiado, te ayuda a jugar y a aprender, y compara los métodos que usan los programas.",
		"Lee los formatos de otros programas, y un enlace puede compartir una posición entera.",
		"Se puede instalar como una aplicación y, una vez abierto, funciona sin conexión.",
		"El mismo motor es un comando para la terminal y una biblioteca para programas en Go.",
	},
	PrivacyHead: "Qué sale de tu dispositivo",
	Privacy: [2]string{
		"Nada. Todo el programa se ejecuta en tu navegador; los sudokus, los archivos y las notas no se envían a ninguna parte. No hay cuentas, ni cookies, ni rastreo, ni publicidad.",
		"Lo que haces se queda en el almacenamiento de este navegador hasta que lo borres. En un enlace, la posición va después del signo #; los navegadores no envían esa parte a los servidores.",
	},
	RatingHead: "Dificultad",
	Rating: [2]string{
		"La dificultad sigue las reglas de Sudoku Explainer 1.2.1 y HoDoKu 2.2, programadas de nuevo y comprobadas con sus resultados. La documentación del programa dice en qué pueden diferir.",
		"De ahí se deduce el nivel (de Fácil a Extremo).",
	},
	ThanksHead: "Gracias",
	Thanks: [3]string{
		"A Nicolas Juillerat por Sudoku Explainer, a Bernhard Hobiger por HoDoKu, a Andrew Stuart por SudokuWiki, a Tom Dillon por tdoku y al Players’ Forum, donde se descubrieron y recibieron su nombre la mayoría de estas técnicas.",
		"La página está hecha con go-app, de Maxence Charriere (licencia MIT).",
		"Los códigos QR se hacen con rsc.io/qr, de Russ Cox (licencia BSD).",
	},
	LicenceHead: "Licencia",
	Licence: [2]string{
		"Sudoku Solver es software libre con licencia MIT.",
		"Versión {version}",
	},
	Licences: "Licencias de todos los componentes",
}
