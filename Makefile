# make run     build everything and open a demo blog with comments
# make test    all suites; installs what they lack
# make lint    formatting, clippy, types, licences and sources of what we build on
# make bench   the figures of the server on this machine

.PHONY: run test lint bench build widget packages test-rust test-hugo test-browser clean

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
		$(wildcard widget/src/*.ts) $(wildcard widget/texts/*)
	cd widget && npm run --silent build

widget/node_modules/.package-lock.json: widget/package-lock.json
	cd widget && npm ci --no-audit --no-fund --silent

tests/browser/node_modules/.package-lock.json: tests/browser/package-lock.json
	cd tests/browser && npm ci --no-audit --no-fund --silent

packages:
	@.ci/packages

bench: build
	python3 tests/load/bench.py target/release/afterword

clean:
	rm -rf target widget/dist widget/node_modules tests/browser/node_modules
