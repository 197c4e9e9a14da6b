//go:build !js

package e2e

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/web/e2e/driver"
)

// photos is a test data folder of package scan.
const photos = "../../solver/scan/testdata/newspaper/"

// somePhoto is the name of a photo of a newspaper.
const somePhoto = "image158"

func photographed(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(photos + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(text))
}

// A givenFile is a file that the page receives. Its content is read from path.
type givenFile struct{ name, kind, path string }

// filesJS returns JavaScript that declares data, a DataTransfer with the given files.
func filesJS(t *testing.T, files ...givenFile) string {
	t.Helper()
	js := "const data = new DataTransfer();"
	for _, f := range files {
		body, err := os.ReadFile(f.path)
		if err != nil {
			t.Fatal(err)
		}
		js += fmt.Sprintf(`data.items.add(new File([Uint8Array.from(atob(%q), (c) => c.charCodeAt(0))], %q, {type: %q}));`,
			base64.StdEncoding.EncodeToString(body), f.name, f.kind)
	}
	return js
}

func (p *player) drop(files ...givenFile) {
	p.t.Helper()
	p.run(`{` + filesJS(p.t, files...) + `document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}))}`)
}

// photo returns a photo from the folder photos.
func photo(name string) givenFile {
	return givenFile{name + ".jpg", "image/jpeg", photos + name + ".jpg"}
}

// choosePhotos chooses files in the photo dialog.
func (p *player) choosePhotos(paths ...string) {
	p.t.Helper()
	for i := range paths {
		absolute, err := filepath.Abs(paths[i])
		if err != nil {
			p.t.Fatal(err)
		}
		paths[i] = absolute
	}
	p.chooseFile("#photo-file", paths...)
}

// readJS returns the digits read from the photo as 81 characters.
const readJS = `[...document.querySelectorAll("#photo-grid [role=gridcell]")].map((c) => c.textContent || ".").join("")`

func (p *player) waitRead(want string) {
	p.t.Helper()
	p.wait("what was read to be "+want, readJS+" === "+quote(want))
}

// TestPhotoFile chooses a photo, corrects a digit and uses the puzzle. A single Undo must
// restore the previous grid.
func TestPhotoFile(t *testing.T) {
	want := photographed(t, somePhoto)
	p := open(t, "/")
	p.click("Take a photo")
	p.choosePhotos(photos + somePhoto + ".jpg")
	p.waitRead(want)
	p.wait("the straightened photo", `document.querySelector(".photo-straight img")?.naturalWidth > 300`)
	p.wait("the verdict", `document.querySelector(".photo-verdict.good")?.textContent.includes("32 digits, one solution.")`)
	p.pictures("photo")
	p.clickOn(`#photo-grid [data-cell="0"]`)
	p.press("8")
	p.waitRead("8" + want[1:])
	p.wait("no solution", `document.querySelector(".photo-verdict.bad")?.textContent.includes("No solution")`)
	p.press("ArrowRight", "ArrowLeft", "Delete")
	p.waitRead("." + want[1:])
	p.click("7")
	p.waitRead(want)
	p.wait("one solution again", `document.querySelector(".photo-verdict.good")`)
	p.click("Use this puzzle")
	p.waitGrid(want)
	p.waitStatus("Read from the photo: 32 digits.")
	p.click("Undo")
	p.waitGrid(strings.Repeat(".", 81))
}

