import { outcomeLabels, resultNotificationTitles } from "@site/contract/becayis/swaps/results/labels";
import { outcome } from "@site/contract/becayis/swaps/results/schema";
import { z } from "zod";
import { defineTemplate, name, path, words } from "../template.ts";

const listing = { name, listingTitle: words };
const choices = z.array(z.object({ outcome, path })).min(1);
const preferences = "Bu bildirimleri güvenlik ayarlarınızdan değiştirebilirsiniz.";

/** Templates about what became of an accepted swap. */
export const becayisResultTemplates = {
  result_asked: defineTemplate(z.object({ ...listing, choices }), ["path"], ({ name, listingTitle, choices }) => ({
    subject: resultNotificationTitles.asked,
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilanınızda bütün taraflar anlaşmıştı. Kurumunuza başvurdunuz mu, sonuç belli ` +
        "oldu mu? Durumunuzu seçin; açılan sayfada onayladığınızda kaydedilir.",
    ],
    choices: choices.map(toChoice),
    note: `Henüz bir gelişme yoksa hiçbir şey yapmanız gerekmez. ${preferences}`,
  })),

  swap_decided: defineTemplate(
    z.object({
      ...listing,
      outcome: z.enum(["approved", "refused"]),
      path,
      /** For a listing that waits for the result of its own member. */
      choices: choices.optional(),
    }),
    ["path"],
    ({ name, listingTitle, outcome, path, choices }) => ({
      subject:
        outcome === "approved" ? resultNotificationTitles.approvedByOther : resultNotificationTitles.refusedByOther,
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı ilanınızla anlaştığınız bir üye, ` +
          (outcome === "approved"
            ? "yer değişikliğinin onaylandığını bildirdi."
            : "başvurusunun reddedildiğini bildirdi."),
        choices ? WAITS : FREE[outcome],
      ],
      ...(choices ? { choices: choices.map(toChoice) } : { action: { label: "Eşleşmelerime git", path } }),
      note: preferences,
    }),
  ),

  result_overdue: defineTemplate(z.object({ ...listing, path }), [], ({ name, listingTitle, path }) => ({
    subject: resultNotificationTitles.returned,
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilanınız, anlaştığınız yer değişikliğinin sonucu beklendiği için panodan çekilmişti. ` +
        "İlk sonucun üzerinden altmış gün geçti; ilanınız yeniden panoda ve eşleşmeye açık. Yer değişikliğiniz " +
        "onaylandıysa Eşleşmelerim sayfasından bildirebilirsiniz.",
    ],
    action: { label: "İlanlarıma git", path },
    note: preferences,
  })),
};

const WAITS =
  "Sizin başvurunuzun sonucu ne oldu? Siz bildirene kadar ilanınız panoda görünmez ve başkalarıyla eşleşmez; altmış " +
  "gün içinde bildirmezseniz yeniden panoya döner.";
const FREE = {
  approved: "Sizinki de onaylandıysa siz de bildirin: ilanınız o zaman tamamlanır.",
  refused: "İlanınız yayındaysa yeniden eşleşmeye açıldı.",
} as const;

function toChoice({ outcome, path }: z.output<typeof choices>[number]) {
  return { label: outcomeLabels[outcome], path };
}
