package japanese

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "ソルバー", Learn: "学ぶ", Beginners: "はじめての方へ", About: "概要",
	Navigation: "ページ",

	LearnIntro: "最初の数字から、手では誰も解けない問題まで、人が使う解き方を集めました。どのページにも、テクニックの意味、成り立つ理由、見つけ方、盤面の例、練習用の局面があります。",
	What:       "どういうものか", Why: "なぜ成り立つか", Look: "見つけ方",
	Example:      "例",
	Practise:     "この局面を開く",
	PractiseHelp: "ソルバーで試せます。",
	Siblings:     "この考え方のバリエーション",
	RatedSE:      "Sudoku Explainerの難度は{rating}です。",
	RatedHoDoKu:  "HoDoKuでは{score}点です（コード{code}）。",
	Unrated:      "Sudoku ExplainerにもHoDoKuにも評価がありません。",
	Previous:     "前：{name}",
	Next:         "次：{name}",

	BeginnersMore: "すべてのテクニック",

	Product: [4]string{
		"数独ソルバーは、どんな数独（ナンプレ）でもすぐに解き、人がどう解くかを一手ずつ、理由と名前と盤面の場所を添えて見せます。問題の難度を評価し、打ち間違いを見つけ、遊びと学習を助け、プログラムの解法も比べられます。",
		"ほかのプログラムの形式を読み込めます。リンク1つで局面をまるごと共有できます。",
		"アプリとしてインストールでき、一度開けばオフラインでも動きます。",
		"同じエンジンを、ターミナルのコマンドとして、またGoのライブラリとして使えます。",
	},
	PrivacyHead: "端末の外へ送られるもの",
	Privacy: [2]string{
		"ありません。プログラムはすべてブラウザの中で動き、問題もファイルもメモも、どこへも送信しません。アカウントもクッキーも追跡も広告もありません。",
		"データは、削除するまでこのブラウザに保存されます。リンクでは、局面は#より後ろにあり、ブラウザはその部分をサーバーへ送りません。",
	},
	RatingHead: "難度の評価",
	Rating: [2]string{
		"評価はSudoku Explainer 1.2.1とHoDoKu 2.2の規則に従っています。独自に実装し、両者の結果と照らし合わせました。違うことのある点は、プログラムの説明書にあります。",
		"レベル（初級〜最難）は、そこから決めています。",
	},
	ThanksHead: "謝辞",
	Thanks: [3]string{
		"Sudoku ExplainerのNicolas Juillerat氏、HoDoKuのBernhard Hobiger氏、SudokuWikiのAndrew Stuart氏、tdokuのTom Dillon氏、そして多くのテクニックが見つかり名付けられたPlayers' Forumの皆さんに感謝します。",
		"このページはMaxence Charriere氏のgo-app（MITライセンス）で作られています。",
		"QRコードはRuss Cox氏のrsc.io/qr（BSDライセンス）で作っています。",
	},
	LicenceHead: "ライセンス",
	Licence: [2]string{
		"数独ソルバーは、MITライセンスのフリーソフトウェアです。",
		"バージョン{version}",
	},
	Licences: "すべての構成要素のライセンス",
}
