import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterTestFile, createTestDatabase } from "@site/db/testing";
import type { App } from "../core/app.ts";
import { appOn } from "./app-on.ts";

/** The application on a database of its own; `purged` gathers the tags of pages made stale. */
export interface TestApp extends App {
  purged: string[];
  /** Where its files are. */
  fileFolder: string;
}

export async function createTestApp(): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "hvy-app-"));
  const app = await appOn(await createTestDatabase(), {
    mail: { smtpUrl: undefined, folder: join(folder, "mail") },
    folder: join(folder, "files"),
  });
  const purged: string[] = [];
  afterTestFile(async () => {
    await app.views.close();
    rmSync(folder, { recursive: true });
  });
  return { ...app, purged, fileFolder: join(folder, "files"), pages: { purge: (tags) => purged.push(...tags) } };
}
