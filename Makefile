# make run     build quickly, and open a demo blog with comments
# make demo-conversation   that blog in a conversation with Mastodon and Bluesky, step by step
# make check   while working: formatting, clippy, the crates, the server by its HTTP, the widget; needs Rust, Node.js and a C compiler
# make test    everything; installs what it lacks
#              (one suite: make test-rust, test-hugo, test-deploy, test-load, test-browser)
#              (all of the browser's files in Firefox too: make test-firefox; FILES="xss count" for some of them)
# make sites   real sites by the lines of docs/sites, built with their own generators, in Chromium; its table goes to docs/sites/README.md
# make lint    formatting, clippy, types; licences, sources and known vulnerabilities of the dependencies
# make bench   the figures of the server on this machine, beside the lower bound: docs/benchmarks.md; 20 minutes,
#              the first time more for its databases; ONLY=s1,s2 for some of it
# make bench-check    the load scripts for all tools, also for k6 and oha, which it builds
# make bench-peers    the same figures for other comment servers, which it downloads
# make attacks the figures of attacks on a server, as a table: memory, log, a neighbour; ATTACKED=… for another build
# make soak    30,000,000 requests, or SOAK: no error, and memory and open files stay as they are
# make flamegraph     where the server's time goes, in target/flamegraph.svg; SCENARIO=counts, thread or writes
# make callgrind      instructions a request; BEFORE=… compares with another build
# make chaos   kills, power cuts, full disks, wrong clocks, restarts: half an hour; SEED=… for the same again
# make mutants changes the code that guards, and lists what no test notices; for a night, or PACKAGE=afterword-spam
# make deb     the Debian package, in target/debian
# make themes  the themes of docs/hugo.md with both Hugos, in Chromium; THEMES_FROM=folder, or through Go's modules; its table goes there
# make release tarball, Debian package, Python wheel, npm packages, image, Helm chart, list of parts (SBOM), provenance and
#              checksums, in target/release-files; TARGETS="x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu" for both
#              kinds of machines, SIGNING_KEY=file to sign them, PROFILE=quick in a third of the time
# make release-check  those files installed and started, also in an older Debian; needs root
# make reproducible   a release twice, in two folders, compared byte for byte; PROFILE=quick in a third of the time
# make tag VERSION=0.2.0   all of a release and its tag, if `make test` was green on this commit: CONTRIBUTING.md
# make docs-crates    the picture of the crates and their arrows, docs/crates.svg
# make fuzz    hostile mails, comments and pages for ten minutes each, or FUZZ_SECONDS; ends at the first that breaks its reader

.PHONY: run demo-conversation check test lint attacks bench bench-packages bench-check bench-peers soak flamegraph callgrind chaos mutants deb sites release release-check reproducible tag fuzz docs-crates build widget packages test-rust test-postgres test-hugo test-deploy test-load test-browser test-chromium test-firefox test-sites themes clean

BIN := target/debug/afterword
# Light enough for every run.
SITES := $(addprefix tests/sites/,routers.test.mjs wrappers.test.mjs ghost.test.mjs)

# What is shown is the demo, and not how fast the server is: `make build` is what is shipped.
run: widget
	cargo build --locked --profile demo --bin afterword
	target/demo/afterword demo

# No package of the system and no root: .ci/check names the tests that are run.
check: widget
	cargo fmt --check --all
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cd widget && npm run --silent lint && npm test --silent
	.ci/check

# Each step says its name, so that a long run shows where it is. What waits for others runs beside what computes. Chromium
# alone keeps two cores busy: beside it runs little.
test: packages widget tests/browser/node_modules/.package-lock.json tests/sites/node_modules/.package-lock.json
	@.ci/tested begin
	@echo "== compile the server and its tests"
	cargo test --locked --workspace --no-run
	@.ci/beside \
		"server: mails and other networks, with real mail servers and authorities" \
			"$(TWICE_THE_CORES) .ci/again cargo --locked --workspace --test main -- $(WAITING)" \
		"server: the crates, attacks" "RUST_TEST_THREADS=$$(nproc) .ci/again cargo --locked --workspace --lib --test '[!m]*'" \
		"server: its HTTP and its commands, with real proxies" \
			"$(TWICE_THE_CORES) .ci/again cargo --locked --workspace --test main -- $(WAITING:%=--skip=%)"
	@.ci/beside \
		"chaos: kills, power cuts, full disks, wrong clocks, restarts; the short form" "python3 tests/chaos --short $(BIN)" \
		"widget: what needs no browser" "cd widget && npm test --silent" \
		"browser: the blog in Chromium" "make test-chromium BUILT=yes"
	@.ci/beside \
		"server: on PostgreSQL the API, the console, and mails that decide" "make test-postgres" \
		"hugo: the component in both themes and both Hugos" "make test-hugo" \
		"deploy, load: the Debian package, the image; the scripts for load" \
			"make test-deploy test-load BUILT=yes" \
		"browser: what readers and owners use most, in Firefox; sites of other generators" \
			"make test-firefox test-sites BUILT=yes FILES='$(IN_BOTH)'"
	@.ci/tested end

