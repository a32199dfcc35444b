import { paths } from "@site/contract/paths";
import { trpc } from "../../api/trpc.ts";
import { Loaded } from "../../kit/loaded.tsx";
import { once } from "./once.ts";
import { defaultTexts, type SiteField, SiteSettingsForm } from "./site-settings-form.tsx";

const TITLE = "Site Ayarları";
const fields: SiteField[] = [
  { name: "site_name" },
  { name: "site_description", kind: "lines" },
  {
    name: "site_url",
    isReadOnly: true,
    description: "Sunucunun SITE_URL değişkeniyle belirlenir; buradan değiştirilemez.",
  },
  { name: "contact_email", description: "İletişim formuna gelen yanıtlar ve e-postalar için." },
  { name: "social_github", placeholder: "https://github.com/…", description: "Boş bırakılan bağlantı gösterilmez." },
  { name: "social_instagram", placeholder: "https://www.instagram.com/…" },
  { name: "social_youtube", placeholder: "https://www.youtube.com/…" },
  { name: "profile_image_url", kind: "image" },
  {
    name: "show_follow_form",
    kind: "switch",
    description: `Alt bilgide, yazıların altında ve kategorilerde görünür. Kapalıyken de ${paths.follow} sayfası açıktır.`,
  },
];

/** Edits name, description, contact address and social links of the site. */
export function SiteTab() {
  const query = trpc.admin.siteSettings.list.useQuery(undefined, once);
  return (
    <Loaded title={TITLE} failed={`${TITLE} yüklenemedi`} query={query}>
      {(rows) => <SiteSettingsForm tab="site" title={TITLE} texts={defaultTexts} {...{ rows, fields }} />}
    </Loaded>
  );
}
