import { z } from "zod";
import { id } from "../../../common/atoms.ts";

export const issueState = z.enum(["waiting", "sending", "done", "kept"]);

/** Keeps a post out of the mails to subscribers, or lets it in again. */
export const keepPostOutInput = z.strictObject({
  postId: id,
  isKeptOut: z.boolean(),
});

/** Posts whose mails wait that are named at once. */
export const MAX_WAITING_NAMED = 50;
/** The waiting issues that an administrator saw: one that came later stays. */
export const keepWaitingOutInput = z.strictObject({
  issueIds: z.array(id).min(1).max(MAX_WAITING_NAMED),
});

/** Days after which a post is no news: neither alone nor in a week it is mailed any more. */
export const NEWS_DAYS = 14;

export const postIssueInput = z.strictObject({ postId: id });

/** A post's mails; null before the post is published or kept out. */
export const postIssue = z.object({ state: issueState.nullable() });

export type IssueState = z.output<typeof issueState>;
