import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../framework/browser.ts";
import { useRequireMember } from "../public/use-require-member.ts";

const ReportDialog = lazyPart(() => import("./report-dialog.tsx"));

/** Opens the dialog that reports a listing to the administrator. */
export function ReportButton({ listing }: { listing: Listing }) {
  const requireMember = useRequireMember();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button no-print"
        aria-haspopup="dialog"
        onClick={() => requireMember(() => setOpen(true))}
      >
        Bildir
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
