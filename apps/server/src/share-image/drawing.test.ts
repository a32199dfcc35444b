import { join } from "node:path";
import { getListingCard } from "@site/contract/becayis/board/listings/share-card";
import { sharePictureSize } from "@site/contract/site/seo/share-picture";
import sharp, { type Region } from "sharp";
import { expect, it } from "vitest";
import { openDrawing } from "./drawing.ts";

const draw = await openDrawing(join(import.meta.dirname, "../../fonts"));
const PAPER = [0xfa, 0xf7, 0xf1];
/** The picture's side margin, in which nothing is drawn below the bar at the top. */
const MARGIN = 84;

const { width, height } = sharePictureSize;
const RIGHT_MARGIN = { left: width - MARGIN + 2, top: 20, width: MARGIN - 2, height: height - 20 };

/** Returns the number of pixels of other colours than the paper's in an area. */
async function countInk(svg: string, area: Region): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (PAPER.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 8)) ink++;
  return ink;
}

const INSTITUTIONS = [
  "Küçük ve Orta Ölçekli İşletmeleri Geliştirme ve Destekleme İdaresi Başkanlığı (KOSGEB)",
  "Türkiye Cumhuriyeti Çevre, Şehircilik ve İklim Değişikliği Bakanlığı Tapu ve Kadastro Genel Müdürlüğü Bölge Müdürlüğü",
  "Ğ".repeat(70),
  "Müdürlük ".repeat(28).trim(),
];

it.each(INSTITUTIONS)("draws nothing of the institution “%s” beside its column", async (offerInstitution) => {
  const wishes = ["Kahramanmaraş", "Afyonkarahisar", "Şanlıurfa", "Gümüşhane"].map((city) => ({
    city,
    district: "Merkez",
  }));
  const card = getListingCard({
    offerInstitution,
    offerPosition: "Veri Hazırlama ve Kontrol İşletmeni",
    offerCity: "Kahramanmaraş",
    wantedCity: "Afyonkarahisar",
    wishes,
  });
  const svg = draw(
    { ...card, kind: "listings", slug: "ilan", siteName: "Hukuk ve Yazılım", logoVersion: "" },
    "www.example.org",
  );
  expect(await countInk(svg, RIGHT_MARGIN)).toBe(0);
});

it("ends a long name of the site before its address", async () => {
  const siteName = "Hukuk ve Yazılım Danışmanlık Eğitim Yayıncılık ve Bilişim Hizmetleri";
  const card = { kind: "posts", slug: "yazi", kicker: "", title: "Yazı", lead: "", siteName, logoVersion: "" } as const;
  const svg = draw(card, "www.hukuk-ve-yazilim.example.org");
  const [, x] = /translate\((\d+(?:\.\d+)?) 584\)/.exec(svg) ?? [];
  const gap = { left: Math.floor(Number(x)) - 20, top: 545, width: 18, height: 50 };
  expect(await countInk(svg, gap)).toBe(0);
});
