/** The part of Vite's manifest that is read here. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Says what a page's chunk needs, so that the browser asks for it with the document and not after the first script. */
export interface Assets {
  /** Tags for the head: the style sheets and the scripts of a page's source file. */
  of(source: string): string[];
}

export const noAssets: Assets = { of: () => [] };

/** @param manifest Vite's manifest.json */
export function readAssets(manifest: Record<string, ManifestChunk>): Assets {
  const entry = reach(manifest, "index.html");
  return {
    of(source) {
      const chunks = reach(manifest, source).filter((chunk) => !entry.includes(chunk));
      const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
      return [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...chunks.map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk.file}">`),
      ];
    },
  };
}

/** A chunk and all it imports. */
function reach(manifest: Record<string, ManifestChunk>, source: string, found: ManifestChunk[] = []): ManifestChunk[] {
  const chunk = manifest[source];
  if (!chunk || found.includes(chunk)) return found;
  found.push(chunk);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, found);
  return found;
}
