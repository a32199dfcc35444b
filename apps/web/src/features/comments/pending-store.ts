import { type PendingComment, pendingComment } from "@site/contract/comments/schema";
import { limits } from "@site/contract/common/limits";
import { z } from "zod";

const KEY = "pendingComments";
const stored = z.array(pendingComment);

/** The comments of this browser that await approval, of every post. */
export function readPending(): PendingComment[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return []; // storage is closed, or holds what somebody else wrote
  }
}

/** Remembers the newest ones. */
export function writePending(comments: readonly PendingComment[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(comments.slice(-limits.pendingCommentsKept)));
  } catch {
    // full or closed: the server still has them
  }
}
