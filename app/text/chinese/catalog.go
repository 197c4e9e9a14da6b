// Package chinese holds the Chinese sentences for the page and the command.
package chinese

import (
	"sudoku/app/text"
	"sudoku/app/text/chinese/command"
	"sudoku/app/text/chinese/techniques"
	"sudoku/solver/phrase"
)

// Catalog is the Chinese catalog. GLOSSARY.md has its terms.
var Catalog = &text.Catalog{
	Code: "zh-Hans", Name: "简体中文", Thousands: ",", Decimal: ".", Plural: phrase.Uniform,

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
