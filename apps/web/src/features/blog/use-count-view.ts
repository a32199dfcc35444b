import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { useTrpc } from "../../shared/lib/trpc.tsx";

/** Counts a reader who came from inside the site; the server counts those it sends the page to. */
export function useCountView(slug: string): void {
  const trpc = useTrpc();
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    if (!isFirstPage) trpc.client.blog.posts.countView.mutate({ slug }).catch(() => undefined); // a count is not worth an error message
  }, [trpc, slug, isFirstPage]);
}
