import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { makeDataFolder } from "@site/db/testing/data-folder";

/**
 * Data folders prepared once per run: "plain" without the demo content, "seeded" with it, and "filled" with an archive
 * of posts and a sample board in addition.
 */
export type Template = "plain" | "seeded" | "filled";

/** Environment variable that names the folder of the templates; the workers inherit it from the global setup. */
const VARIABLE = "JOURNEYS_TEMPLATES";

/** Tells this process and the workers the folder of the templates. */
export function provideTemplates(folder: string): void {
  process.env[VARIABLE] = folder;
}

/** Returns a new data folder with a template's content. */
export function copyTemplate(name: Template): string {
  const templates = process.env[VARIABLE];
  if (!templates) throw new Error("there are no templates: the global setup prepares them");
  const folder = makeDataFolder();
  copyFolder(join(templates, name), folder);
  return folder;
}

/** Copies a folder's content with its owners, since PostgreSQL refuses files of another user. */
export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}
