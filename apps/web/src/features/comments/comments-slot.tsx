import { useNearViewport } from "@site/browser/use-near-viewport";
import { limits } from "@site/contract/common/limits";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../framework/browser.ts";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";
import styles from "./comments-slot.module.css";

const Comments = lazyPart(() => import("./comments.tsx"));

/** Loads a post's comments when the reader scrolls near them or the address links to them. */
export function CommentsSlot({ postId }: { postId: number }) {
  const { element: place, isNear } = useNearViewport<HTMLElement>(limits.commentsMarginPx);
  const [isLinked, setLinked] = useState(false);
  useEffect(() => {
    if (!location.hash.startsWith("#yorum")) return;
    setLinked(true);
    place.current?.scrollIntoView();
  }, [place]);
  return (
    <section ref={place} id="yorumlar" className={`page no-print ${styles.slot}`}>
      <p className="without-script">Yorumları okumak ve yazmak için tarayıcınızda JavaScript’i açın.</p>
      {(isNear || isLinked) && (
        <ErrorBoundary
          fallback={() => <p role="alert">Yorumlar yüklenirken bir hata oluştu. Sayfayı yenileyip yeniden deneyin.</p>}
        >
          <Suspense fallback={<div className={`skeleton ${styles.waiting}`} aria-hidden />}>
            <Comments key={postId} postId={postId} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
