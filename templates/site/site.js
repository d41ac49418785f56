// What a page can do beside being read. Everything there is to read is there without it.
(function () {
  "use strict";
  var root = document.body.dataset.root || "";

  // Light or dark: what the reader has chosen, else what the system says.
  function keep(name, value) {
    try {
      if (value === undefined) return localStorage.getItem(name);
      localStorage.setItem(name, value);
    } catch (error) { return null; }
    return value;
  }
  var theme = keep("goosebook-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  var toggle = document.querySelector("[data-theme-toggle]");
  if (toggle) {
    toggle.hidden = false;
    toggle.addEventListener("click", function () {
      var now = document.documentElement.dataset.theme;
      if (!now) now = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      var next = now === "dark" ? "light" : "dark";
      document.documentElement.dataset.theme = next;
      keep("goosebook-theme", next);
    });
  }

  // On a phone the list of what is on the page begins closed.
  var contents = document.querySelector(".contents details");
  if (contents && matchMedia("(max-width: 70rem)").matches) contents.open = false;

  // The list shows which part of the page is being read.
  var parts = [].map.call(document.querySelectorAll(".contents a"), function (link) {
    return [link, document.getElementById(decodeURIComponent(link.hash.slice(1)))];
  }).filter(function (part) { return part[1]; });
  if (parts.length && "IntersectionObserver" in window) {
    var place = function () {
      var here = null;
      parts.forEach(function (part) { if (part[1].getBoundingClientRect().top < innerHeight * .3) here = part[0]; });
      parts.forEach(function (part) {
        part[0].classList.toggle("here", part[0] === here);
        if (part[0] === here) part[0].setAttribute("aria-current", "location"); else part[0].removeAttribute("aria-current");
      });
    };
    var watch = new IntersectionObserver(place, { rootMargin: "0px 0px -70% 0px" });
    parts.forEach(function (part) { watch.observe(part[1]); });
  }

  // How many variants the choices leave.
  var finder = document.querySelector(".finder");
  if (finder) {
    var count = finder.querySelector("[data-finder-count]");
    var many = count.textContent.replace(/\d+|^\s*(une|one)/, "#");
    var tell = function () {
      var left = [].filter.call(finder.querySelectorAll(".card"), function (card) { return card.offsetParent !== null; }).length;
      count.textContent = left === 0 ? count.dataset.none : many.replace("#", left);
    };
    finder.addEventListener("change", tell);
    finder.addEventListener("reset", function () { setTimeout(tell); });
    finder.addEventListener("submit", function (event) { event.preventDefault(); });
    tell();
  }

  // The board says below it what the square under the pointer does.
  var board = document.querySelector("[data-board]");
  if (board) {
    var says = board.querySelector("[data-board-says]");
    var point = function (event) {
      var place = event.target.closest("a.place");
      [].forEach.call(document.querySelectorAll(".squares .on"), function (line) { line.classList.remove("on"); });
      if (!place) return;
      says.textContent = place.querySelector("title").textContent;
      var line = document.getElementById(place.getAttribute("href").slice(1));
      if (line) line.classList.add("on");
    };
    board.addEventListener("pointerover", point);
    board.addEventListener("focusin", point);
  }

  // Searching. The index is loaded when it is first asked for.
  var dialog = document.querySelector("[data-search]");
  var input = dialog && dialog.querySelector("input");
  var hits = dialog && dialog.querySelector("#hits");
  var hint = dialog && dialog.querySelector("[data-count]");
  var index = null;
  function fold(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
      .replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss").replace(/ø/g, "o").replace(/ł/g, "l")
      .replace(/[’‘`´]/g, "'").replace(/[\u00a0\u202f]/g, " ");
  }
  function load(then) {
    if (index) { then(); return; }
    var script = document.createElement("script");
    script.src = root + "assets/search-" + document.documentElement.lang + ".js";
    script.onload = function () {
      index = window.goosebookSearch;
      index.entries.forEach(function (entry) {
        entry.push(fold(entry[2]), fold(index.groups[entry[3]]), fold(entry[4]));
      });
      then();
    };
    document.head.appendChild(script);
  }
  function score(entry, words) {
    var total = 0;
    for (var i = 0; i < words.length; i++) {
      var word = words[i], title = entry[5], best = 0, at = title.indexOf(word);
      if (at >= 0) best = at === 0 || /[^a-z0-9]/.test(title[at - 1]) ? 12 : 6;
      if (title === word) best = 20;
      if (!best && entry[6].indexOf(word) >= 0) best = 4;
      if (!best && entry[7].indexOf(word) >= 0) best = 2;
      // A number is a square, not a part of another number.
      if (best && /^\d+$/.test(word) && !new RegExp("(^|\\D)" + word + "(\\D|$)").test(title + " " + entry[6] + " " + entry[7])) best = 0;
      if (!best) return 0;
      total += best;
    }
    return total + (entry[1] === "" ? 1 : 0);
  }
  function marked(text, words) {
    var folded = fold(text), parts = document.createDocumentFragment(), at = 0;
    if (folded.length !== text.length) { parts.append(text); return parts; }
    while (at < text.length) {
      var first = -1, length = 0;
      words.forEach(function (word) {
        var found = folded.indexOf(word, at);
        if (found >= 0 && (first < 0 || found < first)) { first = found; length = word.length; }
      });
      if (first < 0) break;
      parts.append(text.slice(at, first));
      var bold = document.createElement("b");
      bold.textContent = text.slice(first, first + length);
      parts.append(bold);
      at = first + length;
    }
    parts.append(text.slice(at));
    return parts;
  }
  function search() {
    var words = fold(input.value).split(/[\s,;:!?.«»"()]+/).filter(Boolean);
    hits.textContent = "";
    if (!words.length) { hint.textContent = hint.dataset.hint; return; }
    var found = [];
    index.entries.forEach(function (entry, number) {
      var points = score(entry, words);
      if (points) found.push([points, number, entry]);
    });
    found.sort(function (one, other) { return other[0] - one[0] || one[1] - other[1]; });
    hint.textContent = found.length ? found.length + " " + hint.dataset.some : hint.dataset.none;
    found.slice(0, 30).forEach(function (one) {
      var entry = one[2], item = document.createElement("li"), link = document.createElement("a"), text = document.createElement("p");
      link.href = root + index.pages[entry[0]] + (entry[1] ? "#" + entry[1] : "");
      link.append(marked(entry[2], words));
      if (index.groups[entry[3]]) {
        var of = document.createElement("small");
        of.textContent = " – " + index.groups[entry[3]];
        link.append(of);
      }
      text.append(marked(entry[4], words));
      if (entry[4]) link.append(text);
      item.append(link);
      hits.append(item);
    });
  }
  // The arrows go from the field to the results and back.
  function step(by) {
    var links = [].slice.call(hits.querySelectorAll("a")), at = links.indexOf(document.activeElement) + by;
    if (at < 0) input.focus();
    else if (links.length) links[Math.min(at, links.length - 1)].focus();
  }
  function open(event) {
    if (!dialog || !dialog.showModal) return;
    if (event) event.preventDefault();
    dialog.showModal();
    input.focus();
    input.select();
    load(search);
  }
  if (dialog) {
    [].forEach.call(document.querySelectorAll("[data-open-search]"), function (link) {
      link.addEventListener("click", open);
      link.setAttribute("role", "button");
      var key = link.querySelector("kbd");
      if (key) key.hidden = false;
    });
    document.addEventListener("keydown", function (event) {
      var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) open(event);
    });
    input.addEventListener("input", function () { if (index) search(); });
    dialog.addEventListener("keydown", function (event) {
      if (event.key === "ArrowDown") { event.preventDefault(); step(1); }
      else if (event.key === "ArrowUp") { event.preventDefault(); step(-1); }
      else if (event.key === "Escape") { event.preventDefault(); dialog.close(); }
      else if (event.key === "Enter" && event.target === input) {
        // Enter in the field goes to the first result.
        event.preventDefault();
        var first = hits.querySelector("a");
        if (first) { dialog.close(); location.href = first.href; }
      }
    });
    hits.addEventListener("click", function () { dialog.close(); });
    dialog.addEventListener("click", function (event) { if (event.target === dialog) dialog.close(); });
  }
})();

// The referee looks up what the engine has answered beforehand. It knows no rule.
(function () {
  "use strict";
  var ask = document.querySelector("[data-referee]");
  var all = window.goosebookAnswers;
  if (!ask || !all) return;
  ask.hidden = false;
  var form = ask.querySelector("form"), answer = ask.querySelector("[data-answer]"), table = ask.querySelector("[data-table] svg");
  var words = ask.dataset, names = all.form.names, fields = form.elements;
  var with_ = new Map();
  for (var i = 0; i < all.with.length; i += 4) with_.set(all.with[i] + "," + all.with[i + 1] + "," + all.with[i + 2], all.with[i + 3]);
  var svg = "http://www.w3.org/2000/svg";

  // One row of faces for each die, as many as any throw has.
  var most = all.throws.reduce(function (most, text) { return Math.max(most, text.split("+").length); }, 1);
  var highest = all.throws.reduce(function (high, text) { return Math.max.apply(null, [high].concat(text.split("+").map(Number))); }, 1);
  var faces = [], rows = form.querySelector("[data-dice]");
  for (var die = 0; die < most; die++) {
    (function (die) {
      var row = document.createElement("div");
      row.className = "die";
      row.setAttribute("role", "group");
      row.setAttribute("aria-label", fields.namedItem("at").closest("form").querySelector(".dice legend").textContent + " " + (die + 1));
      for (var face = 1; face <= highest; face++) {
        (function (face) {
          var button = document.createElement("button");
          button.type = "button";
          button.className = "face";
          button.textContent = face;
          button.addEventListener("click", function () { faces[die] = face; show(); });
          row.append(button);
        })(face);
      }
      rows.append(row);
      faces.push(1 + (die * 2) % highest);
    })(die);
  }

  function state() {
    var at = Number(fields.at.value), wait = fields.wait.closest("label").hidden ? 0 : Number(fields.wait.value);
    var first = at === all.form.begin && fields.first.checked;
    var place = all.places.findIndex(function (one) { return one[0] === at && one[1] === wait && one[2] === (first ? 0 : 1); });
    var other = -1;
    if (fields.other.value !== "") {
      var where = Number(fields.other.value), waiting = !fields["other-waits"].closest("label").hidden && fields["other-waits"].checked;
      other = all.others.findIndex(function (one) { return one[0] === where && (one[1] !== 0) === waiting; });
    }
    return { place: place, other: other };
  }
  function sorted(text) { return text.split("+").map(Number).sort().join("+"); }
  function offers() {
    var at = Number(fields.at.value), select = fields.wait, label = select.closest("label");
    var waits = all.form.waits.filter(function (one) { return one.at === at; });
    if (select.dataset.at !== String(at)) {
      select.dataset.at = at;
      select.textContent = "";
      [{ wait: 0, label: words.free }].concat(waits).forEach(function (one) {
        var option = document.createElement("option");
        option.value = one.wait;
        option.textContent = one.label;
        select.append(option);
      });
    }
    label.hidden = waits.length === 0;
    fields.first.closest("label").hidden = at !== all.form.begin;
    var where = Number(fields.other.value);
    fields["other-waits"].closest("label").hidden = fields.other.value === "" || !all.others.some(function (one) { return one[0] === where && one[1] !== 0; });
  }
  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.textContent = text;
    parent.append(element);
    return element;
  }
  function show() {
    offers();
    [].forEach.call(rows.children, function (row, die) {
      [].forEach.call(row.children, function (button, at) { button.setAttribute("aria-pressed", String(at + 1 === faces[die])); });
    });
    var now = state();
    answer.textContent = "";
    clear();
    if (now.place < 0) { add(answer, "p", words.bad); return; }
    var ways = all.missed[now.place], missed = ways !== -1, throw_ = -1;
    // From some squares fewer dice are thrown: the first ones count.
    for (var dice = faces.length; dice > 0 && !missed && throw_ < 0; dice--) {
      var thrown = sorted(faces.slice(0, dice).join("+"));
      throw_ = all.throws.findIndex(function (one, at) { return sorted(one) === thrown && all.alone[now.place][at] !== -1; });
    }
    if (throw_ >= 0) ways = all.alone[now.place][throw_];
    if (now.other >= 0) {
      var key = now.place + "," + (missed ? -1 : throw_) + "," + now.other;
      if (with_.has(key)) ways = with_.get(key);
    }
    if (ways === -1 || (!missed && throw_ < 0)) { add(answer, "p", words.bad); return; }
    [].concat(ways).forEach(function (way, number) {
      if (number) add(answer, "p", words.or);
      var turn = all.turns[way], list = add(answer, "ol");
      if (missed && !number) { var note = document.createElement("p"); note.textContent = words.misses; answer.insertBefore(note, list); }
      turn[0].forEach(function (said) { add(list, "li", all.says[said]); });
      var after = names[0] + " " + turn[2];
      if (turn[3] !== null) after += ", " + names[1] + " " + turn[3];
      else if (now.other >= 0) after += ", " + names[1] + " " + all.others[now.other][0];
      add(add(answer, "p"), "strong", words.after + " " + after);
      if (!number) draw(turn, now);
    });
  }

  // The drawing: where the pawns stood, where they go, where they stand.
  var layer = document.createElementNS(svg, "g");
  table.append(layer);
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("pointer-events", "none");
  function clear() { layer.textContent = ""; }
  function middle(square) {
    var place = table.querySelector('[data-square="' + square + '"] rect');
    if (!place) return null;
    var read = function (name) { return Number(place.getAttribute(name)); };
    return [read("x") + read("width") / 2, read("y") + read("height") / 2, Math.min(read("width"), read("height"))];
  }
  function shape(name, attributes, kind) {
    var element = document.createElementNS(svg, name);
    Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
    element.setAttribute("class", kind);
    layer.append(element);
    return element;
  }
  function pawn(square, kind, shift) {
    var at = middle(square);
    if (at) shape("circle", { cx: at[0] + shift * at[2] * .2, cy: at[1] + at[2] * .24, r: at[2] * .2 }, "pawn " + kind);
  }
  function draw(turn, now) {
    var hops = turn[1], from = all.places[now.place][0];
    pawn(from, "mine before", -1);
    if (now.other >= 0) pawn(all.others[now.other][0], turn[3] === null ? "theirs" : "theirs before", 1);
    var discs = [];
    for (var i = 0, number = 1; i < hops.length; i += 3, number++) {
      var mine = hops[i] >= 2, walks = hops[i] % 2 === 1, one = middle(hops[i + 1]), two = middle(hops[i + 2]);
      if (!one || !two) continue;
      var dx = two[0] - one[0], dy = two[1] - one[1], far = Math.sqrt(dx * dx + dy * dy) || 1;
      var bend = Math.min(26, far * .22), x = (one[0] + two[0]) / 2 - dy / far * bend, y = (one[1] + two[1]) / 2 + dx / far * bend;
      shape("path", { d: "M" + one[0] + " " + (one[1] + one[2] * .24) + "Q" + x + " " + y + " " + two[0] + " " + (two[1] + two[2] * .24) }, "hop" + (walks ? "" : " straight") + (mine ? "" : " theirs"));
      discs.push([(one[0] + 2 * x + two[0]) / 4, (one[1] + 2 * y + two[1]) / 4, number]);
    }
    discs.forEach(function (disc) {
      shape("circle", { cx: disc[0], cy: disc[1], r: 6.5 }, "hop-disc");
      shape("text", { x: disc[0], y: disc[1] + 3.2 }, "hop-number").textContent = disc[2];
    });
    pawn(turn[2], "mine", -1);
    if (turn[3] !== null) pawn(turn[3], "theirs", 1);
  }

  table.addEventListener("click", function (event) {
    var place = event.target.closest("[data-square]");
    if (!place || Number(place.dataset.square) >= all.form.last) return;
    fields[event.shiftKey ? "other" : "at"].value = place.dataset.square;
    show();
  });
  form.addEventListener("input", show);
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  ask.querySelector("[data-roll]").addEventListener("click", function () {
    var known = all.throws[Math.floor(Math.random() * all.throws.length)].split("+");
    faces = faces.map(function (_, die) { return known[die] ? 1 + Math.floor(Math.random() * highest) : faces[die]; });
    show();
  });
  show();
})();
