import { lazyComponent } from "@site/browser/lazy-component";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { paths } from "@site/contract/paths";
import { useRef, useState } from "react";
import { Badge } from "../badges/badge.tsx";
import { toOtherSide } from "../listing/other-side.ts";
import styles from "./contact-action.module.css";
import { useRequireMember } from "./use-require-member.ts";

const ContactDialog = lazyComponent(() => import("./contact-dialog.tsx"));

/** Shows the button or the state for contacting the owner, depending on the reader and on earlier requests. */
export function ContactAction({ listing, isOwn }: { listing: Listing; isOwn: boolean }) {
  const requireMember = useRequireMember({ returnTo: paths.listing(listing.slug), question: toOtherSide(listing) });
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (isOwn) {
    return (
      <p className={styles.own}>
        <Badge text="Kendi İlanınız" tone="accent" />
      </p>
    );
  }
  if (listing.contactRequestStatus === "accepted") {
    return (
      <a href={paths.sentRequests} className="button">
        Kabul Edildi
      </a>
    );
  }
  if (listing.contactRequestStatus === "rejected") {
    return (
      <div className={styles.place}>
        <button type="button" className="button" disabled>
          Reddedildi
        </button>
        <p className={styles.next}>
          İsteğiniz kabul edilmedi. <a href={paths.alerts}>Benzer ilanları takip edebilirsiniz.</a>
        </p>
      </div>
    );
  }
  if (listing.status !== "active") return null;
  const isSent = listing.contactRequestStatus === "pending";
  return (
    <div ref={container} tabIndex={-1} className={styles.place}>
      <button
        type="button"
        className="button primary"
        disabled={isSent}
        aria-haspopup="dialog"
        onClick={() => requireMember(() => setOpen(true))}
      >
        {isSent ? "İstek Gönderildi" : "İletişime Geç"}
      </button>
      {isOpen && (
        <ContactDialog listing={listing} onClose={() => setOpen(false)} onSent={() => container.current?.focus()} />
      )}
    </div>
  );
}
