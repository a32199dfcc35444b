import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("./", import.meta.url));

/** Fields and columns with an address as it was typed; the keys that are compared have other names. */
const ADDRESS = "(?:\\w+\\.)*(?:email|\\w+(?:Email|_email))";
/** An address that is there at all, or none. */
const NOTHING = "(?:\"\"|''|null|undefined)";

const COMPARISONS = [
  new RegExp(`\\b${ADDRESS} [!=]== (?!${NOTHING})`),
  new RegExp(`(?<!${NOTHING}) [!=]== ${ADDRESS}\\b(?![.(])`),
  new RegExp(`\\b${ADDRESS}\\??\\.(?:to(?:Locale)?(?:Lower|Upper)Case|localeCompare|startsWith|endsWith)\\(`),
  new RegExp(`(?<!\\bSET\\b.*)\\b${ADDRESS}\\)? (?:=|<>|~|I?LIKE|IN|IS (?:NOT )?DISTINCT FROM) (?!${NOTHING})[$\\w(:]`),
  new RegExp(`\\b(?:lower|upper)\\(${ADDRESS}\\b`),
  /mode: "insensitive"/,
];
const FILTER = /\b(?:where|filter|credential)\b[^{},]*?[:=] (?:\w+ \? )?\{|: Prisma\.\w+WhereInput \{/g;
const FIELD = new RegExp(`[{,?:] *(?:email|\\w+Email)\\b(?! *: \\{ not: ${NOTHING} \\})(?= *[:,}])`);
const NOT_COMPARED = /\b(?:select|data|include|create|update): \{[^{}]*\}/g;

/** Returns the text from an opening brace to its closing one. */
function readBlock(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** Returns the comparisons of addresses in a text that do not use their keys. */
function findComparisons(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ [^\n]*/g, "").replaceAll(/\s+/g, " ");
  const lines = text.split("\n").filter((line) => COMPARISONS.some((comparison) => comparison.test(line)));
  const filters = [...code.matchAll(FILTER)].flatMap((match) => {
    const block = readBlock(code, match.index + match[0].length - 1).replaceAll(NOT_COMPARED, "");
    return FIELD.test(block) ? [block.slice(0, 120)] : [];
  });
  return [...lines.map((line) => line.trim()), ...filters];
}

it("addresses are compared by their keys alone", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("testing/"),
  );
  const found = files.flatMap((file) =>
    findComparisons(readFileSync(source + file, "utf8")).map((comparison) => `${file}: ${comparison}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "const same = one.email === typed;",
  "if (typed !== member.email) return;",
  "prisma.member.count({ where: { OR: [{ email }] } });",
  "prisma.log.findMany({ where: { recipientEmail: email }, orderBy });",
  'prisma.member.count({ where: { id, name: { equals: typed, mode: "insensitive" } } });',
  "const key = recipientEmail.toLowerCase();",
  "const FIND = `SELECT 1 FROM members WHERE m.email ILIKE $1`;",
  "const FIND = `SELECT 1 FROM admins WHERE lower(email) = $1`;",
])("finds another comparison: %s", (text) => {
  expect(findComparisons(text)).not.toEqual([]);
});

it.each([
  'if (email === "") return;',
  'findMany({ where: { email: { not: "" } } })',
  "where: { emailKey }, data: { email }",
])("lets pass: %s", (text) => {
  expect(findComparisons(text)).toEqual([]);
});
