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

# $(call promised,target,figure) writes what a target has found into the table.
promised = bin/tools/promises solver/PROMISES.md $(1) "$(2)"
GOROOT := $(shell $(GO) env GOROOT 2>/dev/null)

bundle := web/bundle/app.wasm.gz web/bundle/app.wasm.br web/bundle/app.names.gz web/bundle/wasm_exec.js

# The same sources make the same bytes, wherever they are and whatever the
# commit; a page that differs is an update to everyone who has it.
build_flags := -trimpath -buildvcs=false

# The program needs no C library: it runs alone in a container, and its bytes do not
# depend on the machine that builds it.
build_program = CGO_ENABLED=0 $(GO) build $(build_flags) -o bin/sudoku .

# Packages that do not compute much are compiled without inlining: their code is
# a twentieth of the download smaller.
lean := sudoku/app/... sudoku/solver/explain sudoku/solver/format/... sudoku/solver/phrase sudoku/solver/proof sudoku/solver/rate sudoku/solver/share \
	github.com/... rsc.io/... bufio bytes compress/... context encoding/... \
	errors fmt hash/... html io/... net/url os reflect slices sort strconv strings sync time unicode/...
lean_flags := $(foreach package,$(lean),-gcflags='$(package)=-l')

# What goes into the page, and what else goes into the program around it.
page_sources := main.go go.mod go.sum wasm_exec.js \
	$(shell find app solver -type f ! -name '*_test.go' ! -path '*/testdata/*' ! -path 'app/cli/*' ! -path 'solver/tools/*')
