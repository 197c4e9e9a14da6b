package italian

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Maiusc", "Backspace", "Canc", "Spazio", "Home", "Fine", "Pag su", "Pag giù", "Invio"},
	Digits:     "Inserisci un numero",
	Erase:      "Svuota la casella",
	Arrows:     "Spostati di casella in casella",
	Tab:        "Casella successiva, o precedente con Maiusc; dopo l'ultima esce dalla griglia",
	LineEnds:   "Prima o ultima casella della riga",
	ColumnEnds: "Prima o ultima casella della colonna",
	GridEnds:   "Prima o ultima casella della griglia",
	Undo:       "Annulla",
	Redo:       "Ripeti",
	Solve:      "Risolvi",
	Hint:       "Mostra un suggerimento, o di più",
	Steps:      "Fuori dalla griglia: ← → immagine precedente o successiva di un percorso, ↑ ↓ passo precedente o successivo; in una revisione, mosse e momenti",
	Lines:      "Leggi ad alta voce riga, colonna o riquadro, con uno screen reader",
	Cell:       "Di' il numero o i candidati della casella",
	Places:     "Di' dov'è un numero e quanti ne mancano",
	Again:      "Di' che cosa ha cambiato l'ultima mossa, o ripeti l'ultima frase",
	List:       "In un elenco: apri lo schema, selezionalo o seleziona tutti",
	Escape:     "Annulla una ricerca o chiudi una finestra; poi Tab esce dalla griglia",
	Paste:      "Incolla uno schema, in qualsiasi punto della pagina",
	Help:       "Mostra questa guida",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "Nota nell'angolo",
	Centre:     "Nota al centro",
	Colour:     "Colore della casella",
	Modes:      "Modo di inserimento: numeri, note nell'angolo, note al centro, colori",
	Space:      "Modo di inserimento successivo mentre giochi; svuota la casella mentre componi",
	Extend:     "Seleziona altre caselle; anche con Ctrl",
	All:        "Seleziona tutte le caselle",
	Alike:      "Seleziona le caselle con lo stesso numero o le stesse note",
	Pause:      "Ferma il tempo e copri la griglia, o riprendi",
	Check:      "Controlla i tuoi numeri",
	Explain:    "Spiega lo schema passo per passo",
	Candidates: "Mostra o nascondi i candidati",
	Highlight:  "Evidenzia il numero precedente o successivo",
	Bivalue:    "Evidenzia le caselle con due candidati",
	DigitFirst: "Prima il numero: un tasto numerico lo sceglie, Invio o un clic lo inserisce",
	Savepoint:  "Salva un punto",
	Library:    "Mostra la raccolta",
	Brush:      "Colore dei candidati precedente o successivo, legami forti o deboli; V sceglie che cosa disegni",
}

var gestures = words.Gestures{Title: "Mouse e tocco", List: [8]words.Gesture{
	{Do: "Trascina sulle caselle", Help: "Le seleziona"},
	{Do: "Ctrl+clic o pressione lunga su una casella", Help: "La aggiunge o la toglie"},
	{Do: "Maiusc+clic", Help: "Seleziona le caselle da quella selezionata a questa"},
	{Do: "Doppio clic o doppio tocco", Help: "Seleziona le caselle con lo stesso numero o le stesse note"},
	{Do: "Clic destro su un candidato", Help: "Lo esclude o lo riporta; nei modi “Angolo” e “Centro” basta un clic in una casella selezionata"},
	{Do: "Pressione lunga su un tasto numerico", Help: "Prima il numero: premendo una casella lo inserisci"},
	{Do: "Scorri sulla griglia", Help: "Immagine precedente o successiva di un percorso"},
	{Do: "Due dita", Help: "Ingrandisci"},
}}
