import { getServerError } from "@site/browser/calls/server-error";
import { postTexts } from "@site/contract/blog/posts/labels";
import type { PreviewReading } from "@site/contract/blog/posts/preview-schema";
import { paths } from "@site/contract/paths";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { ArticleView, getCrumbs } from "../features/blog/article/article-view.tsx";
import { trpc, useHead, useShell } from "../framework/browser.ts";
import { NotFound } from "../shared/ui/not-found.tsx";
import styles from "./static-page.module.css";

type State = { kind: "loading" | "missing" | "failed" } | ({ kind: "shown" } & PreviewReading);

/** Shows a post that is not published yet. The token is in the fragment, so that only this page's script reads it. */
export function Component() {
  const { settings } = useShell();
  const { client } = trpc.useUtils();
  const address = useLocation();
  const [openings, setOpenings] = useState(0);
  const [state, setState] = useState<State>({ kind: "loading" });
  useHead({
    title: `Önizleme | ${settings.site_name}`,
    description: "Yayınlanmamış bir yazının önizlemesi.",
    noIndex: true,
  });

  useEffect(() => {
    // React Router does not report a link that is opened twice
    const onOpen = () => setOpenings((before) => before + 1);
    addEventListener("popstate", onOpen);
    return () => removeEventListener("popstate", onOpen);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the address is opened
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token === "") return setState({ kind: "missing" });
    client.blog.posts.preview
      .mutate({ token })
      .then((reading) => setState({ kind: "shown", ...reading }))
      .catch((error: unknown) => setState({ kind: getServerError(error) ? "missing" : "failed" }));
  }, [client, address, openings]);

  if (state.kind === "missing")
    return (
      <NotFound
        title={postTexts.postNotFound}
        text="Bu önizleme bağlantısının süresi dolmuş ya da bağlantı iptal edilmiş olabilir."
        link={{ to: paths.blog, label: "Bloga dön" }}
      />
    );
  if (state.kind === "shown")
    return (
      <>
        <p className={`page ${styles.page}`} role="status">
          Bu bir önizlemedir;{" "}
          {state.isUnsaved
            ? "gördüğünüz metin henüz kaydedilmedi."
            : "yazının bu hâlini yalnız bu bağlantıyı bilenler görür."}
        </p>
        <ArticleView post={state.post} crumbs={getCrumbs(state.post)} />
      </>
    );
  return (
    <div className={`page ${styles.page}`}>
      <h1>Önizleme</h1>
      <p role="status">
        {state.kind === "loading"
          ? "Yazı yükleniyor…"
          : "Yazı yüklenemedi. Bağlantınızı kontrol edip sayfayı yenileyin."}
      </p>
      <noscript>
        <p>Önizlemeyi görmek için tarayıcınızda JavaScript’i açın.</p>
      </noscript>
    </div>
  );
}
