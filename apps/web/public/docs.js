// Script of /api/docs: searches the calls and sends them. Without it the page can still be read.

const search = document.querySelector("#search");
const token = document.querySelector("#token");
const count = document.querySelector("#count");
const calls = [...document.querySelectorAll(".call")];
const groups = [...document.querySelectorAll(".group")];

/** Longest text of an answer that is shown. */
const MAX_SHOWN = 100_000;

/** Makes letters comparable: "OLUŞTUR", "oluştur" and "olustur" are alike. */
const folded = (text) => text.toLocaleLowerCase("tr").normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

document.querySelector("#tools").hidden = false;
document.querySelector("nav details").open = matchMedia("(min-width: 60rem)").matches;
for (const form of document.querySelectorAll(".try")) {
  form.hidden = false;
  form.addEventListener("input", () => showCommand(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
}
document.querySelector("#tools").addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", filter);
token.addEventListener("input", () => {
  for (const form of document.querySelectorAll(".call[open] .try")) showCommand(form);
});
for (const call of calls)
  call.addEventListener("toggle", () => {
    const form = call.open && call.querySelector(".try");
    if (form) showCommand(form);
  });
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, textarea")) return;
  event.preventDefault();
  search.focus();
});
addEventListener("hashchange", openTarget);
openTarget();

/** Opens the call that the address names. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.matches("details")) target.open = true;
  else if (target?.matches("[id^=sema-]")) target.firstElementChild.open = true;
}

/** Shows the calls that contain every word of the search. */
function filter() {
  const words = folded(search.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const call of calls) {
    const text = folded(call.dataset.search);
    call.hidden = !words.every((word) => text.includes(word));
    if (!call.hidden) shown++;
  }
  for (const group of groups) group.hidden = !group.querySelector(".call:not([hidden])");
  document.querySelector(".introduction").hidden = words.length > 0;
  count.textContent = words.length === 0 ? "" : shown === 0 ? "Çağrı bulunamadı." : `${shown} çağrı bulundu.`;
}

/** Returns address, headers and body of a form. */
function getRequest(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  const headers = token.value.trim() ? { Authorization: `Bearer ${token.value.trim()}` } : {};
  for (const { name, value, dataset } of form.querySelectorAll("input")) {
    if (dataset.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== "" && dataset.in === "query") query.append(name, value);
    else if (value !== "") headers[name] = value;
  }
  const body = form.elements.body?.value;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const rest = query.size > 0 ? `?${query}` : "";
  return { url: location.origin + path + rest, method: form.dataset.method, headers, body };
}

/** Shows the form's call for a shell; the token itself is left out. */
function showCommand(form) {
  const { url, method, headers, body } = getRequest(form);
  const lines = Object.entries(headers).map(([name, value]) =>
    name === "Authorization" ? `-H "Authorization: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data = body === undefined ? [] : [`-d ${quoted(body)}`];
  const command = [`curl -X ${method} ${quoted(url)}`, ...lines, ...data].join(" \\\n  ");
  form.closest(".call").querySelector(".curl").textContent = command;
}

/** Sends the form's call and shows the answer. */
async function send(form) {
  const place = form.closest(".call").querySelector(".answer");
  const [state, text] = [place.querySelector("[role=status]"), place.querySelector("pre")];
  const button = form.querySelector("button");
  place.hidden = false;
  state.textContent = "Gönderiliyor…";
  text.textContent = "";
  button.disabled = true;
  const begun = performance.now();
  try {
    const { url, ...request } = getRequest(form);
    const answer = await fetch(url, request);
    const content = await answer.text();
    const time = Math.round(performance.now() - begun);
    const limit = answer.headers.get("ratelimit");
    state.textContent = `${answer.status} ${answer.statusText}, ${time} ms${limit ? `, RateLimit: ${limit}` : ""}`;
    text.textContent = readable(content, answer.headers.get("content-type") ?? "").slice(0, MAX_SHOWN);
  } catch {
    state.textContent = "Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.";
  } finally {
    button.disabled = false;
  }
}

/** Returns an answer as it is shown: JSON indented, files by their size only. */
function readable(content, type) {
  if (type.includes("json")) return JSON.stringify(JSON.parse(content), null, 2);
  return type.startsWith("text/") ? content : `${type}, ${content.length} B`;
}
