package italian

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "Impossibile leggerlo: {reason}",
	AtLine:           "Riga di testo {line}: {sentence}",
	Empty:            "Non contiene nessuno schema.",
	TooLong:          "È troppo lungo per essere uno schema.",
	Unrecognized:     "Formato dello schema non riconosciuto.",
	NotADigit:        "Riga {row}, colonna {column}: “{text}” non è un numero.",
	WrongCellCount:   "{got:Trovata una casella|Trovate {got} caselle} invece di {want}.",
	WrongRowCount:    "{got:Trovata una riga|Trovate {got} righe} invece di {want}.",
	WrongRowLength:   "La riga {row} ha {got:una casella|{got} caselle} invece di {want}.",
	SeveralPuzzles:   "Trovati {got} schemi invece di uno.",
	NotACandidate:    "“{text}” non è un candidato (numero, riga, colonna).",
	OtherSize:        "La griglia ha {got} righe; sono ammesse solo griglie di {want} righe.",
	Damaged:          "Il codice è danneggiato o incompleto.",
	TooNested:        "Troppe parentesi annidate.",
	Unsafe:           "“{text}” non è ammesso in un file.",
	NeedsServer:      "Solo {text} sa a quale schema corrisponde questo indirizzo breve. Aprilo lì e copia lo schema.",
	NotACell:         "Riga {row}, colonna {column}: “{text}” non è una casella in questo formato.",
	NoPuzzle:         "È un registro di {text}: contiene le mosse ma non lo schema. Copia lo schema da lì.",
	Ambiguous:        "Si potrebbe leggere come schemi diversi.",
	CutOff:           "Il testo è troncato: manca una parte dello schema.",
	Picture:          "È un'immagine, ma non si può aprire. Forse è danneggiata.",
	Packed:           "Questo file è compresso in formato {text}. Prima estrailo.",
	LinkEmpty:        "Non contiene nessuna posizione.",
	LinkUnrecognized: "Non è né un codice di questa pagina né una serie di 81 caratteri.",
	LinkLength:       "Ha {got:una casella|{got} caselle} invece di {want}.",
	LinkVersion:      "Viene da una versione più recente di questa pagina (“{text}”). Ricarica la pagina per ottenerla.",
	LinkCharacter:    "Il carattere {column}, “{text}”, qui non è ammesso.",
	LinkDamaged:      "È danneggiato o incompleto.",
	FileTooLarge:     "Supera i {want} MB.",
	CannotUnpack:     "Questo browser non può estrarlo.",
}