// TestPhotoComesAnyWay drops and pastes pictures. They are rotated according to their
// Exif data or the puzzle. If there are several puzzles, the player can choose one or
// open them all as a list.
func TestPhotoComesAnyWay(t *testing.T) {
	p := open(t, "/")
	p.drop(photo("image1041"), givenFile{"notes.txt", "text/plain", photos + "image9.txt"}, photo(somePhoto))
	p.waitRead(photographed(t, "image1041")) // the photo lies on its side
	p.wait("a message about the file that is not a picture", `document.querySelector(".photo-failures").textContent.includes("notes.txt")`)
	p.chooseOption("photo-which", 1)
	p.waitRead(photographed(t, somePhoto))
	p.click("Open all as a list")
	p.wait("a list of both", `document.querySelector("main").innerText.includes("2 puzzles in the list.")`)

	p.run(`{` + filesJS(t, photo("image46")) + `document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}))}`)
	p.waitRead(photographed(t, "image46"))
	p.press("Escape")
	p.wait("no dialog", `!document.querySelector("dialog")`)

	turned := filepath.Join(t.TempDir(), "turned.jpg")
	if err := os.WriteFile(turned, turnedByExif(t, photos+somePhoto+".jpg"), 0o644); err != nil {
		t.Fatal(err)
	}
	p.drop(givenFile{"turned.jpg", "image/jpeg", turned})
	p.waitRead(photographed(t, somePhoto))
	p.click("Move the corners")
	p.wait("the photo to stand upright", `(({naturalWidth: w, naturalHeight: h}) => w > 0 && w < h)(document.querySelector(".photo-whole img"))`)
	p.press("Escape")
	p.wait("no dialog", `!document.querySelector("dialog")`)

	// Spreadsheets copy cells both as text and as a picture.
	p.run(`{` + filesJS(t, photo("image46")) + `data.setData("text/plain", ` + quote(wikipedia) + `);
		document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}))}`)
	p.waitGrid(dotted(wikipedia))
}

// turnedByExif returns a JPEG file whose Exif data holds only an orientation, a rotation
// by 90 degrees.
func turnedByExif(t *testing.T, path string) []byte {
	t.Helper()
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const orientation = "\xff\xe1\x00\x22Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	turned := append([]byte("\xff\xd8"), orientation...)
	for rest := file[2:]; ; {
		if rest[0] != 0xff || rest[1] == 0xda {
			return append(turned, rest...)
		}
		size := 2 + int(rest[2])<<8 + int(rest[3])
		if rest[1] != 0xe1 {
			turned = append(turned, rest[:size]...)
		}
		rest = rest[size:]
	}
}

// TestPhotoCorners drags the corners and moves them by keyboard. The grid is read again
// each time.
func TestPhotoCorners(t *testing.T) {
	want := photographed(t, somePhoto)
	p := open(t, "/")
	p.drop(photo(somePhoto))
	p.waitRead(want)
	p.click("Move the corners")
	p.wait("the photo", `document.querySelector(".photo-whole img")?.naturalWidth > 100`)
	corner := func(i int) (x, y float64) {
		r := eval[[]float64](p, fmt.Sprintf(`(({x, y, width, height}) => [x + width / 2, y + height / 2])(document.querySelectorAll(".photo-whole circle")[%d].getBoundingClientRect())`, i))
		return r[0], r[1]
	}
	x, y := corner(2)
	drag := func(fromX, fromY, toX, toY float64) {
		for i, kind := range []driver.PointerKind{driver.Down, driver.Move, driver.Up} {
			at := [][2]float64{{fromX, fromY}, {toX, toY}, {toX, toY}}[i]
			p.pointer(driver.Mouse{Kind: kind, X: at[0], Y: at[1], Drag: true})
		}
	}
	middleX, middleY := corner(0)
	drag(x, y, (x+middleX)/2, (y+middleY)/2)
	p.wait("a changed grid, or none", readJS+` !== `+quote(want)+` || document.querySelector(".photo-verdict.bad")`)
	nowX, nowY := corner(2)
	drag(nowX, nowY, x, y)
	p.waitRead(want)
	p.wait("the verdict", `document.querySelector(".photo-verdict.good")`)

	p.run(`document.querySelectorAll(".photo-whole circle")[0].focus()`)
	before, _ := corner(0)
	p.press("ArrowRight")
	p.wait("the corner moved by a key", fmt.Sprintf(`(({x, width}) => x + width / 2 > %g)(document.querySelectorAll(".photo-whole circle")[0].getBoundingClientRect())`, before))
	p.press("ArrowLeft")
	p.waitRead(want)
	p.click("Back to the digits")
	p.wait("the straightened photo", `document.querySelector(".photo-straight img")`)
	p.click("Another photo")
	p.wait("the file input", `document.getElementById("photo-file")`)
}

