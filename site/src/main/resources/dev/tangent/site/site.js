"use strict";
/* Search over all sections, light and dark, the menu of small screens. No server, no library. */
(function () {
  const root = document.documentElement.dataset.root;
  const index = (window.TANGENT_INDEX || []).map(([address, page, heading, text]) => ({
    address, page, heading, text, low: [heading.toLowerCase(), page.toLowerCase(), text.toLowerCase()],
  }));
  const input = document.getElementById("search");
  const list = document.getElementById("found");
  const MOST = 12;
  let chosen = -1;

  /* Every word must occur; a heading counts more than a title, a title more than the text, a beginning more than a middle. */
  function score(entry, words) {
    let sum = 0;
    for (const word of words) {
      let best = 0;
      entry.low.forEach((text, field) => {
        const at = text.indexOf(word);
        if (at < 0) return;
        const begins = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);
        best = Math.max(best, [12, 6, 2][field] * (begins ? 2 : 1));
      });
      if (best === 0) return 0;
      sum += best;
    }
    return sum;
  }

  function escaped(text) {
    return text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
  }

  function marked(text, words) {
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    return text.split(new RegExp("(" + pattern + ")", "i"))
      .map((part, i) => (i % 2 ? "<mark>" + escaped(part) + "</mark>" : escaped(part))).join("");
  }

  function excerpt(entry, words) {
    const at = Math.max(0, Math.min(...words.map((word) => entry.low[2].indexOf(word)).filter((place) => place >= 0), 1e9) - 60);
    const from = at > 1e8 || at === 0 ? 0 : entry.text.indexOf(" ", at) + 1;
    return (from > 0 ? "\u2026 " : "") + entry.text.slice(from, from + 170) + (entry.text.length > from + 170 ? " \u2026" : "");
  }

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    chosen = -1;
    const open = words.length > 0;
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (!open) return;
    const found = index.map((entry) => ({ entry, value: score(entry, words) })).filter((each) => each.value > 0)
      .sort((a, b) => b.value - a.value).slice(0, MOST);
    list.innerHTML = found.length === 0 ? '<li class="none">Nothing found.</li>' : found.map(({ entry }) =>
      `<li role="option"><a href="${root}${entry.address}"><b>${marked(entry.heading, words)}</b><small>${escaped(entry.page)}</small>`
      + `<small>${marked(excerpt(entry, words), words)}</small></a></li>`).join("");
  }

  function choose(step) {
    const links = [...list.querySelectorAll("a")];
    if (links.length === 0) return;
    chosen = (chosen + step + links.length) % links.length;
    links.forEach((link, i) => link.classList.toggle("chosen", i === chosen));
    links[chosen].scrollIntoView({ block: "nearest" });
  }

  input.addEventListener("input", show);
  input.addEventListener("focus", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { choose(1); event.preventDefault(); }
    else if (event.key === "ArrowUp") { choose(-1); event.preventDefault(); }
    else if (event.key === "Enter") { (list.querySelectorAll("a")[Math.max(chosen, 0)] || { click() {} }).click(); }
    else if (event.key === "Escape") { input.value = ""; show(); input.blur(); }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== input) { input.focus(); event.preventDefault(); }
  });
  document.addEventListener("click", (event) => { if (!event.target.closest(".search")) list.hidden = true; });

  const asked = new URLSearchParams(location.search).get("q"); // a link may ask: index.html?q=lambda
  if (asked) { input.value = asked; show(); }

  document.getElementById("theme").addEventListener("click", () => {
    const set = document.documentElement.dataset.theme;
    const dark = set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "light" : "dark";
    try { localStorage.setItem("tangent-theme", dark ? "light" : "dark"); } catch (e) { /* private windows */ }
  });
  const menu = document.getElementById("menu");
  menu.addEventListener("click", () => {
    menu.setAttribute("aria-expanded", String(document.querySelector("nav").classList.toggle("open")));
  });
})();
