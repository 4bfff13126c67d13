# Two commands do everything: `make play` and `make test`; `make check` is the quick one while you work. The rest are their parts.

TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
LIEGE := $(TARGET)/release/liege
ADDR ?= 127.0.0.1:8080
DB ?= sqlite://data/liege.db
# What needs nothing from each other goes side by side: a compiler leaves a core idle now and then.
BESIDE := $(MAKE) --no-print-directory -j2 --output-sync=target
# What is built once, from nothing, is built sooner in one go.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
# Not `--lib`: that would build libraries that have no tests of their own once more.
TESTS := --tests
WEB_SOURCES := $(shell find web/src web/index.html web/public web/*.ts web/package.json locales -type f 2>/dev/null)

.PHONY: play test check build bots lint lint-rust lint-web deny test-rust test-web test-api test-browser tools-play tools-test clean

## Build what is missing and serve the games on http://127.0.0.1:8080, with everything kept in data/.
play: build
	@mkdir -p data
	@$(LIEGE) serve --addr $(ADDR) --db $(DB)

## Every test there is. Installs what it needs where it may.
test: tools-test web/node_modules/.package-lock.json
	@$(BESIDE) lint-rust lint-web test-web web/dist/index.html
	@$(MAKE) --no-print-directory test-rust
	@$(MAKE) --no-print-directory test-api
	@$(MAKE) --no-print-directory test-browser
	@echo "all tests passed"

## What can be known within a few minutes: format, lints, tests that need neither server nor browser.
check: tools-play web/node_modules/.package-lock.json
	@$(BESIDE) lint-rust lint-web test-web
	cargo test --locked $(addprefix -p liege-,engine testkit lancaster regents heads-of-state scharz)
	@scripts/unchanged web/src/generated "types and samples made from Rust"
	@echo "the quick checks passed"

build: tools-play web/dist/index.html
	cargo build --release --locked -p liege

## Measure how strong the bots are, for docs/bots.md. Takes a night; can be broken off and taken up again.
bots: build
	@scripts/bots $(LIEGE)

tools-play:
	@scripts/tools play

tools-test:
	@scripts/tools test

# Not `npm ci`: it insists on bindings for every platform, and some mirrors lack those of others.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run build

lint: lint-rust lint-web

lint-rust: deny
	cargo fmt --check
	cargo clippy --locked --workspace --all-targets -- -D warnings

lint-web: web/node_modules/.package-lock.json
	cd web && npm run check && npm run lint

# Licences, banned crates and sources of what we depend on, where cargo-deny is installed; it reads nothing from the network.
deny:
	@if command -v cargo-deny >/dev/null; then cargo deny --offline check licenses bans sources; \
	else echo "cargo-deny is not installed: licences are not checked"; fi

test-web: web/node_modules/.package-lock.json
	cd web && npm test

# Types and samples are written while the tests run: a difference means they were not committed. Examples to be run by hand
# have been checked by clippy.
test-rust: web/dist/index.html
	cargo test --locked --workspace $(TESTS)
	cargo test --locked --workspace --doc
	@scripts/unchanged web/src/generated "types and samples made from Rust"

# The description of the interface against a server, for a minute; the tool comes from PyPI where that can be reached.
test-api: web/dist/index.html
	cargo test --locked --workspace $(TESTS) --no-run
	@scripts/api $(TARGET)/debug/liege $(TARGET)/schemathesis

# The same build as test-rust makes: the program is among what its tests need.
test-browser: web/dist/index.html
	cargo test --locked --workspace $(TESTS) --no-run
	cd web && LIEGE_BIN=$(TARGET)/debug/liege npm run e2e

clean:
	rm -rf target web/dist web/node_modules
