import { formatDate } from "@site/browser/format-date";
import { lazyComponent } from "@site/browser/lazy-component";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { otherWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import { becayisTexts } from "@site/contract/becayis/labels";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useAction } from "../../member/use-action.ts";
import { Badge } from "../badges/badge.tsx";
import { StateBadges } from "../badges/state-badges.tsx";
import { fromCity, toCity } from "../places/city-case.ts";
import { ShareMenu } from "../share/share-menu.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import { getActions } from "./listing-actions.ts";
import styles from "./own-listings.module.css";
import { RemoveListing } from "./remove-listing.tsx";

const LeaveSwapDialog = lazyComponent(() => import("./leave-swap-dialog.tsx"));

/** Shows one of the member's own listings with its state and the available actions. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const utils = trpc.useUtils();
  const { isBusy, run } = useAction(becayisTexts.actionFailed);
  const { listings } = utils.client.becayis;
  const invalidate = () =>
    Promise.all([
      utils.becayis.listings.invalidate(),
      utils.becayis.matches.invalidate(),
      utils.user.notifications.summary.invalidate(),
    ]);
  const [leaving, setLeaving] = useState<"inactive" | "completed">();
  const { id, title } = listing;
  const can = getActions(listing, Date.now());
  const edit = listing.rejectionReason ? "Düzeltip Gönder" : "Düzenle";

  const setStatus = (status: "active" | "inactive" | "completed") =>
    void run(() => listings.setStatus.mutate({ id, status }), invalidate);
  const complete = () =>
    void run(
      async () => ({
        ...(await listings.setStatus.mutate({ id, status: "completed" })),
        undo: () => setStatus(listing.status === "inactive" ? "inactive" : "active"),
      }),
      invalidate,
    );

  return (
    <li>
      <div className={styles.about}>
        <div className={styles.badges}>
          <StateBadges listing={listing} />
          {listing.isSettled && <Badge text="Eşleşti" tone="good" />}
        </div>
        <a href={paths.listing(listing.slug)}>{title}</a>
        <p className="muted">
          {fromCity(listing.offerCity)} {toCity(listing.wantedCity)} {otherWishesText(listing.wishes)} ·{" "}
          {formatNumber(listing.viewCount)} görüntülenme · {formatNumber(listing.contactCount)} iletişim isteği ·{" "}
          {getEnd(listing, can.activate)}
        </p>
        <HiddenNote listing={listing} />
        {listing.awaitsResult && (
          <p role="note">
            Anlaştığınız bir üye onay aldığını bildirdi. Kendi sonucunuzu{" "}
            <a href={paths.matches}>Eşleşmelerim sayfasında</a> bildirene kadar ilanınız panoda görünmez.
          </p>
        )}
        <ChangeNote change={listing.waitingChange} />
        {listing.rejectionReason && <p className={styles.reason}>{listing.rejectionReason}</p>}
      </div>
      <div className={styles.actions}>
        {can.renew && (
          <button
            type="button"
            className="button"
            aria-label={`Süreyi Uzat: ${title}`}
            disabled={isBusy}
            onClick={() => void run(() => listings.renew.mutate({ id }), invalidate)}
          >
            Süreyi Uzat
          </button>
        )}
        {can.activate && (
          <button
            type="button"
            className="button"
            aria-label={`Aktif Yap: ${title}`}
            disabled={isBusy}
            onClick={() => setStatus("active")}
          >
            Aktif Yap
          </button>
        )}
        {can.pause && (
          <button
            type="button"
            className="button"
            aria-label={`Pasif Yap: ${title}`}
            disabled={isBusy}
            aria-haspopup={listing.isSettled ? "dialog" : undefined}
            onClick={() => (listing.isSettled ? setLeaving("inactive") : setStatus("inactive"))}
          >
            Pasif Yap
          </button>
        )}
        {can.edit && (
          <a href={paths.editListing(id)} className="button" aria-label={`${edit}: ${title}`}>
            {edit}
          </a>
        )}
        {can.complete && (
          <button
            type="button"
            className="button"
            aria-label={`Tamamlandı: ${title}`}
            disabled={isBusy}
            aria-haspopup={listing.isSettled ? "dialog" : undefined}
            onClick={() => (listing.isSettled ? setLeaving("completed") : complete())}
          >
            Tamamlandı
          </button>
        )}
        {listing.status === "active" && listing.approvalStatus === "approved" && <ShareMenu listing={listing} />}
        <RemoveListing listing={listing} />
        {leaving && (
          <LeaveSwapDialog
            status={leaving}
            isDecided={listing.awaitsResult}
            onConfirm={() => (leaving === "inactive" ? setStatus("inactive") : complete())}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </div>
    </li>
  );
}

/** Shows changed texts that await approval or were refused, which readers do not see. */
function ChangeNote({ change }: { change: OwnListing["waitingChange"] }) {
  if (!change) return null;
  return (
    <p role="note">
      {change.state === "pending"
        ? `Bekleyen değişiklik: “${change.title}”. Onaylanana kadar ilanınız önceki metniyle kalır.`
        : "Metin değişikliğiniz onaylanmadı; ilanınız önceki metniyle kalıyor. Gerekçe:"}
    </p>
  );
}

function getEnd({ status, expiresAt, revivableUntil }: OwnListing, isRevivable: boolean): string {
  const ended = `Süresi ${formatDate(expiresAt)} günü doldu`;
  if (revivableUntil)
    return isRevivable ? `${ended}, ${formatDate(revivableUntil)} gününe kadar yeniden yayınlanabilir` : ended;
  return status === "completed" ? "Kapandı" : `${formatDate(expiresAt)} gününe kadar geçerli`;
}
