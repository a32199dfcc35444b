import { z } from "zod";
import { id } from "../../common/atoms.ts";

export const issueState = z.enum(["waiting", "sending", "done", "kept"]);

/** Keeps a post out of the mails to subscribers, or lets it in again. */
export const keepPostOutInput = z.strictObject({ postId: id, isKeptOut: z.boolean() });
export const postIssueInput = z.strictObject({ postId: id });

/** A post's mails; null before the post is published or kept out. */
export const postIssue = z.object({ state: issueState.nullable() });

export type IssueState = z.output<typeof issueState>;
