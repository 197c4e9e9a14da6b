package italian

import "sudoku/app/text/words"

var judgement = words.Judgement{
	Holds:    "La deduzione vale: {effects}.",
	Named:    "La deduzione vale. È {name}: {effects}.",
	HoldsNot: "La deduzione non vale.",

	OneOfTwo: "Almeno un estremo della catena è vero, quindi ciò che vede entrambi gli estremi è falso.", Loop: "La catena è un ciclo: di ogni legame debole è vero un estremo.",
	StartTrue: "Se {term} fosse falso, la catena lo renderebbe vero. Quindi è vero.", StartFalse: "Se {term} fosse vero, la catena lo renderebbe falso. Quindi è falso.",

	HouseStrong:  "{link}: {house} non ha un altro posto per {digit}.",
	CellStrong:   "{link}: {cells} non ha altri candidati.",
	SetStrong:    "{link}: in {cells} c'è un numero più delle caselle, quindi manca un solo numero.",
	LockedStrong: "{link}: in {cells} ci sono tanti numeri quante caselle, quindi non ne manca nessuno.",
	HouseWeak:    "{link}: {house} ha un solo {digit}.",
	SightWeak:    "{link}: ogni posto di un estremo vede ogni posto dell'altro.",
	CellWeak:     "{link}: in {cells} sta un solo numero.",
	FilledWeak:   "{link}: i numeri di un estremo riempiono {cells}.",
	NotHouse:     "{link} non vale: {house} ha altri posti per {digit}, {cells}.",
	NotCell:      "{link} non vale: {cells} può essere anche {digits}.",
	NotSet:       "{link} non vale: in {cells} possono stare {digits}, ma un insieme quasi bloccato ha un solo numero più delle caselle.",
	Missing:      "In mezzo manca: {terms}",
	Between:      "Questo varrebbe: {terms}",
	After:        "Dopo “{text}”: {fault}",
	Shown:        "{claim} si dimostra qui con {name}.",
	Already:      "{claim} è già sulla griglia.",
	Truths: [4]string{
		"{claim} è vero nella soluzione, ma qui nessuna tecnica lo dimostra in un passo.",
		"{claim} è vero in alcune soluzioni e falso in altre.",
		"{claim} è falso nella soluzione.",
		"La posizione non ha soluzione, quindi non si può dimostrare niente.",
	},
	Faults: [10]string{
		"{candidate} non è un candidato in questa griglia.", "{link} non vale: nessuna linea, riquadro, casella o insieme impedisce che siano falsi entrambi.", "{link} non vale: nessuno dei due estremi esclude l'altro.",
		"Legami forti e deboli devono alternarsi, ma qui se ne incontrano due dello stesso tipo.", "Da questa catena non segue niente: nessun candidato vede entrambi gli estremi, e non torna al suo inizio.",
		"Di questo insieme non resta nessun candidato.", "{candidate} è in troppo pochi insiemi di copertura.",
		"Non segue niente: gli insiemi di copertura sono più di quelli di base.", "{claim} non segue.", "Vale, ma tutto ciò che esclude è già stato escluso.",
	},
	Syntax: [11]string{
		"Non c'è nessuna deduzione.", "Qui serve un termine come (5)r1c2.", "Qui serve un numero da 1 a 9.", "Qui servono caselle come r1c2.",
		"Qui serve una parentesi chiusa.", "Qui serve = oppure -.", "Qui serve una conclusione come r1c2<>5.", "Qui serve un insieme come 7r2 o r1c2.",
		"Qui servono gli insiemi di copertura.", "Una catena richiede due termini.", "Il testo è troppo lungo.",
	},
}
