import { Share2 } from "lucide-react";
import { useToast } from "../../../shared/ui/toast.tsx";

/** Opens the device's share sheet, or copies the address if there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const showToast = useToast();

  async function share(): Promise<void> {
    if (navigator.share) {
      await navigator.share({ title, url }).catch((error: Error) => {
        if (error.name !== "AbortError") throw error; // the reader closed the sheet
      });
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", message: "Bağlantı kopyalandı." });
    } catch {
      showToast({ kind: "error", message: `Bağlantı kopyalanamadı: ${url}` });
    }
  }

  return (
    <button type="button" className="button no-print" onClick={share}>
      <Share2 size={18} aria-hidden />
      Paylaş
    </button>
  );
}
