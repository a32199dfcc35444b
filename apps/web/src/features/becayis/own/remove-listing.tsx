import { lazy, Suspense, useState } from "react";
import member from "../../member/member.module.css";

const RemoveListingDialog = lazy(() => import("./remove-listing-dialog.tsx"));

/** Deletes one of the member's own listings after a confirmation. */
export function RemoveListing({ listing }: { listing: { id: number; slug: string; title: string } }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button ${member.danger}`}
        aria-haspopup="dialog"
        aria-label={`Sil: ${listing.title}`}
        onClick={() => setAsking(true)}
      >
        Sil
      </button>
      {isAsking && (
        <Suspense>
          <RemoveListingDialog listing={listing} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
