import type { Comment, PendingComment } from "@site/contract/comments/schema";
import { useEffect, useState } from "react";
import { memberToken } from "../../shared/lib/member-token.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { stillPending } from "./matching.ts";
import { readPending, writePending } from "./pending-store.ts";

const FOLLOWED = /^#yorum-takip=([\w-]{1,200})$/;

/** The address under which another device shows a pending comment. */
export function followAddressOf({ token }: PendingComment): string {
  return `${location.origin}${location.pathname}#yorum-takip=${token}`;
}

/**
 * A reader's own comments on a post that await approval: from this browser at once, then as the server knows them.
 * @param tree the published comments; undefined until they are here
 */
export function usePendingComments(postId: number, tree: Comment[] | undefined) {
  const trpc = useTrpc();
  const [pending, setPending] = useState<PendingComment[]>([]);

  useEffect(() => {
    const own = readPending().filter((comment) => comment.blogPostId === postId);
    const tokens = [...own.map(({ token }) => token), ...takeFollowedToken()];
    setPending(own);
    if (tokens.length === 0 && memberToken.read() === null) return;
    trpc.client.comments.pending.mutate({ blogPostId: postId, tokens }).then(
      (known) =>
        setPending((shown) =>
          keep(postId, [
            ...known,
            ...shown.filter(({ id, token }) => !tokens.includes(token) && !known.some((comment) => comment.id === id)),
          ]),
        ),
      () => undefined, // what the browser remembers stands
    );
  }, [trpc, postId]);

  useEffect(() => {
    if (tree) setPending((shown) => keep(postId, stillPending(shown, tree)));
  }, [postId, tree]);

  return {
    pending,
    remember: (comment: PendingComment) =>
      setPending((shown) => keep(postId, [...shown.filter(({ id }) => id !== comment.id), comment])),
  };
}

/** Writes down what is left of a post's pending comments; those of other posts stay. */
function keep(postId: number, comments: PendingComment[]): PendingComment[] {
  writePending([...readPending().filter(({ blogPostId }) => blogPostId !== postId), ...comments]);
  return comments;
}

/** The token of a link that somebody follows; the address forgets it at once. */
function takeFollowedToken(): string[] {
  const token = FOLLOWED.exec(location.hash)?.[1];
  if (token === undefined) return [];
  history.replaceState(history.state, "", `${location.pathname}${location.search}#yorumlar`);
  return [token];
}
