import type { App } from "@site/api";
import { seedBlog } from "./blog.ts";
import { seedDemo } from "./demo.ts";
import { openSeedFiles, type SeedFiles } from "./files.ts";
import { seedHomepage } from "./homepage.ts";
import { seedCatalogue, seedPages } from "./pages.ts";
import { notePlanted, pendingOf, withSeedLock } from "./progress.ts";
import { seedReference } from "./reference.ts";
import { seedSettings } from "./settings.ts";

export interface SeedOptions {
  /** Sample members and listings too. */
  demo: boolean;
  /** The folder of content/ and reference/; a bundled server names it, as its own file lies elsewhere. */
  folder?: string;
  /** Breaks off between two subjects. */
  signal?: AbortSignal | undefined;
}

interface Subject {
  name: string;
  plant(app: App, files: SeedFiles, options: SeedOptions): Promise<void>;
}

const subjects: Subject[] = [
  { name: "reference", plant: seedReference },
  { name: "settings", plant: seedSettings },
  { name: "homepage", plant: seedHomepage },
  { name: "pages", plant: seedPages },
  { name: "catalogue", plant: seedCatalogue },
  { name: "blog", plant: seedBlog },
];
const demoSubject: Subject = { name: "demo", plant: seedDemo };

/**
 * Gives a new database its first content. Each subject is planted once and for all: a text edited afterwards stays, a
 * deleted article does not come back, and a further start costs one query. A subject that was broken off is taken up again.
 */
export async function seed(app: App, options: SeedOptions): Promise<void> {
  const wanted = options.demo ? [...subjects, demoSubject] : subjects;
  if ((await pendingOf(app, wanted)).length === 0) return;
  const files = openSeedFiles(options.folder ?? import.meta.dirname);
  await withSeedLock(app, async () => {
    for (const subject of await pendingOf(app, wanted)) {
      options.signal?.throwIfAborted();
      await subject.plant(app, files, options);
      await notePlanted(app, subject.name);
      app.log.info(`seeded: ${subject.name}`);
    }
  });
}
