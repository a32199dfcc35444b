import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Parts of a file's name, as in "styles.module.css". */
const ENDINGS = ["module", "css"];
const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;

/** Returns the classes that components read from a CSS module which has none of that name, as "file: name". */
export function findUnknownClasses(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), "utf8");
      return [...source.matchAll(IMPORT)].flatMap(([, name = "", module = ""]) => {
        const sheet = readFileSync(join(folder, dirname(file), module), "utf8");
        const classes = new Set([...sheet.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, each]) => each));
        const used = [...source.matchAll(new RegExp(`\\b${name}\\.([A-Za-z_]\\w*)`, "g"))].map(([, each = ""]) => each);
        return used.filter((each) => !ENDINGS.includes(each) && !classes.has(each)).map((each) => `${file}: ${each}`);
      });
    });
}
