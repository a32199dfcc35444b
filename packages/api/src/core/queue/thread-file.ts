/** A module that a thread runs, and the arguments that Node needs to load it. */
export interface ThreadFile {
  filename: string;
  execArgv: string[];
}

/**
 * Finds the file whose functions a thread runs. The build puts it beside the server's, under its name; in development
 * the source needs a TypeScript loader.
 */
export function findThreadFile(name: string, source: URL): ThreadFile {
  if (import.meta.url.endsWith(".ts")) return { filename: source.href, execArgv: ["--import", "tsx"] };
  return { filename: new URL(`${name}.js`, import.meta.url).href, execArgv: [] };
}
