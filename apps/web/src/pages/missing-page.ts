import { paths } from "@site/contract/paths";
import { pageTexts } from "@site/contract/site/pages/labels";
import type { Missing } from "../framework/browser.ts";

/** Texts for an address without a page. */
export const missingPage: Missing = {
  title: pageTexts.pageNotFound,
  text: "Bu adreste bir sayfa yok. Adresi kontrol edebilir veya ana sayfadan devam edebilirsiniz.",
  link: { to: paths.home, label: "Ana sayfaya dön" },
};