# The tests of the server that wait more than they compute, by parts of their names. The others of `main` leave these out by
# the same parts, and no other binary of tests begins with an m: so each test runs once.
WAITING := mail:: conversations:: https::

# Many wait, for a mail server or another program: twice as many threads as cores keep these busy.
TWICE_THE_CORES := RUST_TEST_THREADS=$$(($$(nproc) * 2))
# What runs beside these tests would end a minute before them otherwise: most of their work is PostgreSQL's.
THRICE_THE_CORES := RUST_TEST_THREADS=$$(($$(nproc) * 3))

test-rust: packages widget
	$(TWICE_THE_CORES) .ci/again cargo --locked --workspace

# The store's own tests, on both kinds of stores, are among the others. Left out is what looks into SQLite's file, what
# moves the clock in the midst of the server's work, what hardly touches the store or writes what its own tests
# write (what other networks do wrong, consents of mailboxes, photos), and what takes minutes there, as each kill of many
# leaves a mail to wait for the end of its claim.
ON_POSTGRES := api:: console:: webhooks:: mail::by_mail mail::confirmations $(addprefix conversations::,mastodon::answers mastodon::copies \
	bluesky::copies sources webmention::received webmention::sent) $(addprefix mail::end_to_end::,addresses answers automatic_mail follows inbound kills \
	moderating private_words readers refusals reports restarts)
NOT_ON_POSTGRES := kills::kills_at_any_moment api::admin::people::who_is_erased api::admin::decisions::the_same_for_many \
	api::load_shedding::who_hangs_up api::threads::a_website_is_http console::pages::an_old_page webhooks::command digest \
	openapi:: $(addprefix api::,avatars bad_input cors headers inert_json manual metrics names proof ready tls)

# One thread with comments of the form, by mail, of Mastodon and of Bluesky, from real servers of theirs on loopback.
NETWORKS := tests/conversations/networks
demo-conversation: widget
	@.ci/packages conversation
	@.ci/tool mastodon bluesky >/dev/null
	cargo build --locked --profile demo --bin afterword
	target/demo/afterword demo --conversation --mastodon $(NETWORKS)/mastodon --bluesky $(NETWORKS)/bluesky

test-postgres: packages widget
	$(THRICE_THE_CORES) AFTERWORD_TEST_STORE=postgres .ci/again cargo --locked --workspace --test main -- $(ON_POSTGRES) $(NOT_ON_POSTGRES:%=--skip=%)

test-hugo:
	.ci/again node tests/hugo/check.mjs

# The package and the image need root, and say so where they are skipped.
# BUILT: `cargo test` has made the program too, out of dependencies that `cargo build` would make anew.
test-deploy: widget
	$(if $(BUILT),,cargo build --locked)
	tests/deploy/files.sh
	tests/deploy/kubernetes.sh
	tests/deploy/tag.sh
	tests/deploy/package.sh

# The scripts of the tools that Debian has, for a second each.
test-load: widget
	$(if $(BUILT),,cargo build --locked)
	.ci/again node tests/load/check.mjs tests/load/energy.test.mjs

# What `make test` runs in Firefox, too.
IN_BOTH := console-sign-in cors cors-widget no-javascript widget-threads widget-writing xss

BROWSER_NEEDS := $(if $(BUILT),,packages) widget tests/browser/node_modules/.package-lock.json

test-firefox: $(BROWSER_NEEDS)
	$(if $(BUILT),,cargo build --locked)
	cd tests/browser && AFTERWORD_BROWSER=firefox npm test -- $(FILES:%=%.test.mjs)

test-chromium: $(BROWSER_NEEDS)
	$(if $(BUILT),,cargo build --locked)
	cd tests/browser && npm test

test-sites: $(BROWSER_NEEDS) tests/sites/node_modules/.package-lock.json
	$(if $(BUILT),,cargo build --locked)
	.ci/again node --test-concurrency=1 --test-timeout=300000 $(SITES)

test-browser: test-chromium test-sites
	$(MAKE) --no-print-directory test-firefox FILES="$(IN_BOTH)"

# Some thousand packages, and each site is built: not in every run.
sites: widget tests/browser/node_modules/.package-lock.json tests/sites/node_modules/.package-lock.json tests/sites/more/node_modules/.package-lock.json
	$(if $(BUILT),,cargo build --locked)
	@.ci/sites-packages
	rm -rf tests/sites/.build/seen
	node --test --test-concurrency=1 --test-timeout=600000 --test-reporter=spec $(SITES) tests/sites/more/more.mjs
	@node tests/sites/table.mjs

themes: widget tests/browser/node_modules/.package-lock.json
	$(if $(BUILT),,cargo build --locked)
	node tests/hugo/real-themes/run.mjs $(THEMES)

lint: widget
	cargo fmt --check --all
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cd widget && npm run --silent lint
	python3 tests/fixtures/spam/check.py
	.ci/deny
	.ci/audit

build: widget
	cargo build --release --locked

# All that the package holds beside the binary is made by the binary itself.
deb: build
	.ci/deb release target/debian

