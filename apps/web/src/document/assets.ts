interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Lists the files of a page's chunk, so that the browser requests them before the first script has run. */
export interface Assets {
  /** Returns the tags of a page's source file: head tags of its style sheets, and tags of its scripts. */
  of(source: string): { styles: string[]; scripts: string[] };
}

export const noAssets: Assets = { of: () => ({ styles: [], scripts: [] }) };

/** Reads the assets of each page. @param manifest Vite's manifest.json */
export function readAssets(manifest: Record<string, ManifestChunk>): Assets {
  const entry = reach(manifest, "index.html");
  return {
    of(source) {
      const chunks = reach(manifest, source).filter((chunk) => !entry.includes(chunk));
      const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
      return {
        styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        scripts: chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`),
      };
    },
  };
}

/** Returns a chunk and its static imports, recursively. */
function reach(manifest: Record<string, ManifestChunk>, source: string, found: ManifestChunk[] = []): ManifestChunk[] {
  const chunk = manifest[source];
  if (!chunk || found.includes(chunk)) return found;
  found.push(chunk);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, found);
  return found;
}
