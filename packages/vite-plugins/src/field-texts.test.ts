import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { dropFieldTexts } from "./field-texts.ts";

const contract = resolve(import.meta.dirname, "../../contract/src");

it("drops a field's description and example, and leaves its rule, its label and other texts", () => {
  const fields = `export const title = z
  .string()
  .meta({ label: "Başlık", description: "Başlık · " + "title", example: "Yapay zekâ" });
const state = { description: 'Durum · "state"' };
const read = z.boolean().describe(
  "Okunduysa true · true if it was read",
);
const texts = { description: "Açıklama" };`;
  expect(dropFieldTexts(fields).replace(/\s+/g, " ")).toBe(
    `export const title = z .string() .meta({ label: "Başlık", }); const state = { }; ` +
      `const read = z.boolean(); const texts = { description: "Açıklama" };`,
  );
});

it("leaves no description of a field in the contract's modules", () => {
  const modules = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:schema|fields|meanings)\.ts$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(80);
  const left = modules.filter((file) =>
    / · |\bexample:/.test(dropFieldTexts(readFileSync(`${contract}/${file}`, "utf8"))),
  );
  expect(left).toEqual([]);
});
