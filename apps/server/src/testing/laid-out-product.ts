import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { bundle } from "@site/db/testing/bundle";

const ROOT = resolve(import.meta.dirname, "../../../..");

/** The server entry of a web client that renders empty pages. */
const ENTRY = `export const createRenderer = () => async () => ({ status: 200, html: [], tags: [] });
export const getParameters = () => [];
`;

/**
 * Lays out the compiled server with clients that have no pages, as the build lays out the product, because a real
 * build of the clients takes longer than the test. @returns the server's script
 */
export function layOutProduct(folder: string): string {
  const script = join(folder, "apps/server/dist/main.js");
  const files: [string, string][] = [
    ["apps/web/dist/server/entry-server.js", ENTRY],
    ["apps/web/dist/client/index.html", "<!doctype html>"],
    ["apps/admin/dist/index.html", "<!doctype html>"],
    ["package.json", '{"type":"module"}'],
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(dirname(script), { recursive: true });
  copyFileSync(bundle(new URL("../main.ts", import.meta.url)), script);
  for (const path of ["node_modules", "prisma", "apps/server/fonts"]) symlinkSync(join(ROOT, path), join(folder, path));
  return script;
}
