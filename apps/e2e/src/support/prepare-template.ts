import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "@site/db/testing/data-folder";
import { openRunFolder } from "@site/db/testing/run-folder";
import { AdminApi } from "./admin-api.ts";
import { type RunningProduct, startProductIn } from "./product.ts";
import { fillSampleBoard } from "./sample-board.ts";
import { provideTemplate } from "./template-folder.ts";

/** Number of additional posts: enough for three automatic pages of the list and the button. */
const COUNT = 40;
const NEWEST = Date.UTC(2024, 0, 31, 9);
const DAY_MS = 86_400_000;

/** Publishes the additional posts, newest first. */
async function writeArchive(api: AdminApi): Promise<void> {
  for (let number = 1; number <= COUNT; number++) {
    await api.createPost({
      title: `Arşiv notu ${number}: duruşma günlüğünden kısa bir kesit`,
      slug: `arsiv-notu-${number}`,
      excerpt: `Eski defterden ${number}. not. Takvim, dosya ve tebligat üzerine birkaç cümle.`,
      featuredImage: "/images/blog/uzlastirma-raporu-hazirlarken.webp",
      imageAlt: "Uzlaştırma raporu hazırlayan bir masanın çizimi",
      content: `<p>Bu, arşivin ${number}. notudur.</p><p>Eski notlar olduğu gibi saklanır.</p>`,
      publishedAt: new Date(NEWEST - number * DAY_MS).toISOString(),
    });
  }
}

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
