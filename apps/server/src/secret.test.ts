import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "@site/db";
import { expect, it, onTestFinished } from "vitest";
import { readAppSecret } from "./secret.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.each(["", "\n", "x".repeat(31)])("reports an empty or truncated secret file in one line: %j", (text) => {
  const folder = newFolder();
  const file = join(folder, "app-secret");
  writeFileSync(file, text);
  const read = () => readAppSecret(undefined, folder);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(/^\S+\/app-secret is empty or cut short: .+$/);
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("creates the secret once", () => {
  const folder = newFolder();
  const { text } = readAppSecret(undefined, folder);
  expect(text).toMatch(/^[0-9a-f]{64}$/);
  expect(readAppSecret(undefined, folder).text).toBe(text);
});
