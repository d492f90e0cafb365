// Where the page begins: the language, then either a table (/?table=…) or home.

import { byId, fill, h } from "./dom.js";
import { openHome } from "./home.js";
import { takeKeyFromAddress } from "./store.js";
import { openTable } from "./table.js";
import { language, LANGUAGES, onWords, say, speak, told, wordAll } from "./words.js";

const TABLE = /^[A-Za-z0-9_-]{16}$/;

function drawLanguages() {
  const choice = byId("language");
  fill(
    choice,
    LANGUAGES.map((code) => h("option", { value: code, lang: code }, say("language-name", code))),
  );
  choice.value = language;
}

function draw() {
  wordAll();
  drawLanguages();
}

const wish = new URLSearchParams(location.search).get("table");
const table = TABLE.test(wish ?? "") ? wish : null;
takeKeyFromAddress(table);
addEventListener("hashchange", () => takeKeyFromAddress(table));
byId("language").addEventListener("change", ({ target }) => speak(target.value));
onWords(draw);
draw();
if (table) openTable(table);
else openHome();
await told(() => say("page-title"));
document.body.classList.remove("wordless");
