import type { Plugin, Rolldown } from "vite";
import { getBrotli } from "./precompress.ts";

interface FirstScreens {
  /** Source files of each first screen, relative to the app; the keys name the screens in messages. */
  firstScreens: Readonly<Record<string, readonly string[]>>;
  /** Modules that no first screen may load. */
  excludes: RegExp;
}

/** Prints the size of each first screen and fails the build if one loads an excluded module. */
export function checkFirstScreens({ firstScreens, excludes }: FirstScreens): Plugin {
  return {
    name: "first-screens",
    apply: "build",
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const getChunk = (source: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`))) ??
        this.error(`no chunk holds ${source}`);
      for (const [screen, sources] of Object.entries(firstScreens)) {
        const roots = [...chunks.filter(({ isEntry }) => isEntry), ...sources.map(getChunk)];
        const needed = reach(bundle, roots);
        const refused = needed.flatMap(({ moduleIds }) => moduleIds.filter((id) => excludes.test(id)));
        if (refused.length > 0) this.error(`${screen} loads ${refused[0]}`);
        const scripts = weigh(needed.map(({ code }) => code));
        console.log(`${screen}: ${scripts} kB of scripts, ${weigh(getStyles(bundle, needed))} kB of styles`);
      }
    },
  };
}

/** Returns chunks and their static imports, recursively. */
function reach(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") found.add(imported);
    }
  }
  return [...found];
}

function getStyles(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): (string | Uint8Array)[] {
  const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...names].flatMap((name) => {
    const file = bundle[name];
    return file?.type === "asset" ? file.source : [];
  });
}

/** Returns the brotli size in kB (1,000 bytes); each file is compressed separately. */
function weigh(files: readonly (string | Uint8Array)[]): number {
  const bytes = files.reduce((sum, file) => sum + getBrotli(Buffer.from(file)).length, 0);
  return Math.round(bytes / 100) / 10;
}
