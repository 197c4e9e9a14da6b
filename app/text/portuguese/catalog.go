// Package portuguese holds the Brazilian Portuguese sentences for the page and the
// command.
package portuguese

import (
	"sudoku/app/text"
	"sudoku/app/text/portuguese/command"
	"sudoku/app/text/portuguese/techniques"
	"sudoku/solver/phrase"
)

// Catalog is the Brazilian Portuguese catalog.
var Catalog = &text.Catalog{
	Code: "pt-BR", Name: "Português (Brasil)", Thousands: ".", Decimal: ",", Plural: phrase.UpToOne,

	Page:        page,
	Start:       start,
	Look:        look,
	Actions:     actions,
	Panels:      panels,
	Setup:       enter,
	Tools:       tools,
	Generator:   fresh,
	Practise:    practise,
	Photo:       photo,
	Dialogs:     dialogs,
	Board:       grid,
	Aloud:       aloud,
	Outcomes:    outcomes,
	Notices:     notices,
	Check:       check,
	Methods:     methods,
	List:        list,
	Explain:     steps,
	Hint:        hint,
	Ratings:     ratings,
	Keys:        keys,
	Gestures:    gestures,
	Play:        play,
	Finish:      finish,
	Menu:        menu,
	Save:        savepoints,
	Library:     library,
	Statistics:  statistics,
	Backup:      backup,
	Sharing:     sharing,
	Film:        film,
	Review:      review,
	Transfer:    transfer,
	Conversion:  conversion,
	Print:       printing,
	Errors:      errors,
	Commands:    command.Commands,
	CommandLine: command.CommandLine,
	Generation:  command.Generation,
	Judgement:   judgement,
	Documents:   documents,
	Learn:       learn,
	Examples:    examples,
	Formats:     formats,
	Techniques:  techniques.Language,
}
