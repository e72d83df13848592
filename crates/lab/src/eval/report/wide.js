"use strict";
// Marks tables and pictures that go on beyond their edge.
(() => {
  const mark = () => {
    for (const wide of document.querySelectorAll(".wide, figure")) {
      wide.classList.toggle("cut", wide.scrollWidth > wide.clientWidth + 1);
    }
  };
  addEventListener("resize", mark);
  mark();
})();