// TestPhotoCamera checks that the page shows the camera's picture and reads it
// automatically. The browser's fake camera shows a photo of a newspaper.
func TestPhotoCamera(t *testing.T) {
	p := openFirst(t, "/")
	p.server.fail("/web/digits.bin", 503) // prevents automatic reading
	p.expect("503 (Service Unavailable)")
	p.click("Take a photo")
	p.click("Use the camera")
	p.wait("the camera's picture", `document.getElementById("photo-video")?.videoWidth > 0`)
	p.screenshot("photo-camera")
	p.run(`globalThis.track = document.getElementById("photo-video").srcObject.getTracks()[0]`)
	p.click("Take the photo")
	p.wait("what is missing", `document.querySelector(".photo-failures").textContent.includes("The photo: the digit reader is not on this device yet")`)
	p.wait("the camera to be off", `track.readyState === "ended"`)
	p.click("Use the camera")
	p.wait("the camera's picture", `document.getElementById("photo-video")?.videoWidth > 0`)
	p.run(`globalThis.track = document.getElementById("photo-video").srcObject.getTracks()[0]`)
	p.press("Escape")
	p.wait("the camera to be off", `track.readyState === "ended"`)

	p.server.fail("/web/digits.bin", 0)
	p.click("Take a photo")
	p.click("Use the camera")
	p.waitRead(photographed(t, somePhoto))
	p.wait("the camera to be off", `!document.getElementById("photo-video")`)
	p.click("Use this puzzle")
	p.waitGrid(photographed(t, somePhoto))

	q := p.tab()
	q.beforeLoad(`if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"))`)
	q.navigate("/#play")
	q.click("New")
	q.click("Take a photo")
	q.click("Use the camera")
	q.wait("a word on the camera", `document.querySelector(".photo-failures").textContent.includes("blocked the camera") && document.getElementById("photo-file")`)
}

// TestPhotoOffline checks that the page can read photos offline once it has read one.
// Before that, it reports that it needs the network once.
func TestPhotoOffline(t *testing.T) {
	p := openKept(t)
	p.server.fail("/web/digits.bin", 503)
	p.drop(photo(somePhoto))
	p.expect("503 (Service Unavailable)")
	p.wait("what is missing", `document.querySelector(".photo-failures").textContent.includes("Connect to the network once")`)
	p.server.fail("/web/digits.bin", 0)
	p.drop(photo(somePhoto))
	p.waitRead(photographed(t, somePhoto))
	p.wait("the digit reader to be cached", `caches.match(goappEnv.SUDOKU_DIGITS_URL).then((kept) => !!kept)`)
	p.server.stop()
	q := p.tab()
	q.navigate("/")
	q.drop(photo("image9"))
	q.waitRead(photographed(t, "image9"))
}

