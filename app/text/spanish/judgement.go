package spanish

import "sudoku/app/text/words"

var judgement = words.Judgement{
	Holds:    "La deducción es válida: {effects}.",
	Named:    "La deducción es válida. Es {name}: {effects}.",
	HoldsNot: "La deducción no es válida.",

	OneOfTwo: "Al menos un extremo de la cadena es verdadero, así que es falso lo que ve los dos.", Loop: "La cadena es un bucle: un extremo de cada enlace débil es verdadero.",
	StartTrue: "Si {term} fuera falso, la cadena lo haría verdadero. Así que es verdadero.", StartFalse: "Si {term} fuera verdadero, la cadena lo haría falso. Así que es falso.",

	HouseStrong:  "{link}: {house} no tiene otro lugar para el {digit}.",
	CellStrong:   "{link}: {cells} no tiene otro candidato.",
	SetStrong:    "{link}: {cells} tienen un número más que celdas, así que solo falta uno.",
	LockedStrong: "{link}: {cells} solo tienen tantos números como celdas, así que no falta ninguno.",
	HouseWeak:    "{link}: {house} tiene un solo {digit}.",
	SightWeak:    "{link}: todos los lugares de un extremo ven todos los del otro.",
	CellWeak:     "{link}: en {cells} cabe un solo número.",
	FilledWeak:   "{link}: los números de un extremo llenan {cells}.",
	NotHouse:     "{link} no es válido: {house} tiene otros lugares para el {digit}, {cells}.",
	NotCell:      "{link} no es válido: {cells} también puede ser {digits}.",
	NotSet:       "{link} no es válido: en {cells} caben {digits}, pero un conjunto casi bloqueado solo tiene un número más que celdas.",
	Missing:      "Falta en medio: {terms}",
	Between:      "Esto sería válido: {terms}",
	After:        "Después de “{text}”: {fault}",
	Faults: [10]string{
		"{candidate} no es un candidato en este tablero.", "{link} no es válido: ninguna línea, caja, celda o conjunto impide que los dos sean falsos.", "{link} no es válido: ningún extremo descarta el otro.",
		"Los enlaces fuertes y débiles tienen que alternarse, pero aquí se juntan dos de la misma clase.", "De esta cadena no se deduce nada: ningún candidato ve sus dos extremos, y no vuelve a su principio.",
		"De este conjunto no queda ningún candidato.", "{candidate} está en muy pocos de los conjuntos de cobertura.",
		"No se deduce nada: hay más conjuntos de cobertura que de base.", "{claim} no se deduce.", "Es válido, pero todo lo que descarta ya se había ido.",
	},
	Syntax: [11]string{
		"No hay ninguna deducción.", "Aquí hace falta un término como (5)r1c2.", "Aquí hace falta un número del 1 al 9.", "Aquí hacen falta celdas como r1c2.",
		"Aquí hace falta un paréntesis de cierre.", "Aquí hace falta = o -.", "Aquí hace falta una conclusión como r1c2<>5.", "Aquí hace falta un conjunto como 7r2 o r1c2.",
		"Aquí hacen falta los conjuntos de cobertura.", "Una cadena necesita dos términos.", "El texto es demasiado largo.",
	},
}
