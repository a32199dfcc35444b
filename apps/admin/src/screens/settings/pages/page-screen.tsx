import { useParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { NotFoundScreen } from "../../../kit/not-found.tsx";
import { once } from "../once.ts";
import { PageForm } from "./page-form.tsx";

/** Edits the static page whose id is in the address. */
export function PageScreen() {
  const { id } = useParams();
  const query = trpc.admin.pages.list.useQuery(undefined, once);
  return (
    <Loaded title="Sayfayı Düzenle" failed="Sayfayı Düzenle yüklenemedi" shape="document" query={query}>
      {(pages) => {
        const page = pages.find((each) => String(each.id) === id);
        return page ? <PageForm key={page.id} page={page} /> : <NotFoundScreen />;
      }}
    </Loaded>
  );
}
