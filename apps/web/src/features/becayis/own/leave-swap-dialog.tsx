import { paths } from "@site/contract/paths";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";

const names = { inactive: "Pasif Yap", completed: "Tamamlandı" } as const;

interface Props {
  status: keyof typeof names;
  /** True if another party's institution has approved the swap: then leaving no longer affects the others. */
  isDecided: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a listing leaves an accepted match or ring. Publishing the listing again does not
 * restore the agreement.
 */
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