native_sources := $(page_sources) $(shell find app/cli -name '*.go' ! -name '*_test.go') \
	$(shell find web web/server -maxdepth 1 -type f ! -name '*_test.go') $(wildcard web/icons/*)

##@ Everyday

.PHONY: run
run: build ## build all and serve the page (ADDR=localhost:8000)
	bin/sudoku serve --addr $(ADDR)

.PHONY: build
build: bin/sudoku ## build bin/sudoku, which holds the page (PACK=off leaves the page's program unpacked)

.PHONY: quick
quick: bin/app.wasm bin/pack ## as build, without brotli's half minute but with names and line numbers in stack traces
	bin/pack -quick bin/app.wasm wasm_exec.js web/bundle
	$(build_program)

.PHONY: dev
dev: go ## serve the page, rebuild what changed and reload it by itself (ADDR=localhost:8000)
	$(GO) build -buildvcs=false -o bin/dev/dev ./web/dev
	bin/dev/dev -addr $(ADDR)

# With -short tests leave out the sweeps, such as every dialog in each language, theme
# and width, and the long walks.
.PHONY: test
test: tools ## find what a change broke: natively, under Node and in Chromium (six minutes)
	@$(MAKE) --no-print-directory -j2 --output-sync=target short=-short page=page wasm_packages='$(wasm_core)' test-page test-wasm test-native
	@echo 'The sweeps were left out: make test-all runs every test.'

.PHONY: test-all
test-all: tools ## run every test there is, the sweeps and the long walks as well (25 minutes)
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-page test-wasm test-native

.PHONY: test-quick
test-quick: go ## run the native tests without the long walks; what did not change is not run again
	@$(MAKE) --no-print-directory short=-short page=go test-native

# short is empty or -short; page is the target that makes the page.
short ?=
page  ?= build

# make check vets.
go_test = $(GO) test -vet=off $(short)

native_packages = $$($(GO) list ./... | grep -v /web/e2e)

# The browser waits a lot, so the other tests run in parallel, at a lower priority.
# Those under Node need no page and run while it is built.
.PHONY: test-native
test-native: $(page)
	nice $(go_test) -timeout 15m $(native_packages)
	nice $(GO) -C solver/tools test -vet=off $(short) -timeout 15m ./...
	nice $(GO) -C web/pack test -vet=off $(short) -timeout 15m ./...

# What the page asks of the browser is tested in a window of a few lines, app/internal/fake.
browser_packages = $(shell find app -name '*_js_test.go' -printf './%h\n' | sort -u)

# No source of the solver is for WebAssembly only: make test runs its core under Node,
# make test-all the rest.
wasm_core = ./solver/board ./solver/search ./solver/share
wasm_packages ?= ./solver/...

# Go's program for Node takes 8 KiB of environment and arguments at most.
node = env -i PATH=$(PATH) HOME=$(HOME) CI=$(CI) $(GOROOT)/lib/wasm/go_js_wasm_exec

.PHONY: test-wasm
test-wasm: go
	GOOS=js GOARCH=wasm nice $(GO) test -vet=off -short -timeout 15m -exec '$(node)' $(wasm_packages) $(browser_packages)

.PHONY: test-page
test-page: $(page)
	$(go_test) -count=1 -timeout 45m -tags stories ./web/e2e

# The page that is there if it is up to date, else a quick one.
.PHONY: page
page: bin/app.wasm bin/pack wasm_exec.js
	@for newer in $^; do test web/bundle/app.wasm.gz -nt $$newer || stale=1; done; \
	test -z "$$stale" || bin/pack -quick bin/app.wasm wasm_exec.js web/bundle

# Finds messages and commands that nothing handles. The tool itself runs
# natively, whatever it checks.
sumtype = $$(env -u GOOS -u GOARCH $(GO) tool -n go-check-sumtype) -default-signifies-exhaustive=false

staticcheck = $$(env -u GOOS -u GOARCH $(GO) -C $(CURDIR)/solver/tools tool -n staticcheck)

.PHONY: check
check: go size ## check format, vet, staticcheck, that no message is lost, the floors, the words, the builds, and the bytes of the page
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "not formatted by gofmt:" $$unformatted; exit 1; }
	$(GO) vet ./...
	$(GO) vet -tags stories ./app/page/pageui ./web ./web/e2e
	GOOS=js GOARCH=wasm $(GO) vet ./...
	CGO_ENABLED=0 $(GO) build -o /dev/null .
	$(GO) -C solver/tools vet ./...
	$(GO) -C web/pack vet ./...
	$(staticcheck) ./...
	$(staticcheck) -tags stories ./app/page/pageui ./web ./web/e2e
	GOOS=js GOARCH=wasm $(staticcheck) ./app/... .
	cd solver/tools && $(staticcheck) ./...
	cd web/pack && $(staticcheck) ./...
	$(sumtype) ./app/...
	GOOS=js GOARCH=wasm $(sumtype) ./app/...
	$(GO) test ./app
	$(GO) test ./app/page -run Routes

##@ Now and then

.PHONY: size
size: build ## print the bytes of a first visit by file, and the budget
	@$(GO) run ./web/size

.PHONY: start
start: build tools ## measure how the page starts, beside the figures that are kept (KEEP=1 keeps them; ten minutes)
	$(GO) run ./web/start $(if $(KEEP),-keep)

.PHONY: bench
bench: go tools ## measure the exact engine against a yardstick, and run all benchmarks
	$(GO) -C solver/search/bench run .
	$(GO) test -run '^$$' -bench . -benchmem ./solver/...

.PHONY: bench-generate
bench-generate: bin/tools/qqwing ## make puzzles of each of QQWing's levels beside QQWing and print the ratios (two minutes)
	@$(call install,qqwing,qqwing)
	bin/tools/qqwing

.PHONY: spread
spread: bin/tools/spread ## draw how random minimal puzzles are spread, beside a sample that lies next to the repository
	bin/tools/spread ../shared/puzzles/tdoku_generate_6k.txt solver/generate/spread.svg

.PHONY: properties
properties: bin/tools/promises ## make 20,000 puzzles to order and look at each (two minutes)
	$(GO) test -count=1 -timeout 2h ./solver/generate -run Properties -v -seeds 1620
	$(call promised,properties,20196 puzzles)

# What the bank holds depends on nothing but how many attempts and walks were made. It
# takes one core, and that only as long as nobody else wants it.
.PHONY: mine
mine: bin/tools/mine ## look for rare puzzles where the bank ends, and add them to it (MINE=10m)
	GOMAXPROCS=1 nice -n 19 bin/tools/mine -time $(MINE) solver/generate/bank.txt

.PHONY: seen
seen: bin/tools/mine ## look for puzzles that show the techniques which the bank has no puzzle for (ten minutes)
	nice -n 19 bin/tools/mine -seen solver/generate/seen.txt solver/generate/bank.txt

.PHONY: frequency
frequency: bin/tools/frequency ## count how often each technique is needed in ten thousand random puzzles
	bin/tools/frequency solver/technique/entry/frequency.txt

.PHONY: licences
licences: go ## write the licences of all that ships, after go.mod has changed
	$(GO) run ./web/licences web/licences.txt

# Each goes on where the ledger ends, on one core that nobody else wants, until the
# time is over, and can be stopped at any moment.
sound_on = GOMAXPROCS=1 nice -n 19 bin/tools/sound -time $(TIME)
sound_figure = bin/tools/sound -figure

.PHONY: sound
sound: bin/tools/sound bin/tools/promises ## go on checking all that the engine says, where solver/sound.txt ends (TIME=30m PUZZLES=../shared/puzzles)
	$(sound_on) solver/sound.txt '$(PUZZLES)'
	$(call promised,sound,$$($(sound_figure) solver/sound.txt))

.PHONY: hardest
hardest: bin/tools/sound bin/tools/promises ## go on solving the hardest puzzles known by logic alone, and check every step (TIME=30m PUZZLES=../shared/puzzles)
	$(sound_on) -hardest solver/sound.txt '$(PUZZLES)'
	$(call promised,hardest,$$($(sound_figure) -hardest solver/sound.txt))

.PHONY: prove
prove: bin/tools/prove bin/tools/promises bin/drat-trim ## certify a thousand paths of all lists and have them checked by three checkers (ten minutes)
	bin/tools/prove -drat-trim "$$(command -v bin/drat-trim drat-trim | head -1)" ../shared/puzzles/*.txt
	$(call promised,prove,1000 paths)

.PHONY: vulnerabilities
vulnerabilities: go ## ask Go's database of vulnerabilities about the code that is in use
	@if ! curl -sSf -m 20 -o /dev/null https://vuln.go.dev/index/modules.json.gz; then \
		echo 'The database of vulnerabilities, https://vuln.go.dev, is out of reach: nothing was checked.'; exit 1; \
	fi
	$(GO) run golang.org/x/vuln/cmd/govulncheck@latest ./...
	GOOS=js GOARCH=wasm $(GO) run golang.org/x/vuln/cmd/govulncheck@latest .

.PHONY: reproducible
reproducible: build bin/tools/promises ## build again, in another folder and with nothing kept, and compare every byte (five minutes)
	rm -rf bin/again && mkdir -p bin/again && git ls-files -z | xargs -0 cp --parents -t bin/again
	GOCACHE=$(CURDIR)/bin/again-cache $(MAKE) --no-print-directory -C bin/again build
	cmp bin/again/bin/sudoku bin/sudoku
	for file in app.wasm.br app.wasm.gz app.names.gz wasm_exec.js; do cmp bin/again/web/bundle/$$file web/bundle/$$file || exit 1; done
	$(call promised,reproducible,sha256 $$(sha256sum bin/sudoku | cut -c1-16)…)
	rm -rf bin/again bin/again-cache

.PHONY: killed
killed: build tools bin/tools/promises ## kill the browser fifty times while somebody plays (five minutes)
	MEASURE=1 $(GO) test -count=1 -timeout 15m -v ./web/e2e -run 'MeasureKilled$$'
	$(call promised,killed,50 kills)

.PHONY: monkey
monkey: build tools bin/tools/promises ## let a monkey play on the page for a while (MONKEY=20m SEED=1)
	@$(GO) test -count=1 -timeout 12h -v ./web/e2e -run 'TestMonkey$$' -monkey.time $(MONKEY) -monkey.seed $(SEED) | tee bin/monkey.log; \
	figure=$$(sed -n 's/.*: \([0-9]* actions of seed .*\)/\1/p' bin/monkey.log) && grep -q '^--- PASS' bin/monkey.log && \
	$(call promised,monkey,$$figure)

.PHONY: bench-server
bench-server: build ## serve the page beside nginx and print the ratio of requests per second (a minute)
	@$(call install,nginx,nginx-light)
	@$(call install,wrk,wrk)
	$(GO) run ./web/servebench

# What was done is kept in solver/fuzz.txt after each minute, so a run may be broken
# off and goes on with the targets that have run least.
.PHONY: fuzz
fuzz: bin/tools/fuzz bin/tools/promises ## run the fuzz tests until each has run for a while in all (FUZZTIME=15m TIME=30m)
	@figure=$$(nice -n 19 bin/tools/fuzz -time $(FUZZTIME) -for $(TIME) solver/fuzz.txt) && echo "$$figure" && \
	$(call promised,fuzz,$$figure)

.PHONY: peers
peers: bin/tools/peers ## exchange fifty positions with the code of other projects, by npm and node
	bin/tools/peers

.PHONY: mutations
mutations: bin/tools/promises ## spoil each text of the formats in five thousand ways (ten minutes)
	$(GO) test -count=1 -timeout 1h ./solver/format -run 'TestMutations|TestDamagedCodes' -long 5000
	$(call promised,mutations,each text in 5000 ways)

.PHONY: misreadings
misreadings: bin/tools/promises ## move headers, swap columns, comment lines out and cut texts, and compare with what a person reads (ten minutes)
	$(GO) test -count=1 -timeout 2h ./solver/format -run 'TestTexts|TestMisreadings' -long 1000
	$(call promised,misreadings,each text in 1000 ways)

.PHONY: golden
golden: go ## write the expected results of golden tests again, but the browser's pictures; read the diff afterwards
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

# The fonts are downloaded and unpacked, not installed: what the browser shows, and
# its tests see, stays as it is.
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
cross-validate-digits: bin/tools/digits bin/fonts/.done ## measure the reading of photos whose puzzles the network has not seen
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
clean: ## remove what was built
	rm -rf bin $(OUT)
	find web/bundle -type f ! -name .gitkeep -delete

.PHONY: help
help: ## print this list
	@awk -F ':.*## ' '/^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z_.]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The page

# The page is built with a go-app without its server, see web/slim.
bin/slim/go.mod: $(wildcard web/slim/*.go web/slim/replaced/*) go.mod go.sum bin/.toolchain | go
	$(GO) run ./web/slim bin/slim

bin/app.wasm: $(page_sources) bin/slim/go.mod bin/.toolchain
	GOOS=js GOARCH=wasm $(GO) build -modfile=bin/slim/go.mod -overlay=bin/slim/overlay.json $(build_flags) $(lean_flags) -ldflags='-s -w' -o $@ .

# The packer is a module of its own: web/pack/README.md.
bin/pack: $(wildcard web/pack/*.go) web/pack/go.mod | go
	$(GO) -C web/pack build -buildvcs=false -o $(CURDIR)/$@ .

$(bundle) &: bin/app.wasm bin/pack wasm_exec.js bin/.packing
	bin/pack $(if $(filter off,$(PACK)),-off) bin/app.wasm wasm_exec.js web/bundle

bin/sudoku: $(bundle) $(native_sources) bin/.toolchain
	$(build_program)

# These two change when the toolchain or PACK does.
bin/.toolchain: FORCE | go
	@mkdir -p bin; $(GO) env GOVERSION | cmp -s - $@ || $(GO) env GOVERSION >$@
bin/.packing: FORCE
	@mkdir -p bin; echo $(PACK) | cmp -s - $@ || echo $(PACK) >$@

# Its time means nothing after a checkout, so it is compared each time.
wasm_exec.js: FORCE | go ## refresh the toolchain's script after an update of Go
	@cmp -s '$(GOROOT)/lib/wasm/wasm_exec.js' $@ || cp '$(GOROOT)/lib/wasm/wasm_exec.js' $@
FORCE:

# The makers' own programs, a module of their own: solver/tools/README.md. They are
# built each time, which is quick, and run from the top of the repository.
bin/tools/%: FORCE | go
	@$(GO) -C solver/tools build -buildvcs=false -o $(CURDIR)/$@ ./$*

# What must be there. What is missing is installed where that is possible, else named.

.PHONY: go
go:
	@command -v $(GO) >/dev/null || { echo 'Go is missing: install Go 1.26 or later, https://go.dev/dl/'; exit 1; }

# $(call install,commands of which one is enough,packages)
install = for tool in $(1); do command -v $$tool >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(2); \
	else \
		echo 'The tests need $(firstword $(1)): sudo apt-get install $(2)'; exit 1; \
	fi

.PHONY: tools
tools:
	@$(call install,chromium chromium-browser google-chrome,chromium fonts-liberation)
	@$(call install,node,nodejs)
	@$(call install,zbarimg,zbar-tools)
	@$(call install,pdftotext,poppler-utils)
	@$(call install,npm,npm)
	@$(MAKE) --no-print-directory bin/axe.min.js

# The checker drat-trim lies among the tests of a solver that Debian packages. Where
# that is out of reach, certificates are checked without it.
apt_source = apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts=$(CURDIR)/bin/debian/parts \
	-o Dir::State::lists=$(CURDIR)/bin/debian/lists -o APT::Sandbox::User=root
bin/drat-trim:
	@mkdir -p bin/debian/parts bin/debian/lists/partial
	@-$(call install,cc,gcc libc6-dev)
	@-sed 's/^Types:.*/Types: deb-src/' /etc/apt/sources.list.d/debian.sources >bin/debian/parts/debian.sources && \
	$(apt_source) update -qq && cd bin/debian && $(apt_source) source -qq --download-only cadical && \
	tar -xzf cadical_*.orig.tar.gz --wildcards --strip-components=3 '*/drat-trim.c' && cc -O2 -w -o ../drat-trim drat-trim.c

# What the tests of accessibility use.
axe := 4.14.1
bin/axe.min.js:
	@mkdir -p bin
	cd bin && npm pack --silent axe-core@$(axe) >/dev/null && tar -xzOf axe-core-$(axe).tgz package/axe.min.js >axe.min.js && rm axe-core-$(axe).tgz
