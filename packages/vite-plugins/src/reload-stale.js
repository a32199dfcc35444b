// Reloads a document once whose scripts are gone, because a deployment removed them while a cache still had the
// document. packages/browser/src/stale-document.ts does the same for chunks that are loaded later.
addEventListener(
  "error",
  async ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== "module" || !target.src.startsWith(origin)) return;
    const address = location.pathname + location.search;
    const mark = `${target.src} ${address}`;
    let isLeaving = false; // true once a link was followed
    addEventListener("beforeunload", () => (isLeaving = true));
    try {
      if (sessionStorage.getItem("documentLoadedAgain") !== mark) {
        const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
        if (isLeaving) return;
        if (status < 500) {
          sessionStorage.setItem("documentLoadedAgain", mark);
          location.reload();
          return;
        }
      }
    } catch {} // offline, or a browser without storage
    const root = document.getElementById("app_root");
    if (root.childElementCount === 0) root.textContent = "Sayfa yüklenemedi. Lütfen biraz sonra yeniden deneyin.";
  },
  true,
);
