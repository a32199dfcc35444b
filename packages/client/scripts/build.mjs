// Builds the package: JavaScript without comments, and one file of types.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const compile = (...options) => execFileSync(process.execPath, [tsc, "-p", root, ...options], { stdio: "inherit" });

rmSync(dist, { recursive: true, force: true });
compile("--emitDeclarationOnly");
compile("--declaration", "false", "--removeComments", "--noCheck"); // checked by the line before

// each declaration once, in one file without imports of the package's own files
const names = ["schema", "types", "errors", "webhooks", "client", "index"];
const own = /^(?:import|export) [^;]*? from "\.\/[^"]+";\n/gm;
const exported = new Set(readFileSync(join(dist, "index.d.ts"), "utf8").match(/\b[A-Za-z]\w+\b/g));
const declarations = names.slice(0, -1).map((name) => {
  const text = readFileSync(join(dist, `${name}.d.ts`), "utf8").replace(own, "");
  return text.replace(
    /^export (?=(?:declare )?(?:type|interface|class|function|const) (\w+))/gm,
    (keyword, declared) => (exported.has(declared) ? keyword : keyword.replace("export ", "")),
  );
});
for (const name of names) rmSync(join(dist, `${name}.d.ts`));
writeFileSync(join(dist, "index.d.ts"), `${declarations.join("\n")}\nexport {};\n`);
rmSync(join(dist, "schema.js"), { force: true });
rmSync(join(dist, "types.js"), { force: true });
