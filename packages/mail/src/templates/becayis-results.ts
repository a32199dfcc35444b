import { outcomeLabels, resultNotificationTitles } from "@site/contract/becayis/results/labels";
import { outcome } from "@site/contract/becayis/results/schema";
import { z } from "zod";
import { defineTemplate, name, path, words } from "../template.ts";

const listing = { name, listingTitle: words };
const preferences = "Bu bildirimleri güvenlik ayarlarınızdan değiştirebilirsiniz.";

/** Templates about what became of an accepted swap. */
export const becayisResultTemplates = {
  result_asked: defineTemplate(
    z.object({ ...listing, choices: z.array(z.object({ outcome, path })).min(1) }),
    ({ name, listingTitle, choices }) => ({
      subject: resultNotificationTitles.asked,
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı ilanınızda bütün taraflar anlaşmıştı. Kurumunuza başvurdunuz mu, sonuç belli ` +
          "oldu mu? Durumunuzu seçin; açılan sayfada onayladığınızda kaydedilir.",
      ],
      choices: choices.map(({ outcome, path }) => ({ label: outcomeLabels[outcome], path })),
      note: `Henüz bir gelişme yoksa hiçbir şey yapmanız gerekmez. ${preferences}`,
    }),
  ),

  swap_decided: defineTemplate(
    z.object({ ...listing, outcome: z.enum(["approved", "refused"]), path }),
    ({ name, listingTitle, outcome, path }) => ({
      subject:
        outcome === "approved" ? resultNotificationTitles.approvedByOther : resultNotificationTitles.refusedByOther,
      name,
      paragraphs: [
        outcome === "approved"
          ? `“${listingTitle}” başlıklı ilanınızla anlaştığınız bir üye, yer değişikliğinin onaylandığını bildirdi. ` +
            "Sizinki de onaylandıysa siz de bildirin: ilanınız o zaman tamamlanır. O güne dek eşleşmeye açık."
          : `“${listingTitle}” başlıklı ilanınızla anlaştığınız bir üye, başvurusunun reddedildiğini bildirdi. ` +
            "İlanınız yayındaysa yeniden eşleşmeye açıldı.",
      ],
      action: { label: "Eşleşmelerime git", path },
      note: preferences,
    }),
  ),
};
