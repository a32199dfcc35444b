import { useParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { NotFoundScreen } from "../../../kit/not-found.tsx";
import { once, SettingsRecord } from "../settings-record.tsx";
import { PageForm } from "./page-form.tsx";

/** Opens the static page whose id is in the address. */
export function PageScreen() {
  const { id } = useParams();
  const query = trpc.admin.pages.list.useQuery(undefined, once);
  return (
    <SettingsRecord tab="pages" title="Sayfayı Düzenle" shape="document" query={query}>
      {(pages, history) => {
        const page = pages.find((each) => String(each.id) === id);
        return page ? <PageForm key={page.id} {...{ page, history }} /> : <NotFoundScreen />;
      }}
    </SettingsRecord>
  );
}
