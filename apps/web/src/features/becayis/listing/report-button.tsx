import { lazyComponent } from "@site/browser/lazy-component";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { useState } from "react";
import { useRequireMember } from "../contact/use-require-member.ts";

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));

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
      {isOpen && <ReportDialog listing={listing} onClose={() => setOpen(false)} />}
    </>
  );
}
