//go:build !js

package ear

import (
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"net"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
)

// speech is a speech server without a voice. It implements the part of SSIP, Speech
// Dispatcher's protocol, that Orca uses, and records what it would speak.
type speech struct {
	mu     sync.Mutex
	spoken []string
	last   time.Time // when the last text arrived
}

// speakTime is how long an utterance takes.
const speakTime = 50 * time.Millisecond

// steady replaces what varies from run to run: playing times, and today's date.
var steady = []struct {
	varies *regexp.Regexp
	text   string
}{
	{regexp.MustCompile(`\b\d+:\d\d\b`), "0:00"},
	{regexp.MustCompile(`\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b`), "Weekday"},
	{regexp.MustCompile(`\b\d+ (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?\b`), "1 January"},
}

func (s *speech) listen(address string) error {
	listener, err := net.Listen("unix", address)
	if err != nil {
		return err
	}
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go s.serve(conn)
		}
	}()
	return nil
}

// serve answers the commands of one client.
func (s *speech) serve(conn net.Conn) {
	defer conn.Close()
	in := bufio.NewScanner(conn)
	in.Buffer(nil, 1<<20)
	for messages := 1; in.Scan(); {
		command, rest, _ := strings.Cut(in.Text(), " ")
		switch strings.ToUpper(command) {
		case "SPEAK":
			io.WriteString(conn, "230 OK RECEIVING DATA\r\n")
			var lines []string
			for in.Scan() && in.Text() != "." {
				lines = append(lines, strings.TrimPrefix(in.Text(), "."))
			}
			s.say(plainText(strings.Join(lines, " ")))
		case "CHAR", "KEY":
			s.say(rest)
		case "STOP", "CANCEL":
			io.WriteString(conn, "210 OK STOPPED\r\n")
			continue
		case "LIST":
			io.WriteString(conn, "249-silent\ten\tnone\r\n249 OK\r\n")
			continue
		case "GET", "HISTORY":
			io.WriteString(conn, "245-1\r\n245 OK\r\n")
			continue
		case "QUIT":
			return
		default:
			io.WriteString(conn, "208 OK\r\n")
			continue
		}
		fmt.Fprintf(conn, "225-%d\r\n225 OK MESSAGE QUEUED\r\n", messages)
		// Orca registers its callback only after the answer.
		id := messages
		time.AfterFunc(speakTime, func() {
			fmt.Fprintf(conn, "701-%d\r\n701-1\r\n701 BEGIN\r\n", id)
			fmt.Fprintf(conn, "702-%d\r\n702-1\r\n702 END\r\n", id)
		})
		messages++
	}
}

// progress matches how far the page has loaded, which varies too.
var progress = regexp.MustCompile(`^\d+ percent\.$`)

// plainText returns the words of a text in SSML.
func plainText(ssml string) string {
	var text strings.Builder
	for d := xml.NewDecoder(strings.NewReader(ssml)); ; {
		token, err := d.Token()
		if err != nil {
			return strings.Join(strings.Fields(text.String()), " ")
		}
		if words, ok := token.(xml.CharData); ok {
			text.Write(words)
		}
	}
}

func (s *speech) say(text string) {
	for _, s := range steady {
		text = s.varies.ReplaceAllString(text, s.text)
	}
	if os.Getenv("EAR_LOG") != "" {
		fmt.Fprintln(os.Stderr, "  "+text)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if text != "" && !progress.MatchString(text) {
		s.spoken, s.last = append(s.spoken, text), time.Now()
	}
}

// take returns what was spoken and clears it.
func (s *speech) take() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	spoken := s.spoken
	s.spoken = nil
	return spoken
}

// heard returns what was spoken since the last take, and when the last text arrived.
func (s *speech) heard() ([]string, time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.spoken), s.last
}

// saidNow reports whether words were spoken since the last take.
func (s *speech) saidNow(words string) bool {
	spoken, _ := s.heard()
	return slices.ContainsFunc(spoken, func(text string) bool { return strings.Contains(text, words) })
}
