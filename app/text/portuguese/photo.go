package portuguese

import (
	"sudoku/app/text/words"
)

// The dialog that reads puzzles from pictures: ways to get a picture, then the puzzle
// next to it. Button and ButtonHelp are on the start panel. Filled to Hard are for screen
// readers: {cell} and then its contents. One to Counting are below the result, Doubtful
// if cells are marked, Correct if none is. Erase and Written are keys. The problems name
// the picture: {name} is a file name or Shot.
var photo = words.Photo{
	Button:      "Take a photo",
	ButtonHelp:  "From a newspaper, a book or a screen. The picture stays on this device.",
	Title:       "Puzzle from a photo",
	Help:        "Take a photo of the whole grid, straight from above and in focus. It is read on this device and not sent anywhere.",
	DropHelp:    "You can also drop a picture on this page, or paste one.",
	Camera:      "Use the camera",
	Choose:      "Choose pictures",
	Shoot:       "Take the photo",
	Back:        "Back",
	Starting:    "Starting the camera…",
	Aim:         "Hold the camera so that the grid fills the picture. It is read automatically.",
	Reading:     "Reading the photo…",
	ReadingOf:   "Reading photo {index} of {count}…",
	Straight:    "The grid in the photo",
	Whole:       "The whole photo",
	Result:      "What was read",
	Filled:      "{cell}: {digit}",
	Empty:       "{cell}: empty",
	ByHand:      "written by hand",
	Hard:        "hard to read",
	One:         "{count:One digit|{count} digits}, one solution.",
	Several:     "Several solutions: a digit is wrong or missing.",
	None:        "No solution: a digit is wrong.",
	Counting:    "Counting the solutions…",
	Doubtful:    "{count:The marked cell was hard to read. Compare it|The {count} marked cells were hard to read. Compare them} with the photo.",
	Correct:     "Something wrong? Choose the cell and type the digit.",
	Erase:       "Empty",
	Written:     "By hand",
	Use:         "Use this puzzle",
	AsList:      "Open all as a list",
	Which:       "Puzzle",
	Puzzle:      "{index} of {count}",
	Corners:     "Move the corners",
	CornersHelp: "Drag the corners to the corners of the grid. The grid is read again when you let go.",
	Digits:      "Back to the digits",
	CornerNames: [4]string{"Upper left corner", "Upper right corner", "Lower right corner", "Lower left corner"},
	CornerHelp:  "Move it with the arrow keys.",
	Misplaced:   "There is no grid at these corners.",
	Again:       "Another photo",
	Taken:       "Read from the photo: {count:one digit|{count} digits}.",
	Shot:        "The photo",

	NoGrid:       "{name}: no 9×9 sudoku found. Show the whole grid, straight from above and in focus.",
	NoDigits:     "{name}: found a grid, but hardly any digits. Variants such as killer sudoku cannot be read.",
	NoPicture:    "{name}: this browser cannot open it as a picture.",
	NoHEIC:       "{name}: this browser cannot open HEIC photos. Save it as JPEG, or use the camera here.",
	TooLarge:     "{name}: {size} megapixels is too large. The limit is {limit}.",
	NoReader:     "{name}: the digit reader is not on this device yet. Connect to the network once; after that it works offline.",
	Failed:       "{name}: reading failed ({reason}).",
	NoCamera:     "No camera was found. Choose a picture instead.",
	CameraDenied: "The browser blocked the camera. Allow it in the browser's settings, or choose a picture.",
	TooMany:      "Only the first {limit} pictures were read.",
	NoPixels:     "{name}: to protect your privacy, this browser does not let the page read pictures. Allow it to read canvas data, with the icon next to the address, and try again.",
}
