import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicScreens, signInScreens } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

const ASSETS = join(import.meta.dirname, "../../../../web/dist/client/assets");
/** Style sheets also name classes that the server renders nowhere; those of modules have this form. */
const MODULE_CLASS = /_[A-Za-z]\w*_[\w-]{4}(?![\w-])/g;

const classesIn = (text: string) => new Set(text.match(MODULE_CLASS) ?? []);

test("each document has the rules of the elements in it", async ({ product, request }) => {
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith(".css"));
  const ruled = classesIn(sheets.map((file) => readFileSync(join(ASSETS, file), "utf8")).join("\n"));
  for (const { name, path } of [...publicScreens, ...signInScreens]) {
    const html = await (await request.get(product.address + path)).text();
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, rules = ""]) => rules).join("\n");
    const used = classesIn([...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names).join(" "));
    const here = classesIn(styles);
    expect(
      [...used].filter((each) => ruled.has(each) && !here.has(each)),
      name,
    ).toEqual([]);
    expect(
      [...used].some((each) => here.has(each)),
      name,
    ).toBe(true);
  }
});
