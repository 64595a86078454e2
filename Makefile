# Every command here works in a fresh clone: it makes the virtual environment first if there is none.
.DEFAULT_GOAL := help
SHELL := bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
ARGS ?=

.PHONY: help
help: ## Show this list
	@echo "Silver & Gold: make <command>"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1  \2/p' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Silver & Gold into $(VENV) (once) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/dev: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the tools for tests and checks into $(VENV) (once) ..."
	$(PIP) --editable '.[cluster,dev,gymnasium,hosting,openspiel,pettingzoo,sim]'
	@touch $@ $(VENV)/play

CLIENT := src/silvergold/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/plugins src/silvergold/locales -type f) web/index.html web/vite.config.ts

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(BIN)/python
	@echo "Installing what the browser client is built with (once) ..."
	@web/with_node npm ci --loglevel=error

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@web/with_node npm run --silent build -- --logLevel warn

$(VENV)/bench: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the peers of the benchmarks into $(VENV) (once) ..."
	$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/play

.PHONY: play
play: $(VENV)/play $(CLIENT) ## Play in the browser (ARGS="--port 9000" and other options of `silvergold play`)
	@$(BIN)/silvergold play $(ARGS)

# The engine's own tests show every line and branch of it. Counting slows Python down to a third, so the others
# are not counted.
ENGINE := tests/rules tests/records tests/test_errors.py

# Playwright keeps an event loop running, and JAX has threads: neither may share a process with other tests.
ON_THEIR_OWN := tests/browser tests/envs tests/sim tests/train

# Most other tests wait for servers and screens about half of their time: more processes than cores.
.PHONY: test
test: $(VENV)/dev web/node_modules/.package-lock.json services ## Run all checks and all tests
	@$(MAKE) --no-print-directory --jobs 2 check test-client $(CLIENT)
	$(BIN)/pytest --numprocesses 2 --cov --cov-report term $(ENGINE)
	$(BIN)/pytest --numprocesses 4 $(addprefix --ignore ,$(ENGINE) $(ON_THEIR_OWN)) $(ARGS)
	$(BIN)/pytest --numprocesses 2 tests/browser
	$(BIN)/pytest --numprocesses 2 --dist loadfile tests/envs tests/sim tests/train

.PHONY: test-client
test-client: web/node_modules/.package-lock.json
	web/with_node npm test --silent

.PHONY: services
services: ## Install PostgreSQL, Redis, Chromium, nginx and Caddy for the tests, where the system lets us
	-@tests/install_services

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
format: $(VENV)/dev web/node_modules/.package-lock.json ## Format the code and mend what the linter can
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet
	web/with_node npm run --silent format

.PHONY: languages
languages: $(VENV)/play ## Say what is left to translate (ARGS="de" for one language)
	@$(BIN)/python -m silvergold.words $(ARGS)

.PHONY: break-rules
break-rules: $(VENV)/dev ## Break the rules one by one and see that their own tests fail
	$(BIN)/python -m tests.break_rules

.PHONY: torture
torture: $(VENV)/dev ## Kill the server 1,000 times under load and see that nothing was lost (ARGS="--database postgresql")
	$(BIN)/python -m tests.server.storage.torture --kills 1000 $(ARGS)

.PHONY: web
web: $(VENV)/play $(CLIENT) ## Build the browser client

.PHONY: train
train: $(VENV)/dev ## Train Admiral's network anew (wants a GPU; docs/training.md)
	$(BIN)/python -m train $(ARGS)

.PHONY: bench
bench: $(VENV)/bench ## Measure engine, simulator and environments beside their peers (writes bench/results.md, bench/envs.md)
	$(BIN)/python bench/engine.py --out bench/results.md
	$(BIN)/python bench/sim.py
	$(BIN)/python bench/envs.py --out bench/envs.md

.PHONY: bench-ladder
bench-ladder: $(VENV)/play ## Measure the levels of opponents (writes bench/ladder.md; takes a while)
	$(BIN)/python bench/ladder.py $(ARGS)

.PHONY: bench-server
bench-server: $(VENV)/bench ## Put our server and boardgame.io's under the load of 1,000 tables (writes bench/server/results.md)
	$(BIN)/python bench/server/load.py --out bench/server/results.md $(ARGS)

.PHONY: bench-input
bench-input: $(VENV)/dev $(CLIENT) ## Measure how soon the table answers in the browser (writes bench/input.md)
	$(BIN)/python -m bench.input --out bench/input.md $(ARGS)

.PHONY: pictures
pictures: $(VENV)/dev $(CLIENT) ## Draw the pictures of the README anew
	$(BIN)/python -m tests.browser.helpers.screenshots
	$(BIN)/silvergold deck picture --out docs/pictures/deck.svg
	$(BIN)/python -c 'from pathlib import Path; from silvergold.drawing import sample_table; \
	  Path("docs/pictures/hero.svg").write_text(sample_table(), encoding="utf-8")'

.PHONY: clean
clean: ## Remove the virtual environment and all caches
	rm -rf $(VENV) bench/server/peer/node_modules web/node_modules src/silvergold/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache dist
