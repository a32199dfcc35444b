import { localStore } from "@site/browser/browser-store";
import { type PendingComment, pendingComment } from "@site/contract/blog/comments/schema";
import { limits } from "@site/contract/common/limits";
import { z } from "zod";
import { readJson, writeJson } from "../../shared/lib/stored-json.ts";

const KEY = "pendingComments";
const stored = z.array(pendingComment).catch([]);

/** Returns the pending comments stored in this browser, for all posts. */
export function readPending(): PendingComment[] {
  return stored.parse(readJson(localStore, KEY));
}

/** Stores the newest pending comments. */
export function writePending(comments: readonly PendingComment[]): void {
  writeJson(localStore, KEY, comments.slice(-limits.pendingCommentsKept));
}
