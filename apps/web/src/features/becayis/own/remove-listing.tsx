import { lazyComponent } from "@site/browser/lazy-component";
import { useState } from "react";
import member from "../../member/member.module.css";

const RemoveListingDialog = lazyComponent(() => import("./remove-listing-dialog.tsx"));

/** Deletes one of the member's own listings after a confirmation. */
export function RemoveListing({ listing }: { listing: { id: number; slug: string; title: string } }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button ${member.danger}`}
        aria-haspopup="dialog"
        aria-label={`Sil: ${listing.title}`}
        onClick={() => setConfirming(true)}
      >
        Sil
      </button>
      {isConfirming && <RemoveListingDialog listing={listing} onClose={() => setConfirming(false)} />}
    </>
  );
}
