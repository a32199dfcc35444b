import { trustSanitised } from "@site/browser/trusted-types";
import { useEffect, useMemo, useRef } from "react";
import { useDocumentText } from "../../../framework/browser.ts";
import styles from "./article-body.module.css";

/** Renders the HTML of an article or static page; the server has sanitised it. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useDocumentText(html);
  const content = useMemo(() => ({ __html: trustSanitised(html) }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the text changes
  useEffect(() => {
    if (!body.current) return;
    const observer = new ResizeObserver(([entry]) => entry && makeOverflowFocusable(entry.target));
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, on writing and on reading
  return <div ref={body} data-text className={styles.body} dangerouslySetInnerHTML={content} />;
}

/** Makes tables and code blocks that overflow focusable, so that the arrow keys can scroll them. */
function makeOverflowFocusable(body: Element): void {
  for (const block of body.querySelectorAll("pre, table")) {
    if (block.scrollWidth > block.clientWidth) block.setAttribute("tabindex", "0");
    else block.removeAttribute("tabindex");
  }
}
