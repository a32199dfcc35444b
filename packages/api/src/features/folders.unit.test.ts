import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const source = fileURLToPath(new URL("../", import.meta.url));
const features = fileURLToPath(new URL("./", import.meta.url));
const contract = fileURLToPath(new URL("../../../contract/src/", import.meta.url));

/** Folder of the contract's shared types, which belong to no feature. */
const SHARED = "common";

/** Matches the routers of features that compose the routers of their folders. */
const COMPOSING_ROUTER = /^features\/(?:members|becayis|blog|site)\/(?:admin-)?router\.ts$/;

/** The layers of the application, the lowest first. A file imports only from its own layer and lower ones. */
const FLOORS: readonly (readonly string[])[] = [
  ["integrations"],
  ["core"],
  [
    "settings",
    "bot-check",
    "published",
    "mail",
    "media",
    "audit",
    "notifications",
    "telegram",
    "webhooks",
    "system",
    "held-actions",
  ],
  ["becayis", "blog", "site", "readers", "backup", "inbox", "trash", "ai", "keys", "dashboard"],
  ["identity", "members", "administrators"],
  ["jobs", "."],
];

/** Matches tests and their helpers, which may import from every layer. */
const TEST_CODE = /\.test\.ts$|(?:^|\/)testing\//;

const IMPORT = /from "(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

/** Returns, for each folder, the folders that its files import. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || TEST_CODE.test(file) || COMPOSING_ROUTER.test(file)) continue;
    const folder = dirname(file);
    const targets = imports.get(folder) ?? new Set();
    for (const [, named, lazy] of readFileSync(source + file, "utf8").matchAll(IMPORT))
      targets.add(dirname(posix.join(folder, named ?? lazy ?? "")));
    targets.delete(folder);
    imports.set(folder, targets);
  }
  return imports;
}

/** Returns the folders that are in import cycles or import one, by repeatedly removing folders without imports. */
function findCircles(imports: Map<string, Set<string>>): string[] {
  const rest = new Map(imports);
  let before: number;
  do {
    before = rest.size;
    for (const [folder, targets] of rest) if (![...targets].some((target) => rest.has(target))) rest.delete(folder);
  } while (rest.size < before);
  return [...rest.keys()];
}

describe("folders", () => {
  it("import each other in no circle", () => {
    const imports = readImports();
    expect(imports.get("features/becayis/swaps/contact")).toContain("features/becayis/swaps/blocks");
    expect(imports.get("core/storage")).toContain("core/calls");
    expect(findCircles(imports)).toEqual([]);
  });

  it("are found if they do", () => {
    const circle = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["a", "d"])],
      ["d", new Set<string>()],
    ]);
    expect(findCircles(circle)).toEqual(["a", "b", "c"]);
  });
});

/** Returns all folders below a folder, as relative paths. */
function listFolders(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Returns the index of a folder's layer, or -1 if it has none. */
function getFloor(folder: string): number {
  const room = folder.replace(/^features\//, "").split("/")[0] ?? "";
  return FLOORS.findIndex((rooms) => rooms.includes(room));
}

describe("floors", () => {
  const folders = [...readImports()].filter(([folder]) => folder !== "features");

  it("hold each folder", () => {
    expect(folders.map(([folder]) => folder).filter((folder) => getFloor(folder) === -1)).toEqual([]);
  });

  it("import nothing from above", () => {
    const arrows = folders.flatMap(([folder, targets]) =>
      [...targets].filter((target) => getFloor(target) > getFloor(folder)).map((target) => `${folder} → ${target}`),
    );
    expect(arrows).toEqual([]);
  });
});

describe("folders of the contract", () => {
  it("have the names of the features' folders", () => {
    const known = new Set(listFolders(features));
    const nouns = listFolders(contract).filter((folder) => folder !== SHARED);
    expect(nouns).toContain("blog/posts");
    expect(nouns.filter((folder) => !known.has(folder))).toEqual([]);
  });
});
