import { adminSummaries } from "./admin-summaries.ts";
import { publicSummaries } from "./public-summaries.ts";

/** Returns the English summary of a documented procedure, as in "blog.posts.list". */
export function englishSummaryOf(procedure: string): string | undefined {
  return procedure.startsWith("admin.") ? adminSummaries[procedure.slice("admin.".length)] : publicSummaries[procedure];
}

/** Returns summaries of procedures that do not exist among these. */
export function surplusSummaries(procedures: readonly string[]): string[] {
  return [...Object.keys(publicSummaries), ...Object.keys(adminSummaries).map((name) => `admin.${name}`)].filter(
    (name) => !procedures.includes(name),
  );
}
