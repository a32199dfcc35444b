// The built client's document and the tags of a page's style sheets and scripts in it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Tags and policy sources that a page's chunk and its imports add to the document. */
interface PageAssets {
  /** Head tags: the style sheets, in the document so that the first paint waits for no further request. */
  styleTags: string[];
  /** The content policy's source of the inline style sheet. */
  styleSource: string | undefined;
  /** Tags of the scripts, so that the browser requests them before the first one has run. */
  scripts: string[];
}

/** Returns the assets of a page. @param source the page's source file */
export type AssetsOf = (source: string) => PageAssets;

const none: PageAssets = { styleTags: [], styleSource: undefined, scripts: [] };

/** Development serves sources, which bring their styles and scripts themselves. */
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

/**
 * Returns style sheets as one element, with the links that first-paint.ts explains: Vite finds them,
 * and browsers do not load them.
 */
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

/** Returns a chunk after its static imports, recursively: their rules stand first, like in the source. */
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

/** A document in parts; fragments are encoded already. */
type Chunks = readonly (string | Uint8Array)[];

/** A document's constant parts and, between them, the names of its slots. */
export type Template = readonly string[];

/** Divides an index.html at its comments `head`, `app`, `state` and `scripts`; others are kept. */
export function divideTemplate(html: string): Template {
  return html.split(/<!--(head|app|state|scripts)-->/);
}

/** Returns a document as a list of chunks. @param slots the content of the slots by name */
export function fillSlots(template: Template, slots: Readonly<Record<string, Chunks>>): Chunks {
  return template.flatMap((part, index) => (index % 2 === 0 ? [part] : (slots[part] ?? [])));
}
