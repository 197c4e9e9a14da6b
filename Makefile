# Two commands: `make run` serves the page, `make test` finds what a change broke.
# `make help` lists the rest.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

GO     ?= go
ADDR   ?= localhost:8000
BASE   ?= /
OUT    ?= public
FUZZTIME ?= 15m
MINE   ?= 10m
TIME   ?= 30m
PUZZLES ?= ../shared/puzzles
MONKEY ?= 20m
SEED   ?= 1
PACK   ?= on

# $(call promised,target,figure) writes a target's result into the table of promises.
promised = bin/tools/promises solver/PROMISES.md $(1) "$(2)"
GOROOT := $(shell $(GO) env GOROOT 2>/dev/null)

bundle := web/bundle/app.wasm.gz web/bundle/app.wasm.br web/bundle/app.names.gz web/bundle/wasm_exec.js

# The pages drawn by make build.
drawn := web/bundle/site web/bundle/site.json

# The same sources make the same bytes in any folder and at any commit: every changed
# byte is an update that visitors have to download.
build_flags := -trimpath -buildvcs=false

# The program needs no C library, so it runs in an empty container, and its bytes do
# not depend on the build machine.
build_program = CGO_ENABLED=0 $(GO) build $(build_flags) -o bin/sudoku .

# Packages that compute little are compiled without inlining, which makes the
# download 5% smaller.
lean := sudoku/app/... sudoku/solver/argument sudoku/solver/eureka sudoku/solver/explain sudoku/solver/explainer sudoku/solver/format/... sudoku/solver/generate sudoku/solver/hodoku sudoku/solver/phrase sudoku/solver/profile/... sudoku/solver/proof sudoku/solver/rate sudoku/solver/repair sudoku/solver/review sudoku/solver/share sudoku/solver/sorting \
	github.com/... rsc.io/... bufio bytes compress/... context encoding/... \
	errors fmt hash/... html io/... net/url os reflect slices sort strconv strings sync time unicode/...
lean_flags := $(foreach package,$(lean),-gcflags='$(package)=-l')

# The sources of the page, and of the program that contains it.
page_sources := main.go go.mod go.sum wasm_exec.js \
	$(shell find app solver -type f ! -name '*_test.go' ! -path '*/testdata/*' ! -path 'app/cli/*' ! -path 'solver/tools/*')
