import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "@site/db/testing/data-folder";
import { openRunFolder } from "@site/db/testing/run-folder";
import { AdminApi } from "./admin-api.ts";
import { writeArchive } from "./archive.ts";
import { type RunningProduct, startProductIn } from "./product.ts";
import { fillSampleBoard } from "./sample-board.ts";
import { provideTemplate } from "./template-folder.ts";

/** Creates the run's folder and the template in it, before the first journey. @returns a function that deletes it */
export default async function prepareTemplate(): Promise<() => void> {
  const removeRunFolder = openRunFolder();
  const folder = makeDataFolder();
  const product = await startProductIn(folder);
  await fill(product).finally(() => product.stop());
  disableFsync(folder);
  provideTemplate(folder);
  return removeRunFolder;
}

async function fill({ address }: RunningProduct): Promise<void> {
  const api = await AdminApi.signIn(address);
  await writeArchive(api);
  await fillSampleBoard(api, address);
  await api.signOut();
}

/** Turns off fsync for speed, in the file that ALTER SYSTEM writes. */
function disableFsync(folder: string): void {
  const settings = ["fsync", "synchronous_commit", "full_page_writes"].map((name) => `${name} = off\n`);
  appendFileSync(join(folder, "postgres/postgresql.auto.conf"), settings.join(""));
}
