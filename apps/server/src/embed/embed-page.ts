import { type App, getSiteSettings } from "@site/api";
import { type EmbedChoice, embedPath } from "@site/contract/becayis/embed/address";
import type { EmbeddedList } from "@site/contract/becayis/embed/schema";
import { getRoute } from "@site/contract/becayis/listings/listing-route";
import { withVisitSource } from "@site/contract/becayis/listings/visit-source";
import { getPlaceText, getWishesText } from "@site/contract/becayis/listings/wish-texts";
import { escapeMarkup } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { renderRssChannel } from "../seo/rss.ts";

type EmbeddedListing = EmbeddedList["listings"][number];

/** Colours and measures of packages/tokens/src/tokens.css, which no other site loads. */
const STYLE = `:root{color-scheme:light dark;--ink:#1d2530;--soft:#646a73;--line:#e2dacb;--accent:#96401d;--paper:#faf7f1}
@media(prefers-color-scheme:dark){:root{--ink:#e9e6df;--soft:#a7adb6;--line:#39414b;--accent:#e59a72;--paper:#14181d}}
body{margin:0;padding:12px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{margin:0 0 8px;font-size:18px}ul{margin:0;padding:0;list-style:none}
li{padding:10px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
p{margin:2px 0 0;color:var(--soft);font-size:14px}a{color:var(--accent)}li a{font-weight:600}`;

/** Tells the page around it how high the list is; without it, the frame scrolls. */
const SCRIPT = `if(parent!==self)new ResizeObserver(function(){parent.postMessage(
{type:"becayis-height",height:Math.ceil(document.documentElement.getBoundingClientRect().height)},"*")
}).observe(document.documentElement)`;

/** Renders the newest listings as a small page for frames of other sites; it reads and sets no cookie. */
export async function renderEmbedPage(app: App, list: EmbeddedList): Promise<string> {
  const { site_name } = await getSiteSettings(app);
  const title = getTitle(list);
  const board = escapeMarkup(app.siteUrl + withVisitSource(paths.board, "gomulu"));
  const items = list.listings.map(renderItem).join("");
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(`${title} | ${site_name}`)}</title>
<style>${STYLE}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1>
${items ? `<ul>${items}</ul>` : "<p>Şu anda ilan yok.</p>"}
<p><a href="${board}" target="_top">Bütün ilanlar: ${escapeMarkup(site_name)}</a></p></main>
<script>${SCRIPT}</script></body></html>
`;
}

function renderItem(listing: EmbeddedListing): string {
  const { url, title, user } = listing;
  return [
    `<li><a href="${escapeMarkup(url)}" target="_top">${escapeMarkup(getRoute(listing))}</a>`,
    `<p>${escapeMarkup(title)}</p><p>${escapeMarkup(getFacts(listing))} · ${escapeMarkup(user.full_name)}</p></li>`,
  ].join("");
}

/** Renders the same list as RSS 2.0. */
export async function renderBoardRss(app: App, list: EmbeddedList, choice: EmbedChoice): Promise<string> {
  const { site_name } = await getSiteSettings(app);
  return renderRssChannel({
    siteUrl: app.siteUrl,
    self: embedPath("rss", choice),
    title: `${getTitle(list)} | ${site_name}`,
    url: app.siteUrl + paths.board,
    description: "Kamu personelinin en yeni becayiş ilanları.",
    items: list.listings.map((listing) => ({
      title: `${getRoute(listing)}: ${listing.title}`,
      url: listing.url,
      guid: app.siteUrl + paths.listing(listing.slug),
      published: listing.published_at ?? listing.created_at,
      category: listing.offer_institution,
      description: `${getFacts(listing)} · ${listing.user.full_name}`,
    })),
  });
}

function getTitle({ institution, position }: EmbeddedList): string {
  const about = [institution, position].filter(Boolean).join(", ");
  return about ? `${about}: becayiş ilanları` : "Becayiş ilanları";
}

function getFacts(listing: EmbeddedListing): string {
  const from = getPlaceText({ city: listing.offer_city, district: listing.offer_district });
  return `${listing.offer_institution}, ${listing.offer_position} · ${from} → ${getWishesText(listing.wishes)}`;
}
