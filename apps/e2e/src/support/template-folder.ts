import { execFileSync } from "node:child_process";
import { makeDataFolder } from "@site/db/testing/data-folder";

/** Environment variable that names the prepared folder; the workers inherit it from the global setup. */
const VARIABLE = "JOURNEYS_TEMPLATE";

/**
 * Tells this process and the workers the folder of the template: demo content, an archive of posts and a sample board.
 */
export function provideTemplate(folder: string): void {
  process.env[VARIABLE] = folder;
}

/**
 * Copies the template to a new data folder, with the owners of its files, because PostgreSQL refuses files of another
 * user.
 */
export function copyTemplate(): string {
  const template = process.env[VARIABLE];
  if (!template) throw new Error("there is no template: the global setup prepares it");
  const folder = makeDataFolder();
  execFileSync("cp", ["-a", `${template}/.`, folder]);
  return folder;
}
