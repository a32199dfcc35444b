import { chromium } from "playwright-core";
const base = "http://localhost:4477";
const [,, list] = process.argv;
const r = await fetch(base + "/api/admin/login", { method: "POST", headers: { "content-type": "application/json", "x-requested-with": "script" }, body: JSON.stringify({ username: "yonetici", password: "dogru-parola-42" }) });
const { token } = await r.json();
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const item of list.split(";")) {
  const [path, w, h, scheme, name, action] = item.split(",");
  const ctx = await b.newContext({ viewport: { width: +w, height: +h }, baseURL: base });
  const page = await ctx.newPage();
  page.on("pageerror", (e) => console.log("ERR", name, e.message));
  if (path.startsWith("/admin") && action !== "anon") {
    const res = await page.request.post("/api/admin/login", { headers: { "sec-fetch-site": "same-origin", origin: base }, data: { username: "yonetici", password: "dogru-parola-42" } });
    const { token } = await res.json();
    await page.addInitScript(([t, s]) => { localStorage.setItem("adminToken", t); localStorage.setItem("theme", s); }, [token, scheme]);
  } else await page.addInitScript((s) => localStorage.setItem("theme", s), scheme);
  if (action === "slow") await page.route(/signed-in-area|frame|assets\/(?!start|shared).*js/, async (route) => { await new Promise((x) => setTimeout(x, 2500)); await route.continue(); });
  await page.goto(path);
  if (action === "slow") await page.waitForTimeout(1200); else { await page.waitForLoadState("networkidle").catch(() => 0); await page.waitForTimeout(500); }
  if (action === "menu") await page.getByRole("button", { name: "Menüyü aç" }).click();
  if (action?.startsWith("click:")) { await page.getByRole("button", { name: action.slice(6) }).first().click(); await page.waitForTimeout(600); }
  if (action?.startsWith("see:")) { await page.locator(action.slice(4)).scrollIntoViewIfNeeded(); await page.waitForTimeout(400); }
  await page.screenshot({ path: `/tmp/scr/${name}.png` });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log("SIDEWAYS", name, over);
  await ctx.close();
}
await b.close();
