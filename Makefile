# What each target does: `make help`.

PREFIX ?= /usr/local
SWIFT ?= swift
# A module that imports what it does not declare is refused.
CHECKS = --explicit-target-dependency-import-check error
TELLTALE = .build/release/telltale

.PHONY: help setup build run test lint format docs install clean

help: ## Lists the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: ## Installs the system libraries that are missing
	@sh Scripts/setup.sh

build: setup ## Builds the tool
	$(SWIFT) build -c release $(CHECKS) --product telltale

run: build ## Runs the project's suites and writes reports/
	$(TELLTALE) run

test: setup ## Runs all tests
	$(SWIFT) test $(CHECKS)

lint: ## Checks the format of the sources
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format: ## Formats the sources
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

docs: build ## Writes the pages that are made from the code
	$(TELLTALE) explain --markdown > docs/assertions.md
	$(TELLTALE) explain behaviours --markdown > docs/behaviours.md
	$(TELLTALE) schema > docs/suite.schema.json
	$(TELLTALE) schema project > docs/project.schema.json
	python3 Scripts/screens.py

install: build ## Installs the tool under PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(TELLTALE) $(DESTDIR)$(PREFIX)/bin/telltale

clean: ## Removes what was built
	rm -rf .build
