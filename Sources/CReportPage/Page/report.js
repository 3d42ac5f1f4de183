// The script of the HTML report: draws the matrix, filters it, and shows a cell.
//
// Everything that a model or a suite said reaches the page through `textContent` or a text
// node. No string is ever parsed as markup, and the page's policy refuses it too.
(() => {
  "use strict";

  /**
   * The index: `models` as [id, name, fingerprint, source], `suites`, and the lists
   * `results`, `statuses`, `causes`, `phrases`, `tags`, `assertions`, of which the rest holds
   * places. A row is [suite, case, prompt or null, tags, question or null, cells]; a cell is
   * [model, result, status, cause or -1, fails the gate, passed, planned, assertions not passed].
   */
  const index = JSON.parse(document.getElementById("index").textContent);

  const models = index.models.map(([id, name, fingerprint, source]) =>
    ({id, name, fingerprint, source}));

  const rows = index.rows.map((data, number) => {
    const [suite, name, prompt, tags, question, cells] = data;
    const key = `${index.suites[suite]}/${name}${prompt === null ? "" : `#${prompt}`}`;
    const row = {number, suite, name, prompt, tags, question, key, element: null};
    row.cells = cells.map((cell, place) => ({
      row, place, model: cell[0], result: index.results[cell[1]],
      status: index.statuses[cell[2]], cause: index.causes[cell[3]] ?? null,
      phrase: index.phrases[cell[3]] ?? "", fails: cell[4] === 1, passed: cell[5],
      planned: cell[6], open: cell[7], id: `${key}@${models[cell[0]].id}`, link: null,
    }));
    return row;
  });
  const cells = rows.flatMap(row => row.cells);
  const cellsByID = new Map(cells.map(cell => [cell.id, cell]));

  // MARK: Elements

  /** Makes an element; children are elements, or strings that become text. */
  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (value === null || value === undefined || value === false) continue;
      if (key === "class") element.className = value;
      else if (key === "on") {
        for (const [event, action] of Object.entries(value)) element.addEventListener(event, action);
      } else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...present(children));
    return element;
  }

  /** The children that there are: `null` stands for one that is left out. */
  function present(children) {
    return children.flat(Infinity).filter(child => child !== null && child !== undefined);
  }

  const invisible =
    /[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF\uFFF9-\uFFFB]/u;

  /** The sign for a character that a reader would not see. */
  function sign(character) {
    const code = character.codePointAt(0);
    if (code === 0xA0) return "⍽";
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    if (code === 0x7F) return "␡";
    return `\\u{${code.toString(16).toUpperCase()}}`;
  }

  /** A text as nodes, with signs for what a reader would not see. */
  function visible(text, showsSpaces = false) {
    const spaces = showsSpaces;
    if (!spaces && !invisible.test(text)) return [text];
    const nodes = [];
    let plain = "";
    for (const character of text) {
      const isSpace = spaces && (character === " " || character === "\t" || character === "\n");
      if (!isSpace && !invisible.test(character)) {
        plain += character;
        continue;
      }
      if (plain) nodes.push(plain);
      plain = "";
      const code = character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
      const shown = character === " " ? "␠" : character === "\t" ? "→"
        : character === "\n" ? "␊" : sign(character);
      nodes.push(make("span", {class: "invisible", title: `U+${code}`}, shown));
      if (character === "\n") nodes.push("\n");
    }
    if (plain) nodes.push(plain);
    return nodes;
  }

  /** A marked text: a string, or a list in which marks stand before each stretch. */
  function marked(value, isNow) {
    if (value === "" || value.length === 0) return [make("i", {}, "(empty)")];
    if (typeof value === "string") return visible(value);
    const nodes = [];
    for (let at = 0; at < value.length; at += 2) {
      const [marks, text] = [value[at], value[at + 1]];
      let content = (marks & 4)
        ? [[...text].map(character => character.codePointAt(0) < 0x7F ? character
          : `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`).join("")]
        : visible(text, (marks & 8) !== 0);
      if (marks & 1) content = [make("mark", {}, content)];
      if (marks & 2) content = [make(isNow ? "ins" : "del", {}, content)];
      nodes.push(...content);
    }
    return nodes;
  }

  // MARK: The address

  const filterNames = ["q", "status", "suite", "model", "assertion", "cause", "tag"];
  const state = {cell: null, filter: {}};

  function encoded(id) {
    return encodeURIComponent(id).replaceAll("%2F", "/").replaceAll("%40", "@");
  }

  /** The address's fragment for a cell under the filter, or for the filter alone. */
  function fragment(cell) {
    const words = filterNames.filter(name => state.filter[name])
      .map(name => `${name}=${encoded(state.filter[name])}`);
    return `#${cell ? encoded(cell.id) : ""}${words.length ? `?${words.join("&")}` : ""}`;
  }

  /** Reads the address: whether it is one of the page's own. */
  function readAddress() {
    const text = location.hash.slice(1);
    const mark = text.indexOf("?");
    let id = mark < 0 ? text : text.slice(0, mark);
    try {
      id = decodeURIComponent(id);
    } catch {
      return false;
    }
    const cell = cellsByID.get(id) ?? null;
    // Another fragment is an ordinary place on the page.
    if (id && !cell) return false;
    if (mark >= 0 || !cell) {
      const words = new URLSearchParams(mark < 0 ? "" : text.slice(mark + 1).replaceAll("+", "%2B"));
      state.filter = {};
      for (const name of filterNames) {
        if (words.get(name)) state.filter[name] = words.get(name);
      }
    }
    state.cell = cell;
    return true;
  }

  // MARK: Filters

  const changed = new Set(index.statuses.filter(status => status !== "unchanged"));
  const statusTests = {
    "fails the gate": cell => cell.fails,
    "changed": cell => changed.has(cell.status),
  };
  for (const result of index.results) statusTests[result] = cell => cell.result === result;
  for (const status of index.statuses) statusTests[status] = cell => cell.status === status;

  /** Whether a cell is one of those that the filter is about. */
  function matches(cell) {
    const {status, model, assertion, cause} = state.filter;
    if (status && !(statusTests[status]?.(cell) ?? false)) return false;
    if (model && models[cell.model].id !== model) return false;
    if (assertion && !cell.open.some(place => index.assertions[place] === assertion)) return false;
    if (cause && cell.cause !== cause) return false;
    return true;
  }

  function matchesRow(row) {
    const {q, suite, tag} = state.filter;
    if (suite && index.suites[row.suite] !== suite) return false;
    if (tag && !row.tags.some(place => index.tags[place] === tag)) return false;
    if (!row.cells.some(matches)) return false;
    if (!q) return true;
    return q.toLowerCase().split(/\s+/u).every(word => searched(row).includes(word));
  }

  const details = new Map();

  /** Everything about a row's cells; `value(of:)` in PageDetail.swift says what. */
  function detail(row) {
    if (!details.has(row)) {
      details.set(row, JSON.parse(document.getElementById(`row-${row.number}`).textContent));
    }
    return details.get(row);
  }

  const searchTexts = new Map();

  /** What a search looks at: names, the prompts as sent, every answer, every message. */
  function searched(row) {
    if (!searchTexts.has(row)) {
      const words = [row.key, row.question ?? "", ...row.tags.map(tag => index.tags[tag])];
      const value = JSON.parse(document.getElementById(`row-${row.number}`).textContent);
      for (const text of value.texts) {
        words.push(typeof text === "string" ? text : text.filter((_, at) => at % 2 === 1).join(""));
      }
      for (const cell of value.cells) {
        for (const assertion of cell.assertions) words.push(assertion[0], assertion[2]);
      }
      searchTexts.set(row, words.join("\n").toLowerCase());
    }
    return searchTexts.get(row);
  }

  function option(value, text, selected) {
    return make("option", {value, selected}, text);
  }

  const controls = {};

  function select(name, label, options) {
    const element = make("select", {name, id: `filter-${name}`, on: {change: () => {
      state.filter[name] = element.value;
      filterChanged();
    }}}, option("", "all"), options);
    controls[name] = element;
    return make("div", {class: "field"}, make("label", {for: element.id}, label), element);
  }

  function counted(names, test) {
    return names.map(name => [name, cells.filter(cell => test(cell, name)).length])
      .filter(([, count]) => count > 0)
      .map(([name, count]) => option(name, `${name} (${count})`));
  }

  function filterForm() {
    let waiting = 0;
    controls.q = make("input", {
      type: "search", id: "filter-q", spellcheck: "false",
      placeholder: "names, prompts, answers", on: {input: () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          state.filter.q = controls.q.value.trim();
          filterChanged();
        }, 150);
      }},
    });
    const tests = (cell, name) => statusTests[name](cell);
    const open = index.assertions.map((name, place) =>
      [name, cells.filter(cell => cell.open.includes(place)).length])
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([name, count]) => option(name, `${name} (${count})`));
    const suites = index.suites.length > 1
      ? select("suite", "Suite", index.suites.map(name => option(name, name))) : null;
    const tags = index.tags.length > 0
      ? select("tag", "Tag", index.tags.map(name => option(name, name))) : null;
    const causes = counted(index.causes, (cell, name) => cell.cause === name);
    return make("form", {role: "search", class: "filters", "aria-label": "Cells", on: {
      submit: event => event.preventDefault(),
    }},
    make("div", {class: "field wide"}, make("label", {for: "filter-q"}, "Search"), controls.q),
    select("status", "Status", [
      make("optgroup", {label: "Needs a look"}, counted(["fails the gate", "changed"], tests)),
      make("optgroup", {label: "Result"}, counted(index.results, tests)),
      make("optgroup", {label: "Against the baseline"}, counted(index.statuses, tests)),
    ]),
    suites,
    select("model", "Model", models.map(model => option(model.id, model.name))),
    open.length > 0 ? select("assertion", "Not passed", open) : null,
    causes.length > 0 ? select("cause", "Cause", causes) : null,
    tags,
    make("button", {type: "button", class: "reset", on: {click: clearFilter}}, "Show all"));
  }

  function clearFilter() {
    state.filter = {};
    filterChanged();
  }

  function filterChanged() {
    history.replaceState(null, "", fragment(state.cell));
    draw();
  }

  // MARK: The matrix

  const glyphs = {passed: "✓", failed: "✕", undecided: "?", errored: "!", skipped: "–"};
  const corners = {reworded: "Δ", fixed: "↑", regressed: "↓", suspect: "↓", new: "+"};

  function look(cell) {
    if (cell.fails) return "fail";
    return cell.result === "failed" ? "tolerated" : cell.result;
  }

  function spoken(cell) {
    const words = [cell.result];
    if (cell.result === "failed" && !cell.fails) words.push("tolerated");
    if (cell.fails && cell.result !== "failed") words.push("fails the gate");
    if (cell.status !== "unchanged") words.push(`${cell.status} ${cell.phrase}`.trim());
    if (cell.planned > 1) words.push(`${cell.passed} of ${cell.planned} trials`);
    return words.join(", ");
  }

  function linkOf(cell) {
    cell.link = make("a", {
      class: `cell ${look(cell)}`, href: `#${encoded(cell.id)}`, tabindex: "-1",
      title: `${models[cell.model].name}: ${spoken(cell)}`,
      "aria-label": `${cell.row.name} on ${models[cell.model].name}: ${spoken(cell)}`,
    }, glyphs[cell.result],
    cell.planned > 1 ? make("small", {}, `${cell.passed}/${cell.planned}`) : null,
    corners[cell.status] ? make("sup", {}, corners[cell.status]) : null);
    cell.link.cell = cell;
    return cell.link;
  }

  function rowElement(row) {
    if (row.element) return row.element;
    const name = make("th", {scope: "row", title: row.question ?? row.key},
      visible(row.name), row.prompt === null ? null : make("small", {}, ` #${row.prompt}`));
    row.element = make("tr", {}, name, models.map((_, model) =>
      make("td", {}, row.cells.filter(cell => cell.model === model).map(linkOf))));
    return row.element;
  }

  const columns = models.map(() => make("col"));
  const table = make("table", {class: "matrix"}, make("colgroup", {}, make("col"), columns));
  const head = make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "Case"),
    models.map(model => make("th", {scope: "col", title: model.fingerprint || model.id},
      make("span", {}, visible(model.name)), make("small", {}, model.source)))));
  const tally = make("p", {class: "tally", role: "status"});
  let shown = [];
  let drawing = 0;

  function suiteElement(suite) {
    const own = rows.filter(row => row.suite === suite);
    return make("tr", {class: "suite"},
      make("th", {scope: "rowgroup"}, visible(index.suites[suite])),
      models.map((_, model) => {
        const all = own.flatMap(row => row.cells.filter(cell => cell.model === model));
        const passed = all.filter(cell => cell.result === "passed").length;
        return make("td", {}, all.length ? `${passed}/${all.length}` : "");
      }));
  }

  /** Draws the rows that the filter leaves: some at once, the rest when there is time. */
  function draw(isAll = false) {
    for (const name of filterNames) {
      if (!controls[name]) continue;
      const value = state.filter[name] ?? "";
      if (controls[name].value !== value && document.activeElement !== controls.q) {
        controls[name].value = value;
      } else if (name !== "q" && controls[name].value !== value) controls[name].value = value;
    }
    shown = rows.filter(matchesRow);
    const all = shown.flatMap(row => row.cells.filter(matches));
    tally.textContent = shown.length === rows.length && all.length === cells.length
      ? `${plural(rows.length, "case")}, ${plural(cells.length, "cell")}`
      : `${plural(shown.length, "case")} of ${rows.length}, ${plural(all.length, "cell")} of ${cells.length}`;
    for (const body of [...table.tBodies]) body.remove();
    // A model that has none of these cells has no column.
    const used = new Set(shown.flatMap(row => row.cells.map(cell => cell.model)));
    columns.forEach((element, model) =>
      element.classList.toggle("unused", shown.length > 0 && !used.has(model)));
    const column = state.filter.model
      ? models.findIndex(model => model.id === state.filter.model) : -1;
    drawn = fragment(null);
    const round = ++drawing;
    let at = 0;
    let body = null;
    let suite = -1;
    const some = count => {
      if (round !== drawing) return;
      const end = Math.min(shown.length, at + count);
      for (; at < end; at += 1) {
        const row = shown[at];
        if (row.suite !== suite) {
          suite = row.suite;
          body = table.appendChild(make("tbody", {}, suiteElement(suite)));
        }
        const element = rowElement(row);
        for (const cell of row.cells) {
          cell.link.classList.toggle("dim", !matches(cell));
          cell.link.classList.toggle("open", cell === state.cell);
        }
        body.append(element);
      }
      if (at < shown.length) later(() => some(250));
    };
    table.classList.toggle("one", column >= 0);
    for (const [place, cell] of [...head.rows[0].cells].entries()) {
      cell.classList.toggle("chosen", place === column + 1 && column >= 0);
    }
    some(isAll ? shown.length : 120);
    if (shown.length === 0) {
      table.append(make("tbody", {}, make("tr", {}, make("td", {
        colspan: String(models.length + 1), class: "nothing",
      }, "No cell is like that. ", make("button", {type: "button", on: {click: clearFilter}}, "Show all")))));
    }
    reachable();
  }

  function later(action) {
    if (window.requestIdleCallback) requestIdleCallback(action, {timeout: 200});
    else setTimeout(action, 0);
  }

  function plural(count, noun) { return count === 1 ? `1 ${noun}` : `${count} ${noun}s`; }

  /** One cell of the matrix can be reached by Tab; arrows lead on from there. */
  function reachable(cell = null) {
    const first = cell ?? shown[0]?.cells[0];
    for (const other of table.querySelectorAll('a.cell[tabindex="0"]')) other.tabIndex = -1;
    if (first?.link) first.link.tabIndex = 0;
  }

  // MARK: A cell

  const panel = make("aside", {id: "cell", hidden: true, "aria-labelledby": "cell-title"});

  function copyButton(text, label = "Copy") {
    const button = make("button", {type: "button", class: "copy", on: {click: async () => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = make("textarea", {class: "offscreen", "aria-hidden": "true"});
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = label; }, 1500);
    }}}, label);
    return button;
  }

  function command(text) {
    return make("p", {class: "command"}, make("code", {}, text), copyButton(text));
  }

  function block(title, content, properties = {}) {
    return make("div", {class: "block"}, make("h3", {class: "label"}, title),
      make("div", {class: "text", dir: "auto", tabindex: "0", role: "group", "aria-label": title, ...properties}, content));
  }

  function verdictLine([label, verdict, message, status, now, was, place, isObserved, rates], file) {
    const mark = {pass: "✓", fail: "✕", undecided: "?", error: "!"}[verdict] ?? "–";
    const counts = was === null || was === now ? now : `${was} → ${now}`;
    const isQuiet = counts === "1/1" || counts === "0/1";
    return make("li", {class: `verdict ${verdict.replace(" ", "-")}`},
      make("span", {class: "mark", "aria-hidden": "true"}, mark),
      make("span", {class: "said-of"},
        make("code", {}, visible(label)), make("span", {class: "hush"}, ` ${verdict}`),
        isQuiet ? null : make("span", {class: "counts"}, ` ${counts}`),
        status === "regressed" ? make("b", {}, " regressed") : null,
        status === "new" && verdict !== "pass" ? make("b", {}, " new") : null,
        isObserved ? make("i", {}, " observed only") : null,
        message ? make("span", {class: "message"}, visible(message)) : null,
        rates ? make("span", {class: "message"}, rates) : null,
        verdict !== "pass" && place && file ? make("span", {class: "place"}, `${file}:${place}`) : null));
  }

  function exchangeElement(exchange, value) {
    const text = place => (place === null || place === undefined ? null : value.texts[place]);
    const [now, baseline] = [text(exchange.now), text(exchange.baseline)];
    const parts = [];
    if (exchange.question !== undefined) {
      parts.push(block(exchange.turn ? `Turn ${exchange.turn}` : "Question", visible(text(exchange.question))));
    }
    if (baseline === null) {
      parts.push(now === null ? null : block("Now; there is no baseline", marked(now, true), {class: "text answer"}));
    } else if (exchange.same) {
      parts.push(block("Now, as in the baseline", marked(now, true), {class: "text answer"}));
    } else {
      parts.push(make("div", {class: "pair"},
        block("Baseline", marked(baseline, false), {class: "text answer"}),
        block("Now", now === null ? [make("i", {}, "(no response)")] : marked(now, true), {class: "text answer"})));
    }
    for (const [place, evidence] of exchange.evidence ?? []) {
      parts.push(block(`Evidence in the ${place}`, marked(text(evidence), true)));
    }
    if (exchange.remarks) parts.push(make("p", {class: "remarks"}, exchange.remarks.flatMap((remark, at) =>
      [at ? " · " : "", ...visible(remark)])));
    return parts;
  }

  function promptElement(exchange, value) {
    const request = value.requests[exchange.request];
    if (!request) return null;
    const title = exchange.turn ? `The prompt as sent in turn ${exchange.turn}` : "The prompt as sent";
    return make("details", {class: "prompt", open: !exchange.turn},
      make("summary", {}, title),
      request.messages.map(([role, place]) =>
        block(role === "user" ? "Prompt" : role === "instructions" ? "Instructions" : "Answer before",
          visible(value.texts[place]))),
      request.answer ? make("div", {class: "block"}, make("h3", {class: "label"}, "Answer type"),
        make("ul", {class: "plain"}, request.answer.map(([name, guide]) =>
          make("li", {}, make("code", {}, name), guide ? visible(`: ${guide}`) : null)))) : null,
      request.options.length ? make("p", {class: "remarks"}, request.options.join(" · ")) : null);
  }

  function whyElement(why, value) {
    if (!why) return null;
    const [summary, replays] = why;
    return make("section", {class: "why-changed"}, make("h3", {}, "Why it changed"),
      make("p", {}, visible(summary)),
      replays.length ? make("ul", {class: "replays"}, replays.map(([corner, finding, obstacle, answers, open]) =>
        make("li", {}, make("b", {}, corner), `: ${finding}${obstacle ? `: ${obstacle}` : ""}`,
          answers.length ? make("details", {}, make("summary", {}, "what it said"),
            answers.map((place, at) => block(answers.length > 1 ? `Trial ${at + 1}` : "Answer", visible(value.texts[place]))),
            open.map(line => make("p", {class: "remarks"}, visible(line)))) : null))) : null);
  }

  function show(cell) {
    const value = detail(cell.row);
    const data = value.cells[cell.place];
    const model = models[cell.model];
    const open = data.assertions.filter(item => item[1] !== "pass");
    const passed = data.assertions.filter(item => item[1] === "pass");
    const siblings = cell.row.cells.map(other => make("a", {
      class: `cell ${look(other)}${other === cell ? " open" : ""}`, href: `#${encoded(other.id)}`,
      "aria-current": other === cell ? "true" : null,
      "aria-label": `${models[other.model].name}: ${spoken(other)}`,
    }, make("span", {"aria-hidden": "true"}, glyphs[other.result]), " ", visible(models[other.model].name)));
    const word = cell.fails ? (cell.result === "failed" ? "Failed" : "Fails the gate")
      : cell.result === "failed" ? "Failed, tolerated" : cell.result[0].toUpperCase() + cell.result.slice(1);
    panel.replaceChildren(...present([
      make("div", {class: "bar"},
        make("button", {type: "button", class: "step", title: "Previous to look at (p)", "aria-label": "Previous to look at", on: {click: () => step(-1)}}, "←"),
        make("button", {type: "button", class: "step", title: "Next to look at (n)", "aria-label": "Next to look at", on: {click: () => step(1)}}, "→"),
        copyButton(location.href.split("#")[0] + `#${encoded(cell.id)}`, "Copy link"),
        make("button", {type: "button", class: "close", title: "Close (Esc)", "aria-label": "Close", on: {click: close}}, "✕")),
      make("h2", {id: "cell-title", tabindex: "-1"}, visible(index.suites[cell.row.suite]), " › ", visible(cell.row.name),
        cell.row.prompt === null ? null : `#${cell.row.prompt}`),
      make("p", {class: "of"}, "on ", make("b", {}, visible(model.name)), model.source ? ` (${model.source})` : null),
      make("p", {class: `state ${look(cell)}`}, make("b", {}, `${glyphs[cell.result]} ${word}`), ` · ${data.words}`,
        cell.planned > 1 ? ` · ${cell.passed} of ${cell.planned} trials passed` : null),
      data.gate ? make("p", {class: "because"}, `Fails the gate because ${data.gate}.`) : null,
      data.tolerated ? make("p", {class: "because"}, "Tolerated: ", visible(data.tolerated)) : null,
      data.skipped ? make("p", {class: "because"}, "Skipped: ", visible(data.skipped)) : null,
      make("nav", {class: "siblings", "aria-label": "The same case on each model"}, siblings),
      open.length ? make("ul", {class: "verdicts"}, open.map(item => verdictLine(item, value.file))) : null,
      data.exchanges.map(exchange => exchangeElement(exchange, value)),
      (data.witnesses ?? []).map(([name, place]) => block(name, marked(value.texts[place], true))),
      command(data.command),
      whyElement(data.why, value),
      (data.remarks ?? []).map(remark => make("p", {class: "remarks"}, visible(remark))),
      data.exchanges.map(exchange => promptElement(exchange, value)),
      passed.length ? make("details", {class: "passed"},
        make("summary", {}, `${plural(passed.length, "assertion")} passed`),
        make("ul", {class: "verdicts"}, passed.map(item => verdictLine(item, value.file)))) : null,
      data.trials ? make("details", {}, make("summary", {}, `All ${plural(data.trials.length, "trial")}`),
        data.trials.map(([number, result, place]) => block(`Trial ${number}: ${result}`, visible(value.texts[place])))) : null,
      make("details", {class: "identity"}, make("summary", {}, "What it is of"),
        make("table", {}, make("thead", {}, make("tr", {}, make("td", {}), make("th", {scope: "col"}, "Baseline"), make("th", {scope: "col"}, "Now"))),
          make("tbody", {}, data.identity.map(([name, was, now]) => make("tr", {class: was !== null && was !== now ? "differs" : null},
            make("th", {scope: "row"}, name), make("td", {}, visible(was ?? "–")), make("td", {}, visible(now))))))),
      value.file ? make("p", {class: "place"}, `${value.file}:${value.line}`) : null,
    ]));
  }

  let opener = null;
  let outlined = null;
  let drawn = null;

  /** Draws the matrix again where the filter is another one, and marks the cell that is open. */
  function redraw() {
    const filter = fragment(null);
    if (filter !== drawn) draw();
    outlined?.link?.classList.remove("open");
    state.cell?.link?.classList.add("open");
    outlined = state.cell;
  }

  /** Shows what the address says. */
  function follow(isFirst = false) {
    if (!readAddress()) return;
    const isOpen = state.cell !== null;
    const isFiltered = Object.values(state.filter).some(Boolean);
    if (isOpen) show(state.cell);
    panel.hidden = !isOpen;
    document.documentElement.classList.toggle("with-cell", isOpen);
    redraw();
    if (isOpen) {
      reachable(state.cell);
      panel.scrollTop = 0;
      if (!isFirst || document.activeElement === document.body) {
        document.getElementById("cell-title").focus({preventScroll: true});
      }
    } else if (!isFirst && isFiltered && document.activeElement?.closest?.("#cells") === null) {
      document.getElementById("cells").scrollIntoView();
    }
  }

  function go(cell) {
    history.pushState(null, "", fragment(cell));
    follow();
  }

  function close() {
    const cell = state.cell;
    history.pushState(null, "", fragment(null) === "#" ? location.pathname + location.search : fragment(null));
    follow();
    const target = opener?.isConnected ? opener : cell?.link;
    target?.focus();
  }

  /** Goes to the next cell that somebody has to look at. */
  function step(direction) {
    const wanted = cell => cell.fails || cell.result === "errored" || cell === state.cell;
    const list = shown.flatMap(row => row.cells.filter(cell => matches(cell) && wanted(cell)));
    if (list.length === 0) return;
    const at = list.indexOf(state.cell);
    const next = at < 0 ? (direction > 0 ? 0 : list.length - 1) : (at + direction + list.length) % list.length;
    go(list[next]);
  }

  /** Moves through the matrix: in the panel where it is open, else with the focus. */
  function move(down, right) {
    const focused = document.activeElement?.cell ?? null;
    const current = state.cell ?? focused;
    if (!current) {
      const first = shown[0]?.cells[0];
      if (first) first.link.focus();
      return;
    }
    const at = shown.indexOf(current.row);
    let target = null;
    if (down !== 0) {
      for (let place = at + down; place >= 0 && place < shown.length; place += down) {
        target = shown[place].cells.find(cell => cell.model === current.model) ?? null;
        if (target) break;
      }
    } else {
      target = current.row.cells[current.place + right] ?? null;
    }
    if (!target) return;
    if (!target.link) draw(true);
    if (state.cell) go(target);
    else {
      reachable(target);
      target.link.focus();
    }
  }

  // MARK: Keys

  const keys = [
    ["/", "search"], ["n, p", "next, previous cell to look at"], ["j, k", "next, previous case"],
    ["h, l", "model to the left, to the right"], ["Enter", "open the cell"],
    ["c", "copy the command that runs the cell again"], ["Esc", "close the cell, leave the search"],
    ["x", "show all cells"], ["?", "this list"],
  ];
  const help = make("dialog", {id: "help", "aria-labelledby": "help-title"},
    make("h2", {id: "help-title"}, "Keys"),
    make("dl", {}, keys.flatMap(([key, meaning]) => [
      make("dt", {}, key.split(", ").flatMap((name, at) => [at ? " " : "", make("kbd", {}, name)])),
      make("dd", {}, meaning)])),
    make("h2", {}, "Signs"),
    make("dl", {class: "signs"}, [
      ["fail", "✕", "fails the gate"], ["tolerated", "✕", "fails, as known or accepted"],
      ["passed", "✓", "passed"], ["undecided", "?", "undecided: too little evidence"],
      ["errored", "!", "could not be judged"], ["skipped", "–", "skipped or not run"],
    ].flatMap(([style, glyph, meaning]) => [
      make("dt", {}, make("span", {class: `cell ${style}`}, glyph)), make("dd", {}, meaning)]),
    [["Δ", "reworded"], ["↓", "regressed"], ["↑", "fixed"], ["+", "new: no baseline"]].flatMap(([glyph, meaning]) => [
      make("dt", {}, glyph), make("dd", {}, meaning)])),
    make("button", {type: "button", on: {click: () => help.close()}}, "Close"));

  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/u.test(document.activeElement?.tagName ?? "");
    if (help.open) {
      if (event.key === "?") help.close();
      return;
    }
    if (event.key === "Escape") {
      if (isTyping) document.activeElement.blur();
      else if (state.cell) close();
      return;
    }
    if (isTyping) return;
    const isInMatrix = document.activeElement?.cell !== undefined;
    const actions = {
      "/": () => controls.q.focus(), "?": () => help.showModal(), n: () => step(1), p: () => step(-1),
      j: () => move(1, 0), k: () => move(-1, 0), h: () => move(0, -1), l: () => move(0, 1),
      c: () => panel.querySelector(".command .copy")?.click(), x: clearFilter,
    };
    if (isInMatrix) {
      Object.assign(actions, {
        ArrowDown: actions.j, ArrowUp: actions.k, ArrowLeft: actions.h, ArrowRight: actions.l,
      });
    }
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  });

  document.addEventListener("click", event => {
    const link = event.target.closest?.("a[href^='#']");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    let id = link.getAttribute("href").slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      return;
    }
    const cell = cellsByID.get(id);
    if (!cell) return;
    event.preventDefault();
    if (!panel.contains(link)) opener = link;
    go(cell);
  });

  addEventListener("hashchange", () => follow());
  addEventListener("popstate", () => follow());
  // On paper everything is there.
  addEventListener("beforeprint", () => {
    draw(true);
    for (const element of document.querySelectorAll(".card, #cell details")) element.open = true;
  });

  // MARK: Beginning

  document.documentElement.classList.add("scripted");
  for (const element of document.querySelectorAll(".card .command")) {
    element.append(copyButton(element.textContent));
  }
  if (rows.length > 0) {
    table.append(head);
    document.getElementById("cells").append(filterForm(), tally,
      make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": "Matrix of cases and models"}, table));
  } else {
    document.getElementById("cells").hidden = true;
  }
  document.body.append(panel, help);
  const hint = document.querySelector(".keys");
  if (hint) hint.hidden = false;
  follow(true);
})();
