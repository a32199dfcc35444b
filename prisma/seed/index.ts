import type { App } from "@site/api";
import { seedBlog, seedPosts } from "./blog.ts";
import { seedDemo } from "./demo.ts";
import { openSeedFiles, type SeedFiles } from "./files.ts";
import { seedHomepage } from "./homepage.ts";
import { seedAccessibilityPage, seedPages, seedServices } from "./pages.ts";
import { getPending, markSeeded, withSeedLock } from "./progress.ts";
import { seedPrompts } from "./prompts.ts";
import { seedDomains, seedReference } from "./reference.ts";
import { seedSettings } from "./settings.ts";

export interface SeedOptions {
  /** Also seed sample posts, members and listings. */
  demo: boolean;
  /** Folder with content/ and reference/; required in a bundled server, whose own path differs. */
  folder?: string;
  /** Aborts between two subjects. */
  signal?: AbortSignal | undefined;
}

interface Subject {
  /** Stored when the subject is seeded; a changed name would seed it again. */
  name: string;
  run(app: App, files: SeedFiles, options: SeedOptions): Promise<void>;
}

const subjects: Subject[] = [
  { name: "reference", run: seedReference },
  { name: "domains", run: seedDomains },
  { name: "settings", run: seedSettings },
  { name: "homepage", run: seedHomepage },
  { name: "pages", run: seedPages },
  { name: "accessibility-page", run: seedAccessibilityPage },
  { name: "catalogue", run: seedServices },
  { name: "blog", run: seedBlog },
  { name: "prompts", run: seedPrompts },
];
const demoSubjects: Subject[] = [
  { name: "posts", run: seedPosts },
  { name: "demo", run: seedDemo },
];

/**
 * Seeds a new database. Each subject is seeded once: later edits and deletions are kept, and further starts cost one
 * query. An interrupted subject is resumed.
 */
export async function seed(app: App, options: SeedOptions): Promise<void> {
  const wanted = options.demo ? [...subjects, ...demoSubjects] : subjects;
  if ((await getPending(app, wanted)).length === 0) return;
  const files = openSeedFiles(options.folder ?? import.meta.dirname);
  await withSeedLock(app, async () => {
    for (const subject of await getPending(app, wanted)) {
      options.signal?.throwIfAborted();
      await subject.run(app, files, options);
      await markSeeded(app, subject.name);
      app.log.info(`seeded: ${subject.name}`);
    }
  });
}
