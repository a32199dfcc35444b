import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { trpc } from "../../../framework/browser.ts";

/** Counts a view after client-side navigation; the server counts the pages it renders. */
export function useCountView(slug: string): void {
  const utils = trpc.useUtils();
  const isFirstPage = useNavigationType() === "POP";
  useEffect(() => {
    // A lost count needs no error message.
    if (!isFirstPage) utils.client.blog.posts.countView.mutate({ slug }).catch(() => undefined);
  }, [utils, slug, isFirstPage]);
}
