import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

it("reports a secret that is a folder, or leads nowhere, in one line", () => {
  const [folder, other] = [newFolder(), newFolder()];
  mkdirSync(join(folder, "app-secret"));
  symlinkSync(join(other, "nowhere"), join(other, "app-secret"));
  for (const [each, line] of [
    [folder, /^\S+\/app-secret is a folder: .+$/],
    [other, /^\S+\/app-secret cannot be used \(E\w+\): .+$/],
  ] as const) {
    expect(() => readAppSecret(undefined, each)).toThrow(OperatorError);
    expect(() => readAppSecret(undefined, each)).toThrow(line);
  }
});

it("creates the secret once", () => {
  const folder = newFolder();
  const { text } = readAppSecret(undefined, folder);
  expect(text).toMatch(/^[0-9a-f]{64}$/);
  expect(readAppSecret(undefined, folder).text).toBe(text);
});
