import { z } from "zod";
import { id } from "../../../common/atoms.ts";

export const issueState = z.enum(["waiting", "sending", "done", "kept"]);

/** Keeps a post out of the mails to subscribers, or includes it again. */
export const keepPostOutInput = z.strictObject({
  postId: id,
  isKeptOut: z.boolean(),
});

/** The most waiting posts that are named at once. */
export const MAX_WAITING_NAMED = 50;
/** The waiting issues that an administrator saw; later ones stay. */
export const keepWaitingOutInput = z.strictObject({
  issueIds: z.array(id).min(1).max(MAX_WAITING_NAMED),
});

/** Days after a post appeared in which mails, alone or weekly, can contain it. */
export const RECENT_DAYS = 14;

export const postIssueInput = z.strictObject({ postId: id });

/** State of a post's mails; null until the post is published or kept out. */
export const postIssue = z.object({ state: issueState.nullable() });

export type IssueState = z.output<typeof issueState>;
