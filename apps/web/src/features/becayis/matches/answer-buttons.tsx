import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";

interface Props {
  isBusy: boolean;
  /** Whether the match, ring or request can still be rejected. */
  canReject: boolean;
  /** Title and text of the confirmation before a rejection. */
  rejection: { title: string; text: ReactNode };
  onAnswer: (status: "accepted" | "rejected") => void;
}

/** Renders the buttons that accept or reject. A rejection is final, so it asks for confirmation. */
export function AnswerButtons({ isBusy, canReject, rejection, onAnswer }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="row">
      <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => onAnswer("accepted")}>
        Kabul Et
      </button>
      {canReject && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => setConfirming(true)}>
          Reddet
        </button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={rejection.title}
          action="Reddet"
          onConfirm={() => onAnswer("rejected")}
          onClose={() => setConfirming(false)}
        >
          <p>{rejection.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
