"use strict";
// Sorting and filters. Without this script the page says the same, in the order that it was written.
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const codecs = form.dataset.codecs.split(",");
  const text = (cell) => cell.textContent.replace("◆", "").trim();
  const codec = (head) => head.replace(/, other data$/, "");
  const number = (cell) => parseFloat(text(cell));
  const built = new Set(
    [...document.querySelectorAll(".row[data-hardware=true]")].map((row) => row.dataset.codec));

  for (const table of document.querySelectorAll("table")) {
    const heads = [...table.querySelectorAll("thead th")];
    heads.forEach((head, column) => {
      head.tabIndex = 0;
      head.setAttribute("aria-sort", "none");
      const sort = () => {
        const down = head.getAttribute("aria-sort") !== "descending";
        heads.forEach((other) => other.setAttribute("aria-sort", "none"));
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        const body = table.tBodies[0];
        const rows = [...body.rows];
        const key = (row) => row.cells[column] ? number(row.cells[column]) : NaN;
        rows.sort((a, b) => {
          const [x, y] = [key(a), key(b)];
          if (isNaN(x) || isNaN(y)) {
            if (isNaN(x) !== isNaN(y)) return isNaN(x) ? 1 : -1;
            const order = text(a.cells[column]).localeCompare(text(b.cells[column]));
            return down ? order : -order;
          }
          return down ? y - x : x - y;
        });
        body.append(...rows);
      };
      head.addEventListener("click", sort);
      head.addEventListener("keydown", (event) => { if (event.key === "Enter") sort(); });
    });
    table.addEventListener("mouseover", (event) => {
      const cell = event.target.closest("td");
      if (cell && !cell.title && cell.cellIndex > 0) {
        cell.title = `${text(cell.parentElement.cells[0])}, ${text(heads[cell.cellIndex])}`;
      }
    });
  }

  const filter = () => {
    const words = form.elements.codecs.value.split(",").map((word) => word.trim()).filter(Boolean);
    const file = form.elements.files.value.trim().toLowerCase();
    const only = form.elements.built.checked;
    const shows = (name) => (!only || built.has(name)) &&
      (!words.length || words.some((word) => name.includes(word)));
    for (const row of document.querySelectorAll(".row")) row.hidden = !shows(row.dataset.codec);
    for (const table of document.querySelectorAll("table")) {
      const heads = [...table.querySelectorAll("thead th")].map(text);
      const files = heads[0] === "file";
      for (const row of table.rows) {
        const name = text(row.cells[0]);
        if (row.parentElement.tagName === "TBODY") {
          row.hidden = codecs.includes(name) && !files ? !shows(name)
            : files && !name.toLowerCase().includes(file);
        }
        heads.forEach((head, column) => {
          if (column && codecs.includes(codec(head)) && row.cells[column]) {
            row.cells[column].hidden = !shows(codec(head));
          }
        });
      }
    }
    dispatchEvent(new Event("resize"));
  };

  const [wanted, clock] = ["wanted", "clock"].map((id) => document.getElementById(id));
  const cost = () => {
    for (const row of document.querySelectorAll("#hardware tbody tr")) {
      const cell = (name) => row.querySelector(`[data-is=${name}]`);
      const fastest = cell("fastest") ? parseFloat(cell("fastest").dataset.value) : Infinity;
      const rate = parseFloat(cell("rate").dataset.value) * Math.min(clock.value, fastest);
      const units = Math.ceil(wanted.value / rate);
      const known = isFinite(units);
      cell("rate").textContent = rate.toFixed(2);
      cell("units").textContent = known ? units : "";
      if (cell("total")) {
        const kge = cell("kge") ? parseFloat(cell("kge").dataset.value) : NaN;
        cell("total").textContent = known && !isNaN(kge) ? (kge * units).toFixed(1) : "";
      }
    }
  };

  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const input of [wanted, clock]) if (input) input.addEventListener("input", cost);
})();
