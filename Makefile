# make run     build everything and open a demo blog with comments
# make test    all suites; installs what they lack
# make lint    formatting, clippy, types, licences and sources of what we build on
# make bench   the figures of the server on this machine
# make fuzz    hostile mails for ten minutes, or FUZZ_SECONDS; ends at the first that breaks the reader

.PHONY: run test lint bench fuzz build widget packages test-rust test-hugo test-browser clean

BIN := target/debug/afterword

run: widget
	cargo build --release --locked
	target/release/afterword demo

# Each step says its name, so that a long run shows where it is.
test: packages widget
	@echo "== server: unit and integration tests"
	cargo test --locked
	@echo "== hugo: the component in both themes and both Hugos"
	node --test tests/hugo/check.mjs
	@echo "== browser: the blog in Chromium"
	$(MAKE) test-browser

test-rust: widget
	cargo test --locked

test-hugo:
	node --test tests/hugo/check.mjs

test-browser: widget tests/browser/node_modules/.package-lock.json
	cargo build --locked
	cd tests/browser && npm test

lint: widget
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	cd widget && npm run --silent lint
	.ci/deny

build: widget
	cargo build --release --locked

widget: widget/dist/assets.json

widget/dist/assets.json: widget/node_modules/.package-lock.json widget/build.mjs widget/style.css \
		$(wildcard widget/src/*.ts) $(wildcard widget/texts/*) $(wildcard widget/console/*)
	cd widget && npm run --silent build

widget/node_modules/.package-lock.json: widget/package-lock.json
	cd widget && npm ci --no-audit --no-fund --silent

tests/browser/node_modules/.package-lock.json: tests/browser/package-lock.json
	cd tests/browser && npm ci --no-audit --no-fund --silent

packages:
	@.ci/packages

bench: build
	python3 tests/load/bench.py target/release/afterword
	python3 tests/load/mail.py target/release/afterword

FUZZ_SECONDS ?= 600

# Coverage needs flags that a stable compiler takes only so; nothing that is shipped is built like this.
fuzz:
	@cargo fuzz --version >/dev/null 2>&1 || cargo install --quiet --locked cargo-fuzz
	mkdir -p tests/fuzz/corpus/inspect
	RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none inspect \
		tests/fuzz/corpus/inspect tests/fixtures/mail -- -dict=tests/fuzz/inspect.dict \
		-max_len=65536 -timeout=5 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1

clean:
	rm -rf target tests/fuzz/target widget/dist widget/node_modules tests/browser/node_modules
