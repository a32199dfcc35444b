import { useEffect } from "react";
import { useNavigationType, useTrpc } from "../../../framework/browser.ts";

/** Counts a view after client-side navigation; the server counts the pages it renders. */
export function useCountView(slug: string): void {
  const trpc = useTrpc();
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    // A lost count needs no error message.
    if (!isFirstPage) trpc.client.blog.posts.countView.mutate({ slug }).catch(() => undefined);
  }, [trpc, slug, isFirstPage]);
}
