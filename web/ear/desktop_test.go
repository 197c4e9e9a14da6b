//go:build !js

package ear

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// programs lists the programs that a desktop needs.
var programs = []string{"Xvfb", "openbox", "dbus-daemon", "orca", "firefox-esr", "xdotool"}

// desktop is an X server with Firefox and Orca, whose speech goes to a speech server
// without a voice.
type desktop struct {
	t   *testing.T
	env []string
	speech
}

// startDesktop starts a desktop with an empty profile, in a locale such as en_US.
func startDesktop(t *testing.T, locale string) *desktop {
	t.Helper()
	home := t.TempDir()
	d := &desktop{t: t}
	socket := filepath.Join(home, "speech")
	if err := d.listen(socket); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(home, "orca"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "orca", "user-settings.conf"), []byte(orcaSettings), 0o600); err != nil {
		t.Fatal(err)
	}
	d.env = append(os.Environ(),
		"HOME="+home, "XDG_RUNTIME_DIR="+home, "XDG_DATA_HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_CACHE_HOME="+home,
		"SPEECHD_ADDRESS=unix_socket:"+socket, "LANG=C.UTF-8", "LANGUAGE="+locale,
		"GNOME_ACCESSIBILITY=1", "GTK_MODULES=gail:atk-bridge", "NO_AT_BRIDGE=0", "GDK_BACKEND=x11", "LIBGL_ALWAYS_SOFTWARE=1")
	d.env = append(d.env, "DISPLAY=:"+d.read("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"))
	d.env = append(d.env, "DBUS_SESSION_BUS_ADDRESS="+d.read("dbus-daemon", "--session", "--nofork", "--print-address"))
	d.start("openbox")
	d.start("orca", strings.Fields(os.Getenv("ORCA_ARGS"))...)
	return d
}

// orcaSettings holds Orca's defaults, except that Orca neither repeats the keys pressed
// nor reads a page from top to bottom when it has loaded.
const orcaSettings = `{"general": {"enableKeyEcho": false, "sayAllOnLoad": false, "profile": ["Default", "default"], "startingProfile": ["Default", "default"]},
"profiles": {"default": {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}}, "pronunciations": {}, "keybindings": {}}
`

// start starts a program that runs until the test ends.
func (d *desktop) start(name string, args ...string) *exec.Cmd {
	d.t.Helper()
	cmd := d.command(name, args...)
	if err := cmd.Start(); err != nil {
		d.t.Fatal(err)
	}
	d.stopAtEnd(cmd)
	return cmd
}

func (d *desktop) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Env = d.env
	if os.Getenv("EAR_LOG") != "" {
		cmd.Stderr = os.Stderr
	}
	return cmd
}

func (d *desktop) stopAtEnd(cmd *exec.Cmd) {
	d.t.Cleanup(func() {
		cmd.Process.Signal(os.Interrupt)
		ended := make(chan struct{})
		go func() { cmd.Wait(); close(ended) }()
		select {
		case <-ended:
		case <-time.After(3 * time.Second):
			cmd.Process.Kill()
			<-ended
		}
	})
}

// read starts a program and returns the first line that it prints.
func (d *desktop) read(name string, args ...string) string {
	d.t.Helper()
	cmd := d.command(name, args...)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		d.t.Fatal(err)
	}
	d.stopAtEnd(cmd)
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		d.t.Fatal(name, err)
	}
	return strings.TrimSpace(line)
}

// preferences keeps Firefox from announcing anything but the page.
const preferences = `user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("browser.tabs.warnOnClose", false);
user_pref("browser.download.panel.shown", true);
user_pref("app.update.enabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.accept_languages", "%s");
user_pref("accessibility.force_disabled", -1);
user_pref("dom.storageManager.prompt.testing", true);
user_pref("dom.storageManager.prompt.testing.allow", true);
user_pref("browser.newtab.preload", false);
user_pref("browser.newtabpage.enabled", false);
user_pref("browser.startup.page", 0);
user_pref("browser.startup.homepage", "about:blank");
`

// browse opens a page in Firefox.
func (d *desktop) browse(language, url string) {
	d.t.Helper()
	profile := d.t.TempDir()
	if err := os.WriteFile(filepath.Join(profile, "user.js"), fmt.Appendf(nil, preferences, language), 0o600); err != nil {
		d.t.Fatal(err)
	}
	d.start("firefox-esr", "--no-remote", "--new-instance", "--profile", profile, url)
}

// press sends a key to the window with the focus.
func (d *desktop) press(key string) {
	d.t.Helper()
	if os.Getenv("EAR_LOG") != "" {
		fmt.Fprintln(os.Stderr, ">", key)
	}
	if err := d.command("xdotool", "key", key).Run(); err != nil {
		d.t.Fatalf("xdotool key %s: %v", key, err)
	}
}

// visit opens a page and waits until it has fetched everything and Orca has presented it.
// What Orca says meanwhile depends on timing.
func (d *desktop) visit(language string, s *site, path string) {
	d.t.Helper()
	d.browse(language, s.URL+path)
	for end := time.Now().Add(slow * 90 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		_, last := d.heard()
		if d.saidNow("Sudoku Solver") && time.Since(last) > quietLoaded && s.idle() > quietLoaded {
			d.take()
			return
		}
		if time.Now().After(end) {
			d.t.Fatal("the page did not open; heard ", d.take())
		}
	}
}

// await waits until Orca is quiet and returns what it has said. The wait is shorter once
// Orca has said what is wanted, and longer while it has said only the beginning of it.
func (d *desktop) await(want []string) []string {
	start := time.Now()
	for {
		time.Sleep(20 * time.Millisecond)
		said, last := d.heard()
		quiet := time.Since(start)
		if len(said) > 0 {
			quiet = min(quiet, time.Since(last))
		}
		pause := quietUnknown
		switch {
		case slices.ContainsFunc(said, func(s string) bool { return !slices.Contains(want, s) }):
		case len(said) < len(want):
			pause = quietLate
		case len(said) == len(want) && len(want) > 0:
			pause = quietAsWritten
		}
		if quiet > pause || time.Since(start) > limit {
			d.take()
			return said
		}
	}
}

// pause waits until Orca has finished reacting to the last key, or has had time to.
func (d *desktop) pause() {
	for start := time.Now(); time.Since(start) < quietUnknown; time.Sleep(20 * time.Millisecond) {
		if _, last := d.heard(); last.After(start) && time.Since(last) > quietAsWritten {
			return
		}
	}
}
