import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "@site/db/testing/data-folder";
import { openRunFolder } from "@site/db/testing/run-folder";
import { AdminApi } from "./admin-api.ts";
import { writeArchive } from "./archive.ts";
import { type RunningProduct, startProductIn } from "./product.ts";
import { fillSampleBoard } from "./sample-board.ts";
import { copyFolder, provideTemplates, type Template } from "./template-folders.ts";

/** Prepares the run's folder and in it the templates, before the first journey. @returns the removal */
export default async function prepareTemplates(): Promise<() => void> {
  const removeRunFolder = openRunFolder();
  const templates = makeDataFolder();
  const getFolder = (name: Template) => join(templates, name);
  for (const name of ["plain", "seeded", "filled"] as const) mkdirSync(getFolder(name), { mode: 0o755 });
  await Promise.all([
    seedFolder(getFolder("plain"), { SEED_DEMO: "false" }),
    seedFolder(getFolder("seeded")).then(() => fillFolder(getFolder("filled"), getFolder("seeded"))),
  ]);
  provideTemplates(templates);
  return removeRunFolder;
}

async function seedFolder(folder: string, variables?: Record<string, string>): Promise<void> {
  const product = await startProductIn(folder, { variables });
  await product.stop();
  disableFsync(folder);
}

async function fillFolder(folder: string, seeded: string): Promise<void> {
  copyFolder(seeded, folder);
  const product = await startProductIn(folder);
  await fill(product).finally(() => product.stop());
}

async function fill({ address }: RunningProduct): Promise<void> {
  const api = await AdminApi.signIn(address);
  await writeArchive(api);
  await fillSampleBoard(api, address);
  await api.signOut();
}

/** Turns off fsync for speed, in the file of ALTER SYSTEM. */
function disableFsync(folder: string): void {
  const settings = ["fsync", "synchronous_commit", "full_page_writes"].map((name) => `${name} = off\n`);
  appendFileSync(join(folder, "postgres/postgresql.auto.conf"), settings.join(""));
}
