import type { CountQuestionInput } from "@site/contract/becayis/origins/schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { addQuestion } from "../origins/service.ts";
import { findEntry } from "../reference/lookup-service.ts";

/**
 * Counts a question that the board answered, without bots and readers who refuse counting; one that names no known
 * institution is left out. An address can add as many as the limit allows, which its answers have too.
 * @throws TOO_MANY_REQUESTS
 */
export async function countQuestion(
  app: App,
  caller: Caller,
  { institution, origin }: CountQuestionInput,
): Promise<void> {
  await app.limits.take("questionCountAddress", caller.ipAddress);
  const entry = app.views.getVisitor(caller) && (await findEntry(app, "institution", institution));
  if (entry) await addQuestion(app, entry.id, origin);
}
