import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";

interface Props {
  isBusy: boolean;
  /** Whether it can still be rejected. */
  canReject: boolean;
  /** Title and consequence for the confirmation of a rejection. */
  rejection: { title: string; text: ReactNode };
  onAnswer: (status: "accepted" | "rejected") => void;
}

/** Accepts or rejects; asks for confirmation before a rejection, which is final. */
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
