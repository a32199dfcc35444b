import { paths } from "@site/contract/paths";
import { trpc } from "../../api/trpc.ts";
import { Loaded } from "../../kit/loaded.tsx";
import type { PictureSize } from "../media/library-image-input.tsx";
import { once } from "./once.ts";
import { defaultTexts, type SiteField, SiteSettingsForm } from "./site-settings-form.tsx";

/** Pixels below which a picture looks blurred. */
const LOGO_HEIGHT = 80;
const ICON_SIDE = 512;
const TITLE = "Site";
const fields: SiteField[] = [
  { name: "site_name" },
  { name: "site_description", kind: "lines" },
  {
    name: "logo_image_url",
    kind: {
      drawnText: "Çizili logo gösteriliyor.",
      getAdvice: adviseOnLogo,
      description:
        "Başlıkta çizili logonun ve site adının yerine geçer; e-postaların ve dilekçelerin başında, paylaşım görsellerinde " +
        "de görünür. Olduğu gibi gösterilir: Açık ve koyu temada okunan bir görsel seçin.",
    },
  },
  {
    name: "icon_image_url",
    kind: {
      drawnText: "Çizili simge gösteriliyor.",
      getAdvice: adviseOnIcon,
      description:
        "Tarayıcı sekmesinde (favicon) ve ana ekrana eklenen uygulamada görünür. En az 512×512 piksel önerilir.",
    },
  },
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

function adviseOnLogo({ width, height }: PictureSize): string | undefined {
  if (height >= LOGO_HEIGHT) return undefined;
  return `Bu görsel ${width} × ${height} piksel. Keskin görünmesi için en az ${LOGO_HEIGHT} piksel yükseklik önerilir.`;
}

function adviseOnIcon({ width, height }: PictureSize): string | undefined {
  const isSmall = Math.min(width, height) < ICON_SIDE;
  if (!isSmall && width === height) return undefined;
  return [
    `Bu görsel ${width} × ${height} piksel.`,
    isSmall && `${ICON_SIDE} pikselden küçük olduğu için bulanık görünebilir.`,
    width !== height && "Kare olmadığı için saydam ya da beyaz bir zemine sığdırılır.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Edits name, description, contact address, social links, logo and icon of the site. */
export function SiteTab() {
  const query = trpc.admin.siteSettings.list.useQuery(undefined, once);
  return (
    <Loaded title={TITLE} failed="Site ayarları yüklenemedi" query={query}>
      {(rows) => <SiteSettingsForm tab="site" title={TITLE} texts={defaultTexts} {...{ rows, fields }} />}
    </Loaded>
  );
}