PROFILE ?= release

release:
	.ci/release $(PROFILE)

release-check:
	tests/deploy/files.sh target/release-files

# VERSION: what Cargo.toml and CHANGELOG.md have. It makes a tag here, and pushes nothing.
tag:
	.ci/tag $(VERSION)

reproducible:
	.ci/reproducible $(PROFILE)

# Which modules: .cargo/mutants.toml. It ends with 2 where there is something that no test notices: target/mutants.out/missed.txt.
mutants: packages widget
	@cargo mutants --version >/dev/null 2>&1 || cargo install --quiet --locked cargo-mutants
	mkdir -p target
	cargo mutants --gitignore false --output target $(if $(PACKAGE),--package $(PACKAGE),--workspace)

widget: widget/dist/assets.json

widget/dist/assets.json: widget/node_modules/.package-lock.json widget/build.mjs widget/style.css widget/write.css \
		$(wildcard widget/src/*.ts) $(wildcard widget/texts/*) $(wildcard widget/console/*)
	cd widget && npm run --silent build

widget/node_modules/.package-lock.json: widget/package-lock.json
	cd widget && npm ci --no-audit --no-fund --silent

tests/browser/node_modules/.package-lock.json: tests/browser/package-lock.json
	cd tests/browser && npm ci --no-audit --no-fund --silent

tests/sites/node_modules/.package-lock.json: tests/sites/package-lock.json
	cd tests/sites && npm ci --no-audit --no-fund --silent

tests/sites/more/node_modules/.package-lock.json: tests/sites/more/package-lock.json
	cd tests/sites/more && npm ci --no-audit --no-fund --silent

packages:
	@.ci/packages

bench-packages:
	@.ci/bench-packages

bench: build bench-packages $(if $(ONLY),,bench-check)
	python3 tests/load/bench.py target/release/afterword --into docs $(if $(ONLY),--only $(ONLY))
	python3 tests/load/mail.py target/release/afterword

# ATTACKED: another build of the server. `make test` runs the same without waiting for memory to come back.
attacks: build
	@ATTACKS_TABLE=yes ATTACKED=$(or $(ATTACKED),target/release/afterword) bash -o pipefail -c \
		"cargo test --locked --test attacks -- --nocapture --test-threads=1 | grep -o '| .* |$$'"

bench-check: widget bench-packages
	cargo build --locked
	BUILT_TOOLS=yes node --test --test-reporter=spec tests/load/check.mjs

bench-peers: build bench-packages
	python3 tests/load/bench.py target/release/afterword --into docs --only peers

SOAK ?= 30000000

soak: build bench-packages
	python3 tests/load/soak.py target/release/afterword $(SOAK) --into docs

# SCENARIO: counts, thread or writes.
flamegraph: widget
	cargo build --locked --profile profiling --bin afterword
	python3 tests/load/flamegraph.py target/profiling/afterword "$$(.ci/tool inferno)" target/flamegraph.svg $(SCENARIO)

# BEFORE: another build of the server, to compare with.
callgrind: build
	python3 tests/load/callgrind.py target/release/afterword $(BEFORE)

chaos: build packages
	python3 tests/chaos $(if $(SEED),--seed $(SEED)) target/release/afterword

FUZZ_SECONDS ?= 600

# Coverage needs flags that a stable compiler takes only so; nothing that is shipped is built like this.
fuzz:
	@cargo fuzz --version >/dev/null 2>&1 || cargo install --quiet --locked cargo-fuzz
	mkdir -p tests/fuzz/corpus/inspect tests/fuzz/corpus/publishing tests/fuzz/corpus/digests tests/fuzz/corpus/markup \
		tests/fuzz/corpus/pages
	RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none inspect \
		tests/fuzz/corpus/inspect tests/fixtures/mail -- -dict=tests/fuzz/inspect.dict \
		-max_len=65536 -timeout=5 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1
	RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none publishing \
		tests/fuzz/corpus/publishing -- -dict=tests/fuzz/publishing.dict \
		-max_len=2048 -len_control=0 -timeout=5 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1
	RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none digests \
		tests/fuzz/corpus/digests -- -dict=tests/fuzz/publishing.dict \
		-max_len=2048 -len_control=0 -timeout=5 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1
	RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none markup \
		tests/fuzz/corpus/markup tests/fixtures/xss -- -dict=tests/fuzz/markup.dict \
		-max_len=4096 -timeout=5 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1
	RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none pages \
		tests/fuzz/corpus/pages tests/fixtures/xss -- -dict=tests/fuzz/markup.dict \
		-max_len=4096 -timeout=5 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1

# A picture that can't be drawn does not take the old one's place.
docs-crates:
	cargo metadata --no-deps --format-version 1 >target/crates.json
	python3 docs/crates.py <target/crates.json >target/crates.svg
	mv target/crates.svg docs/crates.svg

clean:
	rm -rf target tests/fuzz/target tests/load/floor/target widget/dist widget/node_modules tests/browser/node_modules tests/sites/node_modules tests/sites/more/node_modules tests/sites/more/.python
