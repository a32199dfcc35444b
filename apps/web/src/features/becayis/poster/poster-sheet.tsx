import { formatDate } from "@site/browser/format-date";
import { getQrOutline } from "@site/browser/qr-code/qr-outline";
import { getRoute } from "@site/contract/becayis/board/listings/listing-route";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { getPlaceText, getWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { maskName } from "@site/contract/becayis/privacy";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { withCampaign } from "@site/contract/readers/statistics/own-campaigns";
import { useShell } from "../../../framework/browser.ts";
import styles from "./poster-sheet.module.css";

/** The number of characters of the description that fit between the facts and the QR code. */
const DESCRIPTION_LENGTH = 280;

/** Strips with the address that readers tear off. */
const STRIPS = [1, 2, 3, 4, 5, 6, 7];

/**
 * Shows a listing as a sheet for a notice board. It hides the owner's surname and contact details even from readers who
 * may see them, because everybody can read the printed sheet.
 */
export function PosterSheet({ listing }: { listing: Listing }) {
  const { site_name, site_url } = useShell().settings;
  const path = paths.listing(listing.slug);
  const { firstName, lastName } = listing.user;
  const host = site_url.replace(/^https?:\/\//, "");
  const description = truncateText(maskContactDetails(listing.description), DESCRIPTION_LENGTH);
  const facts = [
    ["Kurum", listing.offerInstitution],
    ["Unvan", listing.offerPosition],
    ["Bulunduğu yer", getPlaceText({ city: listing.offerCity, district: listing.offerDistrict })],
    ["İstediği yer", getWishesText(listing.wishes)],
    ["İlan sahibi", maskName({ firstName, lastName })],
    ["Geçerlilik", formatDate(listing.expiresAt)],
  ];
  return (
    <article className={styles.sheet}>
      <div className={styles.content}>
        <p className={styles.kicker}>Becayiş ilanı</p>
        <h1>{getRoute(listing)}</h1>
        <p className={styles.title}>{maskContactDetails(listing.title)}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {description !== "" && <p className={styles.description}>{description}</p>}
        <div className={styles.reach}>
          <QrCode
            className={styles.code}
            text={site_url + withCampaign(path, "afis")}
            label="İlanın adresini taşıyan karekod"
          />
          <div>
            <p>
              <strong>Aynı kurumda, aynı unvanla çalışıyorsanız</strong> karekodu telefonunuzun kamerasıyla okutun;
              ilanın tamamını görün ve sahibine site üzerinden yazın.
            </p>
            <p className={styles.address}>{host + path}</p>
            <p className={styles.note}>
              {boardTexts.approvalIsTheirs} {site_name}
            </p>
          </div>
        </div>
      </div>
      <ul className={styles.strips} aria-hidden>
        {STRIPS.map((strip) => (
          <li key={strip}>
            <strong>{getRoute(listing)}</strong>
            <span>{host}</span>
            <span>{paths.listing(String(listing.id))}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/**
 * Draws a text as a QR code.
 * @param label description for screen readers
 */
function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { size, path } = getQrOutline(text);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