native_sources := $(page_sources) $(shell find app/cli -name '*.go' ! -name '*_test.go' ! -path 'app/cli/beam/*') \
	$(shell find web web/server -maxdepth 1 -type f ! -name '*_test.go') $(wildcard web/icons/* web/fonts/* web/style/*)

##@ Everyday

.PHONY: run
run: build ## build all and serve the page (ADDR=localhost:8000)
	bin/sudoku serve --addr $(ADDR)

.PHONY: build
build: bin/sudoku ## build bin/sudoku, which contains the page (PACK=off does not pack the page's program)

.PHONY: quick
quick: bin/app.wasm bin/pack ## build without brotli, a minute faster, and with names and line numbers in stack traces
	bin/pack -quick bin/app.wasm wasm_exec.js web/bundle
	rm -rf $(drawn)
	$(build_program)

.PHONY: dev
dev: go ## serve the page, and rebuild and reload it on every change (ADDR=localhost:8000)
	$(GO) build -buildvcs=false -o bin/dev/dev ./web/dev
	bin/dev/dev -addr $(ADDR)

# With -short, tests skip the sweeps (such as every dialog in each language, theme and
# width) and the long walks.
.PHONY: test
test: tools page ## find what a change broke: natively, under Node, in Chromium, and the main features in Firefox and WebKit
	@$(MAKE) --no-print-directory -j2 --output-sync=target short=-short page= wasm_packages='$(wasm_core)' in_firefox=Smoke in_webkit=Smoke in_languages= test-engines test-wasm test-native
	@echo 'The sweeps were skipped: make test-all runs every test.'

.PHONY: test-all
test-all: tools build ## run every test, including the sweeps and the long walks (25 minutes)
	@$(MAKE) --no-print-directory -j2 --output-sync=target page= test-engines test-wasm test-native

.PHONY: test-quick
test-quick: go ## run the native tests without the long walks, using cached results
	@$(MAKE) --no-print-directory short=-short page=go test-native

# short is empty or -short; page is the target that builds the page, or empty if it is
# built. (If it must first check that the page is built, GNU Make 4.3 runs no other
# target beside the tests under Node.)
short ?=
page  ?= build

# go vet is off because make check runs it.
go_test = $(GO) test -vet=off $(short)

native_packages = $$($(GO) list ./... | grep -v /web/e2e)

# The browser tests mostly wait, so the other tests run in parallel with them, at a
# lower priority.
.PHONY: test-native
test-native: $(page)
	nice $(go_test) -timeout 40m $(native_packages)
	nice $(go_test) -tags stories -timeout 15m ./app/page/pageui
	nice $(GO) -C solver/tools test -vet=off $(short) -timeout 15m ./...
	nice $(GO) -C web/pack test -vet=off $(short) -timeout 15m ./...
	nice $(GO) -C app/cli/beam test -vet=off $(short) -timeout 15m ./...

# These packages are tested with the fake window in app/internal/fake.
browser_packages = $(shell find app -name '*_js_test.go' -printf './%h\n' | sort -u)

# The solver has no files for WebAssembly only, so make test runs just its core under
# Node, and make test-all the rest.
wasm_core = ./solver/board ./solver/search ./solver/share
wasm_packages ?= ./solver/...

# A Go program under Node accepts at most 8 KiB of environment and arguments.
node = env -i PATH=$(PATH) HOME=$(HOME) CI=$(CI) $(GOROOT)/lib/wasm/go_js_wasm_exec

.PHONY: test-wasm
test-wasm: go
	GOOS=js GOARCH=wasm nice $(GO) test -vet=off -short -timeout 15m -exec '$(node)' $(wasm_packages) $(browser_packages)

.PHONY: test-page
test-page: $(page)
	$(go_test) -count=1 -timeout 70m -tags stories ./web/e2e

# The other engines run only tests that have been seen to pass there. Those that cannot
# run are listed with the reason in web/e2e/exceptions_test.go.
in_firefox ?= AddressThatCannotBeParsed|AllSteps|Animation|Ask|BrokenOff|Brought|BrowseSolutions|CacheDeleted|Candidates|ChangeStopsTheSearch|CheckNone|Conflicts|Course|CourseStartsByKey|Daily|DigitFirst|Draw|EscapeCancels|EventsAfterLeaving|ExamplesUndoRedoClear|Expert|Explain|ExportEveryFormat|FilesFail|FilmPlays|Finish|Floor|Fork|FreshOffline|HeaderTargets|Hint|HintIsWhole|HintMovesNothing|HintWithoutAPuzzle|HomePlays|HomeTyping|ImportDialog|ImportRecognises|KeyboardHelp|Keypad|LanguageSwitch|Learn|LearnOffline|Lesson|Library|LinkInAnOpenPage|Links|ListKept|ListKeys|ListLoaded|ListOrderAndFilter|ListSelect|Looks|Map|MarksByKeyboard|MarksByTouch|Methods|MovesNoted|NamesOfCells|NewTabBeginsWithTheLastGrid|NoSolution|NotesButton|NothingMoreIsDownloadedForTheEngine|OpenFiles|PanelInSight|Paste|PasteACode|PasteATable|PasteEveryFormat|PastedList|Persistence|PhotoFile|Pictures|Placement|Practise|PrintABooklet|PrintDialog|PrintTheGrid|PrintTheList|PrivateCanvas|ProveIt|QuickDepartures|ReloadKeepsGridAndHistory|Review|RightSoFar|SaveToFile|Savepoints|ScreenKeyboard|ShareAndOpen|Smoke|SolveExamples|Statistics|TabGoesThroughTheGridAndOut|Timer|Touch|Type|TypedEarlyIntoALink|Update|UpdateKeepsTheGrid|Vibration|WithoutWebAssembly|WithoutWorkers|WorkerCrash|WrongEntryIsNotGood
in_webkit  ?= Ask|Candidates|Conflicts|Course|ExamplesUndoRedoClear|Explain|Finish|Hint|HomePlays|ImportDialog|Keypad|LanguageSwitch|Learn|Lesson|Library|Links|ListSelect|Looks|MarksByKeyboard|NotesButton|Paste|PastedList|ReloadKeepsGridAndHistory|ShareAndOpen|Smoke|SolveExamples|Type

# Tests that find all they need by the names of controls, and so run in any language.
languages    ?= ja fr
in_languages ?= AddressThatCannotBeParsed|Brought|Cancel|CancelCheck|ChangeStopsTheSearch|CourseStartsByKey|DigitFirst|DropAFile|EscapeCancels|Hairlines|HeaderTargets|HomePlays|HomeTyping|KeyboardHelp|Keypad|LearnOffline|LinkInAnOpenPage|Links|MovesNoted|NewTabBeginsWithTheLastGrid|NoTrap|NotFoundPage|NotesButton|OpenFiles|PackedList|PasteACode|PasteATable|Pictures|PrintDialog|PrintTheGrid|ReloadKeepsGridAndHistory|ScreenKeyboard|SolveExamples|TabGoesThroughTheGridAndOut|Timer|Touch|TwoTabsDoNotWriteOverEachOther|Type|TypedEarlyIntoALink|WorkerCrash

.PHONY: test-engines
test-engines: test-page
	$(GO) test -vet=off -count=1 -timeout 10m ./web/e2e/driver
	$(GO) test -vet=off -count=1 -timeout 45m -tags stories ./web/e2e -short -engine firefox -run '^Test($(in_firefox))$$'
	$(GO) test -vet=off -count=1 -timeout 45m -tags stories ./web/e2e -short -engine webkit -run '^Test($(in_webkit))$$'
	test -z '$(in_languages)' || for language in $(languages); do \
		$(GO) test -vet=off -count=1 -timeout 30m -tags stories ./web/e2e -short -language $$language -run '^Test($(in_languages))$$' || exit 1; \
	done

# Look first at the pictures that the command lists first: there the engines differ most.
.PHONY: sheet
sheet: page tools ## take pictures of all stories and scenes in each engine, side by side in bin/sheet (ten minutes)
	rm -rf bin/sheet
	for engine in chromium firefox webkit; do \
		SCREENSHOTS=$(CURDIR)/bin/sheet/$$engine $(GO) test -vet=off -count=1 -timeout 30m -tags stories ./web/e2e -engine $$engine -run '^(TestScreens|TestStoryPictures)$$' || exit 1; \
	done
	$(GO) run ./web/sheet bin/sheet

# A desktop with Orca is not among the tools of make test: it takes 300 MB with Firefox.
.PHONY: ear
ear: page ## listen to the page with Orca and Firefox, and compare with the transcripts (five minutes; UPDATE=-update writes them)
	@$(call install,orca,orca at-spi2-core python3-pyatspi)
	@$(call install,firefox-esr,firefox-esr)
	@$(call install,Xvfb,xvfb)
	@$(call install,openbox,openbox)
	@$(call install,xdotool,xdotool)
	@$(call install,dbus-daemon,dbus-daemon)
	EAR=1 $(GO) test -vet=off -count=1 -timeout 15m ./web/ear $(UPDATE)

# Keeps the built page if it is up to date, and otherwise builds a quick one. Its pages
# are drawn here, so that each test that starts the program need not draw them.
.PHONY: page
page: bin/app.wasm bin/pack wasm_exec.js
	@for newer in $^; do test web/bundle/app.wasm.gz -nt $$newer || stale=1; done; \
	test -z "$$stale" || { rm -rf $(drawn) && bin/pack -quick bin/app.wasm wasm_exec.js web/bundle; }
	@for newer in $(native_sources); do test web/bundle/site.json -nt $$newer || stale=1; done; \
	test -z "$$stale" || $(GO) run ./web/prerender -quick web/bundle

# Finds messages and commands without a handler. The tool itself runs natively, even
# when it checks WebAssembly.
sumtype = $$(env -u GOOS -u GOARCH $(GO) tool -n go-check-sumtype) -default-signifies-exhaustive=false

staticcheck = $$(env -u GOOS -u GOARCH $(GO) -C $(CURDIR)/solver/tools tool -n staticcheck)

.PHONY: check
check: go size ## check format, vet, staticcheck, the linters, the handlers of messages, the floors, the words, the builds, and the bytes of the page
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "not formatted by gofmt:" $$unformatted; exit 1; }
	$(GO) vet ./...
	$(GO) vet -tags stories ./app/page/pageui ./web ./web/e2e
	GOOS=js GOARCH=wasm $(GO) vet ./...
	CGO_ENABLED=0 $(GO) build -o /dev/null .
	$(GO) -C solver/tools vet ./...
	$(GO) -C web/pack vet ./...
	$(GO) -C app/cli/beam vet ./...
	$(staticcheck) ./...
	$(staticcheck) -tags stories ./app/page/pageui ./web ./web/e2e
	GOOS=js GOARCH=wasm $(staticcheck) ./app/... .
	cd solver/tools && $(staticcheck) ./...
	cd web/pack && $(staticcheck) ./...
	cd app/cli/beam && $(staticcheck) ./...
	$(sumtype) ./app/...
	GOOS=js GOARCH=wasm $(sumtype) ./app/...
	@$(MAKE) --no-print-directory lint
	$(GO) test ./app
	$(GO) test ./app/page -run Routes

.PHONY: lint
lint: bin/.lint/.done ## check style sheets and scripts against the oldest supported browsers, which web/lint/package.json lists
	bin/.lint/node_modules/.bin/stylelint --config bin/.lint/stylelint.config.mjs 'web/style/*.css'
	bin/.lint/node_modules/.bin/eslint --config bin/.lint/eslint.config.mjs 'web/*.js'

##@ Now and then

.PHONY: size
size: build ## print the bytes of a first visit by file, and the budget
	@$(GO) run ./web/size

.PHONY: start
start: build tools ## measure the page's start and compare with the saved figures (KEEP=1 saves the new ones; ten minutes)
	$(GO) run ./web/start $(if $(KEEP),-keep)

.PHONY: bench
bench: go tools ## compare the exact engine with a reference solver, and run all benchmarks
	$(GO) -C solver/search/bench run .
	$(GO) test -run '^$$' -bench . -benchmem ./solver/...

.PHONY: bench-generate
bench-generate: bin/tools/qqwing ## compare the speed of generation with QQWing's at each of its levels (two minutes)
	@$(call install,qqwing,qqwing)
	bin/tools/qqwing

.PHONY: spread
spread: bin/tools/spread ## chart the distribution of random minimal puzzles, and of a sample next to the repository
	bin/tools/spread ../shared/puzzles/tdoku_generate_6k.txt solver/generate/spread.svg

.PHONY: properties
properties: bin/tools/promises ## generate 20,000 puzzles to order and check each (two minutes)
	$(GO) test -count=1 -timeout 2h ./solver/generate -run Properties -v -seeds 1620
	$(call promised,properties,20196 puzzles)

# The contents of the bank depend only on the number of attempts and walks. Mining uses
# one core, at the lowest priority.
.PHONY: mine
mine: bin/tools/mine ## continue the search for rare puzzles and add them to the bank (MINE=10m)
	GOMAXPROCS=1 nice -n 19 bin/tools/mine -time $(MINE) solver/generate/bank.txt

.PHONY: seen
seen: bin/tools/mine ## search for puzzles that show techniques missing from the bank (ten minutes)
	nice -n 19 bin/tools/mine -seen solver/generate/seen.txt solver/generate/bank.txt

.PHONY: frequency
frequency: bin/tools/frequency ## count how often ten thousand random puzzles need each technique
	bin/tools/frequency solver/technique/entry/frequency.txt

.PHONY: licences
licences: go ## write the licences of all shipped parts, after a change of go.mod
	$(GO) run ./web/licences web/licences.txt

# Each run continues where the ledger ends, on one core at the lowest priority, until
# TIME is over. It can be stopped at any moment.
sound_on = GOMAXPROCS=1 nice -n 19 bin/tools/sound -time $(TIME)
sound_figure = bin/tools/sound -figure

.PHONY: sound
sound: bin/tools/sound bin/tools/promises ## check the engine's results, continuing where solver/sound.txt ends (TIME=30m PUZZLES=../shared/puzzles)
	$(sound_on) solver/sound.txt '$(PUZZLES)'
	$(call promised,sound,$$($(sound_figure) solver/sound.txt))

.PHONY: hardest
hardest: bin/tools/sound bin/tools/promises ## continue to solve the hardest known puzzles by logic alone, and check every step (TIME=30m PUZZLES=../shared/puzzles)
	$(sound_on) -hardest solver/sound.txt '$(PUZZLES)'
	$(call promised,hardest,$$($(sound_figure) -hardest solver/sound.txt))

.PHONY: prove
prove: bin/tools/prove bin/tools/promises bin/drat-trim ## certify a thousand paths from all lists and verify them with three checkers (ten minutes)
	bin/tools/prove -drat-trim "$$(command -v bin/drat-trim drat-trim | head -1)" ../shared/puzzles/*.txt
	$(call promised,prove,1000 paths)

.PHONY: arguments
arguments: bin/tools/arguments bin/tools/promises ## check the arguments of 20,000 steps drawn from all lists, fact by fact and word by word (two minutes)
	nice bin/tools/arguments ../shared/puzzles/*.txt
	$(call promised,arguments,20000 arguments of 107 techniques)

.PHONY: vulnerabilities
vulnerabilities: go ## check the code in use against Go's vulnerability database
	@if ! curl -sSf -m 20 -o /dev/null https://vuln.go.dev/index/modules.json.gz; then \
		echo 'The vulnerability database, https://vuln.go.dev, is out of reach: nothing was checked.'; exit 1; \
	fi
	$(GO) run golang.org/x/vuln/cmd/govulncheck@latest ./...
	GOOS=js GOARCH=wasm $(GO) run golang.org/x/vuln/cmd/govulncheck@latest .

.PHONY: reproducible
reproducible: build bin/tools/promises ## build again in another folder without a cache, and compare every byte (five minutes)
	rm -rf bin/again && mkdir -p bin/again && git ls-files -z | xargs -0 cp --parents -t bin/again
	GOCACHE=$(CURDIR)/bin/again-cache $(MAKE) --no-print-directory -C bin/again build
	cmp bin/again/bin/sudoku bin/sudoku
	for file in app.wasm.br app.wasm.gz app.names.gz wasm_exec.js site.json; do cmp bin/again/web/bundle/$$file web/bundle/$$file || exit 1; done
	$(call promised,reproducible,sha256 $$(sha256sum bin/sudoku | cut -c1-16)…)
	rm -rf bin/again bin/again-cache

.PHONY: killed
killed: build tools bin/tools/promises ## kill the browser fifty times during a game (five minutes)
	MEASURE=1 $(GO) test -count=1 -timeout 15m -v ./web/e2e -run 'MeasureKilled$$'
	$(call promised,killed,50 kills)

.PHONY: monkey
monkey: build tools bin/tools/promises ## run random actions on the page (MONKEY=20m SEED=1)
	@$(GO) test -count=1 -timeout 12h -v ./web/e2e -run 'TestMonkey$$' -monkey.time $(MONKEY) -monkey.seed $(SEED) | tee bin/monkey.log; \
	figure=$$(sed -n 's/.*: \([0-9]* actions of seed .*\)/\1/p' bin/monkey.log) && grep -q '^--- PASS' bin/monkey.log && \
	$(call promised,monkey,$$figure)

.PHONY: bench-server
bench-server: build ## compare the server with nginx and Caddy by requests and CPU time (five minutes)
	@$(call install,$(if $(wildcard /usr/lib/nginx/modules/ngx_http_brotli_static_module.so),nginx,nginx-with-brotli),nginx-light libnginx-mod-http-brotli-static)
	@$(call install,caddy,caddy)
	@$(call install,wrk,wrk)
	$(GO) run ./web/servebench

# Progress is saved in solver/fuzz.txt every minute, so a run may be interrupted. The
# next one continues with the targets that have run the least.
.PHONY: fuzz
fuzz: bin/tools/fuzz bin/tools/promises ## run the fuzz tests until each has run for FUZZTIME in total (FUZZTIME=15m TIME=30m)
	@figure=$$(nice -n 19 bin/tools/fuzz -time $(FUZZTIME) -for $(TIME) solver/fuzz.txt) && echo "$$figure" && \
	$(call promised,fuzz,$$figure)

.PHONY: peers
peers: bin/tools/peers ## exchange fifty positions with the code of other projects, using npm and node
	bin/tools/peers

.PHONY: mutations
mutations: bin/tools/promises ## corrupt each text of the formats in five thousand ways (ten minutes)
	$(GO) test -count=1 -timeout 1h ./solver/format -run 'TestMutations|TestDamagedCodes' -long 5000
	$(call promised,mutations,each text in 5000 ways)

.PHONY: misreadings
misreadings: bin/tools/promises ## move headers, swap columns, comment lines out and cut texts, and compare with what a person reads (ten minutes)
	$(GO) test -count=1 -timeout 2h ./solver/format -run 'TestTexts|TestMisreadings' -long 1000
	$(call promised,misreadings,each text in 1000 ways)

.PHONY: missing
missing: go ## list the sentences that a language lacks, by file (OF=fr)
	@$(GO) test -count=1 ./app/text/languages -run TestNothingIsMissing -v -of $(OF) | grep -v '^=== \|^---'

.PHONY: golden
golden: go ## rewrite the golden files, except the browser's pictures; read the diff afterwards
	@$(MAKE) --no-print-directory frequency
	@failed=; for dir in $$(grep -rlE --include='*_test.go' 'flag\.Bool\("update"|solver/(golden|internal/finders)' ./solver ./app | xargs -r -n1 dirname | sort -ru); do \
		$(GO) test "$$dir" -update </dev/null || failed="$$failed $$dir"; \
	done; test -z "$$failed" || { echo "These packages failed:$$failed"; exit 1; }

.PHONY: static
static: build ## write the site for a static host (OUT=public BASE=/)
	bin/sudoku static --out $(OUT) --base $(BASE)

.PHONY: icons
icons: tools ## draw the icons from web/icons/icon.svg
	$(GO) run ./web/draw web/icons

# Reading photos

# The fonts are downloaded and unpacked but not installed, so that they do not change
# what the browser tests see.
font_limit := 3500000
bin/fonts/.done:
	@mkdir -p bin/fonts/packages
	apt-get update -qq
	cd bin/fonts/packages && apt-cache show $$(apt-cache search '^fonts-' | cut -d' ' -f1) | \
		awk '/^Package:/ { name = $$2 } /^Size:/ && $$2 < $(font_limit) { print name }' | \
		grep -vE 'icon|awesome|elusive|entypo|dseg|pixmap|web$$|-doc|docs$$|mathjax|katex|symbola|recommended|yozvox' | \
		sort -u | xargs -n 60 apt-get download -qq
	for package in bin/fonts/packages/*.deb; do dpkg-deb -x $$package bin/fonts; done
	touch $@

PHOTOS ?= ../shared/photos
digits := nice -n 10 bin/tools/digits

.PHONY: train-digits
train-digits: bin/tools/digits bin/fonts/.done ## train the network that reads photos (15 minutes; PHOTOS=../shared/photos)
	$(digits) -steps 14000 -rate 0.003 bin/fonts.bin
	$(digits) -photos $(PHOTOS) -share 0.5 -steps 14000 -rate 0.0015 -seed 9 -from bin/fonts.bin solver/scan/weights/digits.bin

.PHONY: cross-validate-digits
cross-validate-digits: bin/tools/digits bin/fonts/.done ## measure how photos of puzzles that the network has not seen are read
	test -f bin/fonts.bin || $(digits) -steps 14000 -rate 0.003 bin/fonts.bin
	for part in 0 1 2; do \
		$(digits) -photos $(PHOTOS) -part $$part -parts 3 -share 0.5 -steps 7000 -rate 0.0015 -seed 7 -from bin/fonts.bin bin/part.bin && \
		for set in newspaper handwritten; do \
			$(digits) -v -measure $(PHOTOS)/$$set -part $$part -parts 3 bin/part.bin || exit 1; \
		done; \
	done

.PHONY: screens
screens: tools bin/tools/screens bin/tools/digits ## draw forty boards in Chromium and measure how they are read
	@mkdir -p bin/screens
	bin/tools/screens bin/screens
	$(digits) -v -measure bin/screens solver/scan/weights/digits.bin

.PHONY: clean
clean: ## remove all build results
	rm -rf bin $(OUT)
	find web/bundle -mindepth 1 ! -name .gitkeep -delete

.PHONY: help
help: ## print this list
	@awk -F ':.*## ' '/^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z_.]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The page

# The page is built with a copy of go-app without its server; see web/slim.
bin/slim/go.mod: $(wildcard web/slim/*.go web/slim/replaced/*) go.mod go.sum bin/.toolchain | go
	$(GO) run ./web/slim bin/slim

bin/app.wasm: $(page_sources) bin/slim/go.mod bin/.toolchain
	GOOS=js GOARCH=wasm $(GO) build -modfile=bin/slim/go.mod -overlay=bin/slim/overlay.json $(build_flags) $(lean_flags) -ldflags='-s -w' -o $@ .

# The packer is a separate module; see web/pack/README.md.
bin/pack: $(wildcard web/pack/*.go) web/pack/go.mod | go
	$(GO) -C web/pack build -buildvcs=false -o $(CURDIR)/$@ .

$(bundle) &: bin/app.wasm bin/pack wasm_exec.js bin/.packing
	bin/pack $(if $(filter off,$(PACK)),-off) bin/app.wasm wasm_exec.js web/bundle

# The pages for the base path / are drawn and compressed here, not by the server.
web/bundle/site.json: $(bundle) $(native_sources) web/prerender/main.go bin/.toolchain
	$(GO) run ./web/prerender web/bundle

bin/sudoku: web/bundle/site.json $(native_sources) bin/.toolchain
	$(build_program)

# These files change only when the toolchain or PACK changes.
bin/.toolchain: FORCE | go
	@mkdir -p bin; $(GO) env GOVERSION | cmp -s - $@ || $(GO) env GOVERSION >$@
bin/.packing: FORCE
	@mkdir -p bin; echo $(PACK) | cmp -s - $@ || echo $(PACK) >$@

# The modification time is meaningless after a checkout, so the contents are compared.
wasm_exec.js: FORCE | go ## refresh the toolchain's script after an update of Go
	@cmp -s '$(GOROOT)/lib/wasm/wasm_exec.js' $@ || cp '$(GOROOT)/lib/wasm/wasm_exec.js' $@
FORCE:

# The project's own tools are a separate module; see solver/tools/README.md. They are
# built each time, which is quick, and run in the root of the repository.
bin/tools/%: FORCE | go
	@$(GO) -C solver/tools build -buildvcs=false -o $(CURDIR)/$@ ./$*

# Required programs. Missing ones are installed if possible, and otherwise named.

.PHONY: go
go:
	@command -v $(GO) >/dev/null || { echo 'Go is missing: install Go 1.26 or later, https://go.dev/dl/'; exit 1; }

# $(call install,alternative commands,packages)
install = for tool in $(1); do command -v $$tool >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(2); \
	else \
		echo 'The tests need $(firstword $(1)): sudo apt-get install $(2)'; exit 1; \
	fi

.PHONY: tools
tools:
	@$(call install,chromium chromium-browser google-chrome,chromium fonts-liberation)
	@$(call install,firefox-esr firefox,firefox-esr)
	@$(call install,WebKitWebDriver,webkit2gtk-driver python3-gi gir1.2-webkit2-4.1)
	@$(call install,Xvfb,xvfb)
	@$(call install,openbox,openbox)
	@$(call install,node,nodejs)
	@$(call install,zbarimg,zbar-tools)
	@$(call install,pdftotext,poppler-utils)
	@$(call install,npm,npm)
	@$(MAKE) --no-print-directory bin/axe.min.js

# The checker drat-trim is part of the tests of CaDiCaL, which Debian packages. If the
# download fails, certificates are checked without it.
apt_source = apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts=$(CURDIR)/bin/debian/parts \
	-o Dir::State::lists=$(CURDIR)/bin/debian/lists -o APT::Sandbox::User=root
bin/drat-trim:
	@mkdir -p bin/debian/parts bin/debian/lists/partial
	@-$(call install,cc,gcc libc6-dev)
	@-sed 's/^Types:.*/Types: deb-src/' /etc/apt/sources.list.d/debian.sources >bin/debian/parts/debian.sources && \
	$(apt_source) update -qq && cd bin/debian && $(apt_source) source -qq --download-only cadical && \
	tar -xzf cadical_*.orig.tar.gz --wildcards --strip-components=3 '*/drat-trim.c' && cc -O2 -w -o ../drat-trim drat-trim.c

# The linters. Go ignores the folder because of its dot; one of them contains Go files.
bin/.lint/.done: $(wildcard web/lint/*)
	@$(call install,npm,npm)
	@mkdir -p bin/.lint
	cp web/lint/* bin/.lint
	cd bin/.lint && npm ci --silent --no-audit --no-fund
	touch $@

# axe-core, for the accessibility tests.
axe := 4.14.1
bin/axe.min.js:
	@mkdir -p bin
	cd bin && npm pack --silent axe-core@$(axe) >/dev/null && tar -xzOf axe-core-$(axe).tgz package/axe.min.js >axe.min.js && rm axe-core-$(axe).tgz
