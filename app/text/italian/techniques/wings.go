package techniques

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Tre caselle con due candidati ciascuna. Il perno ha x e y, per esempio 3 e 5; vede una casella con x e z, per esempio 3 e 8, e una con y e z, per esempio 5 e 8. Queste due sono le pinze: una casella che le vede entrambe perde z, qui 8.",
		Why:   "Se il perno è x, la pinza che condivide x con lui dev'essere z. Se il perno è y, dev'essere z l'altra pinza. In entrambi i casi una delle pinze è z.",
		Look:  "Prendi come perno una casella con due candidati. Cerca altre due caselle con due candidati che vede: una con x, una con y, ed entrambe con lo stesso terzo numero z.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Come un XY-Wing, ma anche il perno ha z: ha tre candidati x, y e z, e le pinze hanno x, z e y, z. Una casella che le vede tutte e tre perde z.",
		Why:   "Se il perno è x o y, una delle pinze dev'essere z; altrimenti z è il perno stesso. In ogni caso una delle tre è z.",
		Look:  "Prendi una casella con tre candidati. Cerca nel suo riquadro una casella con due dei tre, poi nella sua riga e nella sua colonna una con altri due dei tre. Una casella che tutte e tre vedono è nel riquadro della prima e sulla linea della seconda.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "Due caselle con gli stessi due candidati che non si vedono, e un'unità in cui uno dei numeri ha due posti, ciascuno visto da una delle caselle. Le caselle che le vedono entrambe perdono l'altro numero.",
		Why:   "Le due caselle non possono avere entrambe il numero collegato, perché allora l'unità non avrebbe posto per lui. Quindi una delle due ha l'altro numero.",
		Look:  "Trova due caselle con gli stessi due candidati che non si vedono. Per ciascuno dei due numeri, cerca un'unità in cui ha solo due posti, uno visto da ciascuna casella.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Quattro caselle con quattro numeri, che tutti tranne uno possono comparire fra loro una volta sola. Quell'uno è escluso in ogni casella che vede tutti i suoi posti lì.",
		Why:   "Quattro caselle hanno bisogno di quattro numeri. Se mancasse quello speciale, tre numeri dovrebbero riempire quattro caselle.",
		Look:  "È un insieme quasi bloccato che gira intorno all'angolo di un riquadro: parti da un perno con tre o quattro candidati.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "Coppia remota",
		What:  "Una catena di quattro o più caselle con gli stessi due candidati, ciascuna delle quali vede la successiva. Una casella che vede entrambi gli estremi di un numero dispari di legami perde entrambi i numeri.",
		Why:   "I due numeri si alternano lungo la catena, quindi gli estremi ne hanno uno ciascuno.",
		Look:  "Quando una coppia di numeri compare in quattro o più caselle, unisci quelle che si vedono, e guarda le caselle che ne vedono due a distanza di un numero dispari di legami.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Coppia remota"},
		},
	},
}
