import { paths } from "@site/contract/paths";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";

const names = { inactive: "Pasif Yap", completed: "Tamamlandı" } as const;

interface Props {
  status: keyof typeof names;
  /** Another party's institution has approved the swap, so the others do not depend on this listing any more. */
  isDecided: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a listing leaves an accepted match or ring, which its return does not restore. */
export default function LeaveSwapDialog({ status, isDecided, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog title="Anlaşmadan çekiliyorsunuz" action={names[status]} onConfirm={onConfirm} onClose={onClose}>
      <p>
        Bu ilan herkesin kabul ettiği bir eşleşmeye ya da halkaya bağlı. Yayından çekerseniz anlaşmadan ayrılırsınız;
        ilanı yeniden yayınlamak bu anlaşmayı geri getirmez.
      </p>
      {!isDecided && (
        <p>
          Karşı tarafa haber verilir, onların ilanı yeniden eşleşmeye açılır ve dilekçede yaptığınız değişiklikler
          silinir.
        </p>
      )}
      <p>
        Kurumunuz karar verdiyse sonucu <a href={paths.matches}>Eşleşmelerim sayfasında</a> bildirin.
      </p>
    </ConfirmDialog>
  );
}
