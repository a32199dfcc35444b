import { paths } from "@site/contract/paths";
import { pageTexts } from "@site/contract/site/pages/labels";
import { NotFound } from "../shared/ui/not-found.tsx";

export default function NotFoundPage() {
  return (
    <NotFound
      title={pageTexts.pageNotFound}
      text="Bu adreste bir sayfa yok. Adresi kontrol edebilir veya ana sayfadan devam edebilirsiniz."
      link={{ to: paths.home, label: "Ana sayfaya dön" }}
    />
  );
}
