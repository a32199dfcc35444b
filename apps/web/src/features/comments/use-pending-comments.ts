import { localStore } from "@site/browser/browser-store";
import { type Comment, type PendingComment, pendingComment } from "@site/contract/blog/comments/schema";
import { limits } from "@site/contract/common/limits";
import { useEffect, useState } from "react";
import { z } from "zod";
import { memberToken, trpc } from "../../framework/browser.ts";
import { readJson, writeJson } from "../../shared/lib/stored-json.ts";
import { stillPending } from "./matching.ts";

const KEY = "pendingComments";
const stored = z.array(pendingComment).catch([]);

/** Returns the pending comments stored in this browser, for all posts. */
function readPending(): PendingComment[] {
  return stored.parse(readJson(localStore, KEY));
}

/** Stores the newest pending comments. */
function writePending(comments: readonly PendingComment[]): void {
  writeJson(localStore, KEY, comments.slice(-limits.pendingCommentsKept));
}

const FOLLOW_LINK = /^#yorum-takip=([\w-]{1,200})$/;

/** Returns the address that shows a pending comment on another device. */
export function getFollowAddress({ token }: PendingComment): string {
  return `${location.origin}${location.pathname}#yorum-takip=${token}`;
}

/**
 * Returns the reader's own pending comments on a post: first those stored in this browser, then the server's answer.
 * @param tree the published comments; undefined while they load
 */
export function usePendingComments(postId: number, tree: Comment[] | undefined) {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<PendingComment[]>([]);

  useEffect(() => {
    const own = readPending().filter((comment) => comment.blogPostId === postId);
    const tokens = [...own.map(({ token }) => token), ...takeFollowedToken()];
    setPending(own);
    if (tokens.length === 0 && memberToken.read() === null) return;
    utils.client.comments.pending.mutate({ blogPostId: postId, tokens }).then(
      (known) =>
        setPending((shown) =>
          storeRemaining(postId, [
            ...known,
            ...shown.filter(({ id, token }) => !tokens.includes(token) && !known.some((comment) => comment.id === id)),
          ]),
        ),
      () => undefined, // shows the stored comments if the server cannot be reached
    );
  }, [utils, postId]);

  useEffect(() => {
    if (tree) setPending((shown) => storeRemaining(postId, stillPending(shown, tree)));
  }, [postId, tree]);

  return {
    pending,
    remember: (comment: PendingComment) =>
      setPending((shown) => storeRemaining(postId, [...shown.filter(({ id }) => id !== comment.id), comment])),
  };
}

/** Stores the remaining pending comments of a post; leaves those of other posts unchanged. */
function storeRemaining(postId: number, comments: PendingComment[]): PendingComment[] {
  writePending([...readPending().filter(({ blogPostId }) => blogPostId !== postId), ...comments]);
  return comments;
}

/** Returns the token of a followed link, and removes it from the address. */
function takeFollowedToken(): string[] {
  const token = FOLLOW_LINK.exec(location.hash)?.[1];
  if (token === undefined) return [];
  history.replaceState(history.state, "", `${location.pathname}${location.search}#yorumlar`);
  return [token];
}
