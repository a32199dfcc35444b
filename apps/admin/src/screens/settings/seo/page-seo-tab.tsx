import { NativeSelect } from "@mantine/core";
import type { AdminPageSeo } from "@site/contract/site/seo/admin-schema";
import { useSearchParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { once } from "../once.ts";
import { PageSeoForm } from "./page-seo-form.tsx";

/** Edits the head tags of one page, which is chosen above the form and named in the address. */
export function PageSeoTab() {
  const [params, setParams] = useSearchParams();
  const query = trpc.admin.pageSeo.list.useQuery(undefined, once);
  return (
    <Loaded title="Sayfa SEO" failed="Sayfa SEO yüklenemedi" query={query}>
      {(unsorted) => {
        const pages = unsorted.toSorted(byName);
        const page = pages.find(({ pageKey }) => pageKey === params.get("sayfa")) ?? pages[0];
        if (!page) return null;
        const above = (
          <NativeSelect
            label="Sayfa"
            maw="28rem"
            mb="md"
            data={pages.map(({ pageKey, pageName }) => ({ value: pageKey, label: pageName }))}
            value={page.pageKey}
            onChange={(event) => setParams({ sayfa: event.currentTarget.value })}
          />
        );
        return <PageSeoForm key={page.pageKey} {...{ page, above }} />;
      }}
    </Loaded>
  );
}

function byName(a: AdminPageSeo, b: AdminPageSeo): number {
  return a.pageName.localeCompare(b.pageName, "tr");
}
