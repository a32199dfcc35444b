import type { ListingPosts } from "@site/contract/becayis/board/listings/listing-route";
import { paths } from "@site/contract/paths";
import { withCampaign } from "@site/contract/readers/statistics/own-campaigns";
import { Share2 } from "lucide-react";
import { useId, useState } from "react";
import { useShell } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "./share-menu.module.css";
import { getShareText } from "./share-text.ts";

type SharedListing = ListingPosts & { slug: string; title: string };

/**
 * Shares a listing of the board: by the device's share dialog, by WhatsApp, by copying the address or as a printed
 * sheet.
 */
export function ShareMenu({ listing }: { listing: SharedListing }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={`no-print ${styles.menu}`}>
      <button
        type="button"
        className="button"
        aria-label={`Paylaş: ${listing.title}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Share2 size={18} aria-hidden />
        Paylaş
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Ways listing={listing} />}
      </div>
    </div>
  );
}

/** Rendered only in the browser, because the server does not know whether the device has a share dialog. */
function Ways({ listing }: { listing: SharedListing }) {
  const { settings } = useShell();
  const showToast = useToast();
  const url = settings.site_url + withCampaign(paths.listing(listing.slug), "paylasim");
  const text = getShareText(listing);

  async function share(): Promise<void> {
    await navigator.share({ title: listing.title, text, url }).catch((error: Error) => {
      if (error.name !== "AbortError") showToast({ kind: "error", message: "Paylaşma penceresi açılamadı." });
    });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", message: "İlanın adresi kopyalandı." });
    } catch {
      showToast({ kind: "error", message: `Adres kopyalanamadı: ${url}` });
    }
  }

  return (
    <ul className={styles.ways}>
      {typeof navigator.share === "function" && (
        <li>
          <button type="button" onClick={share}>
            Cihazın paylaşma penceresi
          </button>
        </li>
      )}
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp ile gönder
        </a>
      </li>
      <li>
        <button type="button" onClick={copy}>
          Adresi kopyala
        </button>
      </li>
      <li>
        <a href={paths.listingPoster(listing.slug)}>Panoya asmak için yazdır</a>
      </li>
    </ul>
  );
}
