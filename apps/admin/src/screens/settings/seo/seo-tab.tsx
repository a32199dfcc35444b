import { pageSeoTexts } from "@site/contract/site/seo/admin-labels";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { once } from "../once.ts";
import { type SiteField, SiteSettingsForm } from "../site-settings-form.tsx";
import { getLength, SearchPreview } from "./share-preview.tsx";

const TITLE = "SEO";
const texts = { success: "SEO ayarları güncellendi.", failure: pageSeoTexts.seoUpdateFailed };
const fields: SiteField[] = [
  { name: "default_meta_title", description: (text) => getLength(text, "title") },
  { name: "default_meta_description", kind: "lines", description: (text) => getLength(text, "description") },
  { name: "default_meta_keywords", kind: "lines", description: "Virgülle ayırın." },
  { name: "google_analytics_id", placeholder: "G-…", description: "Boşsa ölçüm yapılmaz." },
  { name: "ads_client_id", placeholder: "ca-pub-…", description: "Boşsa reklam kodu yüklenmez." },
  { name: "ads_slot_id" },
];

/** Edits the default head tags, and the accounts of analytics and ads. */
export function SeoTab() {
  const query = trpc.admin.siteSettings.list.useQuery(undefined, once);
  return (
    <Loaded title={TITLE} failed="SEO ayarları yüklenemedi" query={query}>
      {(rows) => (
        <SiteSettingsForm tab="seo" title={TITLE} {...{ rows, fields, texts }}>
          {({ default_meta_title: title = "", default_meta_description: description = "" }) => (
            <SearchPreview address={location.origin} title={title} description={description} />
          )}
        </SiteSettingsForm>
      )}
    </Loaded>
  );
}
