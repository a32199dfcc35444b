import { resultTexts } from "@site/contract/becayis/swaps/results/labels";
import { paths } from "@site/contract/paths";
import { LinkReport } from "../../features/becayis/results/link-report.tsx";
import { useHead, useShell } from "../../framework/browser.ts";
import styles from "../static-page.module.css";

/** Shows the page of the mailed link that reports the result of a swap. */
export function Component() {
  const { settings } = useShell();
  useHead({
    title: `${resultTexts.title} | ${settings.site_name}`,
    description: "Becayiş başvurunuzun sonucunu bildirin.",
    noIndex: true,
  });
  return (
    <div className={`page ${styles.page}`}>
      <h1>{resultTexts.title}</h1>
      <LinkReport />
      <p>
        Bütün eşleşmelerinizi ve bildirdiğiniz sonuçları <a href={paths.matches}>Eşleşmelerim</a> sayfasında
        görebilirsiniz.
      </p>
    </div>
  );
}
