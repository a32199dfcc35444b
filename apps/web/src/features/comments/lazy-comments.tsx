import { lazyComponent } from "@site/browser/lazy-component";
import { useNearViewport } from "@site/browser/use-near-viewport";
import { limits } from "@site/contract/common/limits";
import { useEffect, useState } from "react";
import styles from "./lazy-comments.module.css";

const Comments = lazyComponent(() => import("./comments.tsx"), {
  waiting: <div className={`skeleton ${styles.waiting}`} aria-hidden />,
  failed: <p role="alert">Yorumlar yüklenirken bir hata oluştu. Sayfayı yenileyip yeniden deneyin.</p>,
});

/** Loads a post's comments when the reader scrolls near them or the address links to them. */
export function LazyComments({ postId }: { postId: number }) {
  const { element: place, isNear } = useNearViewport<HTMLElement>(limits.commentsMarginPx);
  const [isLinked, setLinked] = useState(false);
  useEffect(() => {
    if (!location.hash.startsWith("#yorum")) return;
    setLinked(true);
    place.current?.scrollIntoView();
  }, [place]);
  return (
    <section ref={place} id="yorumlar" className={`page no-print ${styles.place}`}>
      <p className="without-script">Yorumları okumak ve yazmak için tarayıcınızda JavaScript’i açın.</p>
      {(isNear || isLinked) && <Comments key={postId} postId={postId} />}
    </section>
  );
}
