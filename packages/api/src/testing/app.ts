import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterTestFile, createTestDatabase } from "@site/db/testing";
import type { App } from "../core/app.ts";
import { appOn } from "./app-on.ts";
import { createTestPages } from "./page-store.ts";

/** The application on its own database; `purged` collects purged cache tags. */
export interface TestApp extends App {
  purged: string[];
  /** The folder of its files. */
  fileFolder: string;
}

export async function createTestApp(): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "hvy-app-"));
  const app = await appOn(await createTestDatabase(), {
    mail: { smtpUrl: undefined, folder: join(folder, "mail") },
    folder: join(folder, "files"),
  });
  afterTestFile(async () => {
    await Promise.all([app.views.close(), app.readers.close()]);
    rmSync(folder, { recursive: true });
  });
  return { ...app, ...createTestPages(), fileFolder: join(folder, "files") };
}