// TestPhotoRefused drops files that are not photos of a sudoku. The page must give the
// reason and leave the board alone.
func TestPhotoRefused(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	folder := t.TempDir()
	write := func(name string, body []byte) givenFile {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, body, 0o644); err != nil {
			t.Fatal(err)
		}
		return givenFile{name, "image/" + strings.TrimPrefix(filepath.Ext(name), "."), path}
	}
	picture := func(w, h int) []byte {
		var b bytes.Buffer
		if err := png.Encode(&b, image.NewPaletted(image.Rect(0, 0, w, h), color.Palette{color.White})); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	jpeg, err := os.ReadFile(photos + somePhoto + ".jpg")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		file givenFile
		want string
	}{
		{write("empty.jpg", nil), "empty.jpg: this browser cannot open it as a picture"},
		{write("text.png", []byte("53..7....")), "text.png: this browser cannot open it as a picture"},
		{write("phone.heic", []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00")), "cannot open HEIC"},
		{write("huge.png", picture(10_000, 10_000)), "huge.png: 100 megapixels is too large. The limit is 50."},
		{write("white.png", picture(600, 600)), "white.png: no 9×9 sudoku found"},
		{write("dot.png", picture(1, 1)), "dot.png: no 9×9 sudoku found"},
		{write("thread.png", picture(3000, 1)), "thread.png: no 9×9 sudoku found"},
		{write("cut.jpg", jpeg[:len(jpeg)/8]), "cut.jpg: "},
	} {
		p.drop(tt.file)
		p.wait(tt.want, `document.querySelector(".photo-failures")?.textContent.includes(`+quote(tt.want)+`)`)
	}
	for name, draw := range map[string]string{
		"6×6": `for (let i = 0; i <= 6; i++) { line(i * 90, 0, i * 90, 540); line(0, i * 90, 540, i * 90) }
			for (let i = 0; i < 14; i++) c.fillText(1 + i % 6, (i * 5 % 6) * 90 + 30, Math.floor(i * 5 / 6 % 6) * 90 + 65)`,
		"killer": `for (let i = 0; i <= 9; i++) { c.lineWidth = i % 3 ? 1 : 4; line(i * 60, 0, i * 60, 540); line(0, i * 60, 540, i * 60) }
			c.font = "12px sans-serif"; c.lineWidth = 1; c.setLineDash([3, 3]);
			for (let i = 0; i < 30; i++) { const x = (i * 7 % 9) * 60, y = (i * 4 % 9) * 60; c.strokeRect(x + 4, y + 4, 112, 52); c.fillText(3 + i % 15, x + 7, y + 17) }`,
		"half a grid": `for (let i = 0; i <= 9; i++) { line(i * 120, 0, i * 120, 1080); line(0, i * 120, 1080, i * 120) }
			for (let i = 0; i < 20; i++) c.fillText(1 + i % 9, (i * 5 % 9) * 120 + 40, (i * 4 % 9) * 120 + 90)`,
	} {
		p.run(`(async () => {
			const canvas = new OffscreenCanvas(620, 620), c = canvas.getContext("2d");
			c.fillStyle = "white"; c.fillRect(0, 0, 620, 620); c.translate(40, 40);
			c.fillStyle = "black"; c.font = "40px sans-serif";
			const line = (...p) => { c.beginPath(); c.moveTo(p[0], p[1]); c.lineTo(p[2], p[3]); c.stroke() };
			` + draw + `;
			const data = new DataTransfer();
			data.items.add(new File([await canvas.convertToBlob()], ` + quote(name) + `, {type: "image/png"}));
			document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
		})()`)
		p.wait(name+" to be refused", `document.querySelector(".photo-failures")?.textContent.includes(`+quote(name+": ")+`)`)
	}
	p.press("Escape")
	p.waitGrid(dotted(wikipedia))
}

// TestPhotoVerdictInSight reads photos on small phones. The verdict and the advice about
// doubtful digits must be in sight without scrolling, and so must the button to continue.
func TestPhotoVerdictInSight(t *testing.T) {
	p := open(t, "/")
	for _, height := range []int64{560, 640} {
		p.resize(360, height)
		for _, name := range []string{somePhoto, "image1041"} {
			p.drop(photo(name))
			p.waitRead(photographed(t, name))
			p.wait("the verdict", `document.querySelector(".photo-verdict").matches(".good, .bad")`)
			p.frames(3)
			p.screenshot(fmt.Sprintf("photo-verdict-%d-%s", height, name))
			for _, b := range p.boxes(".photo-said p, #photo-use") {
				if b.Top < 0 || b.Bottom > float64(height) {
					t.Errorf("%s at 360x%d: %v is not in sight", name, height, b)
				}
			}
			p.press("Escape")
			p.wait("no dialog", `!document.querySelector("dialog")`)
		}
	}
}
