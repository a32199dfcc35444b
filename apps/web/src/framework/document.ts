// Fills the built index.html, and finds the style sheets and scripts of each page in the build manifest.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The tags and the policy source that a page's chunk and its imports need. */
interface PageAssets {
  /** Head tags with the style sheets inline, so that the first paint needs no further request. */
  styleTags: string[];
  /** Hash of the inline style sheet for the content security policy. */
  styleSource: string | undefined;
  /** Preload tags of the scripts, so that the browser requests them before the first one has run. */
  scripts: string[];
}

/** Returns the assets of a page. @param source the page's source file */
export type AssetsOf = (source: string) => PageAssets;

const none: PageAssets = { styleTags: [], styleSource: undefined, scripts: [] };

/** Used in development, where sources import their styles and scripts themselves. */
export const noAssets: AssetsOf = () => none;

/** Reads the assets of each page once. @param clientFolder the built client, with manifest.json */
export function readAssets(clientFolder: string): AssetsOf {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(clientFolder, "manifest.json"), "utf8"));
  const chunksFrom = (source: string) => {
    if (!manifest[source]) throw new Error(`the manifest has no ${source}`);
    return getChunks(manifest, source);
  };
  const entry = chunksFrom("index.html");
  const pages = new Map<string, PageAssets>();

  function read(source: string): PageAssets {
    const chunks = chunksFrom(source).filter((chunk) => !entry.includes(chunk));
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    return {
      ...inlineStyles(clientFolder, sheets),
      scripts: chunks.map(
        (chunk) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${chunk.file}">`,
      ),
    };
  }

  return (source) => {
    const assets = pages.get(source) ?? read(source);
    pages.set(source, assets);
    return assets;
  };
}

/** Returns style sheets as one inline element, with links that Vite finds and browsers do not load (first-paint.ts). */
function inlineStyles(clientFolder: string, sheets: string[]): Pick<PageAssets, "styleTags" | "styleSource"> {
  if (sheets.length === 0) return none;
  const rules = sheets.map((file) => readFileSync(join(clientFolder, file), "utf8").trim()).join("");
  return {
    styleTags: [
      `<style>${rules}</style>`,
      ...sheets.map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}">`),
    ],
    styleSource: `'sha256-${createHash("sha256").update(rules).digest("base64")}'`,
  };
}

/** Returns a chunk after all its static imports, so that style rules keep the order of the source. */
function getChunks(
  manifest: Record<string, ManifestChunk>,
  source: string,
  found: Set<string> = new Set(),
): ManifestChunk[] {
  const chunk = manifest[source];
  if (!chunk || found.has(source)) return [];
  found.add(source);
  return [...(chunk.imports ?? []).flatMap((imported) => getChunks(manifest, imported, found)), chunk];
}

/** A document in parts; cached fragments are already encoded as UTF-8. */
type Chunks = readonly (string | Uint8Array)[];

/** The constant parts of a document, alternating with the names of its slots. */
export type Template = readonly string[];

/** Splits an index.html at the comments `icons`, `head`, `app`, `state` and `scripts`; other comments are kept. */
export function divideTemplate(html: string): Template {
  return html.split(/<!--(icons|head|app|state|scripts)-->/);
}

/**
 * Returns a document as a list of chunks.
 * @param slots the content of the slots by name
 */
export function fillSlots(template: Template, slots: Readonly<Record<string, Chunks>>): Chunks {
  return template.flatMap((part, index) => (index % 2 === 0 ? [part] : (slots[part] ?? [])));
}
