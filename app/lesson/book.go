package lesson

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
)

// Book maps keys to the lessons in one language.
type Book map[string]*Chapter

// Chapter is a lesson with its words.
type Chapter struct {
	Lesson
	Words
}

// ErrBook reports that a text is not a file of lessons.
var ErrBook = errors.New("lesson: not a file of lessons")

// In a file of lessons, these characters precede each script and its words. Neither occurs
// in a script. The page fetches the file for its language.
const (
	scriptMark = "\x01"
	wordsMark  = "\x02"
)

// Encode returns a file of lessons from pairs of scripts and words.
func Encode(pairs [][2]string) string {
	var b strings.Builder
	for _, p := range pairs {
		b.WriteString(scriptMark + p[0] + wordsMark + p[1])
	}
	return b.String()
}

// Only returns the part of a file of lessons that a lesson's page needs: the lesson, and
// the foundations that follow it, whose titles the page shows. It returns the whole file
// if that does not have the lesson. Parsing all lessons is slow on a phone.
func Only(file, key string) string {
	own := cut(file, key)
	if own == "" {
		return file
	}
	_, then, _ := strings.Cut(own, "\nthen ")
	then, _, _ = strings.Cut(then, "\n")
	all := own
	for next := range strings.FieldsSeq(then) {
		if slices.Contains(Foundations, next) {
			all += cut(file, next)
		}
	}
	return all
}

// cut returns the part of a file of lessons that holds one lesson, or "".
func cut(file, key string) string {
	at := strings.Index(file, scriptMark+"lesson "+key+"\n")
	if at < 0 {
		return ""
	}
	part, _, _ := strings.Cut(file[at+len(scriptMark):], scriptMark)
	return scriptMark + part
}

// Decode decodes a file of lessons. It returns [ErrBook] for any other text.
func Decode(file string) (Book, error) {
	book := Book{}
	for c, err := range Chapters(file) {
		if err != nil {
			return nil, err
		}
		book[c.Key] = c
	}
	return book, nil
}

// Chapters decodes a file of lessons one at a time, so that the caller can pause. For any
// other text it yields [ErrBook] and stops.
func Chapters(file string) iter.Seq2[*Chapter, error] {
	return func(yield func(*Chapter, error) bool) {
		before, rest, more := strings.Cut(file, scriptMark)
		if before != "" {
			yield(nil, ErrBook)
			return
		}
		for more {
			var part string
			part, rest, more = strings.Cut(rest, scriptMark)
			script, words, ok := strings.Cut(part, wordsMark)
			if !ok {
				yield(nil, ErrBook)
				return
			}
			c, err := NewChapter(script, words)
			if err != nil {
				yield(nil, fmt.Errorf("%w: %w", ErrBook, err))
				return
			}
			if !yield(c, nil) {
				return
			}
		}
	}
}

// NewChapter parses a script and its words. Both must have the same screens.
func NewChapter(script, words string) (*Chapter, error) {
	l, err := ParseScript(script)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.Key, err)
	}
	w, err := ParseWords(words)
	if err != nil {
		return nil, fmt.Errorf("words of lesson %s: %w", l.Key, err)
	}
	if len(l.Screens) == 0 || len(l.Screens) != len(w.Screens) {
		return nil, fmt.Errorf("lesson %s: %d screens, but words for %d", l.Key, len(l.Screens), len(w.Screens))
	}
	return &Chapter{l, w}, nil
}

// Minutes estimates how long the chapter takes: the time to read its words, and to answer
// each question.
func (c *Chapter) Minutes() int {
	seconds := 0
	for i := range c.Lesson.Screens {
		w := &c.Words.Screens[i]
		seconds += ReadingTime(w.Text...) + ReadingTime(w.Question)
		if c.Lesson.Screens[i].Ask.Kind != None {
			seconds += answerTime
		}
	}
	return (seconds + 59) / 60
}

// answerTime is the estimated time for a question, in seconds.
const answerTime = 15

// ReadingTime estimates how many seconds it takes to read texts that refer to a board.
func ReadingTime(texts ...string) (seconds int) {
	for _, s := range texts {
		seconds += CountWords(s) * 60 / 150
	}
	return seconds
}

// CountWords counts the words of a text. In Chinese and Japanese, which have no spaces,
// it estimates them: two characters are about one English word.
func CountWords(text string) int {
	characters := 0
	for _, r := range text {
		if '\u3040' <= r && r <= '\u9fff' {
			characters++
		}
	}
	return len(strings.Fields(text)) + characters/2
}
