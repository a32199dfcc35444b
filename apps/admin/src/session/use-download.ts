import { getServerError } from "@site/browser/calls/server-error";
import { trpc } from "../api/trpc.ts";
import { notifyError, notifyInfo } from "../kit/notify.tsx";

/** Returns a function that downloads a file after confirming the password if necessary, and shows failures. */
export function useDownload(): (address: string) => Promise<void> {
  const { client } = trpc.useUtils();
  return async (address) => {
    try {
      // A download cannot ask for the password, so this call does.
      await client.admin.session.isConfirmed.query();
    } catch (reason) {
      // Closing the password dialog needs no message.
      if (getServerError(reason)?.code !== "CONFIRMATION_REQUIRED")
        notifyError("Dosya indirilemedi. Bağlantınızı denetleyip yeniden deneyin.");
      return;
    }
    const link = document.createElement("a");
    link.href = address;
    link.click();
    notifyInfo(
      "Dosya hazırlanıyor",
      "Büyük bir dosyanın başlaması biraz sürebilir; ilerlemesi tarayıcınızın indirmelerinde görünür. Bu sayfadan " +
        "ayrılabilirsiniz.",
    );
  };
}
