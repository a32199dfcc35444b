import type { Report } from "@site/contract/becayis/board/reports/admin-schema";
import { reportTexts } from "@site/contract/becayis/board/reports/labels";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const questions = {
  nothing: {
    title: "Şikâyeti Kapat",
    action: "Kapat",
    consequence: "hakkındaki şikâyet işlem yapılmadan kapanacak.",
  },
  pause: { title: "İlanı Duraklat", action: "Duraklat", consequence: "başlıklı ilan panodan kalkacak." },
  delete: { title: "Sil", action: "Sil", consequence: "geri alınamayacak biçimde silinecek." },
} as const;

/** Returns a function that resolves a report after a confirmation. */
export function useResolveReport() {
  const resolve = useAdminMutation(trpc.admin.becayis.reports.resolve, {
    fallback: reportTexts.resolveFailed,
    invalidates: [trpc.useUtils().admin.becayis],
  });
  return ({ kind, id, reported, listing }: Report, action: keyof typeof questions) =>
    confirm({
      ...questions[action],
      subject: action === "nothing" ? reported : listing.title,
      ...(kind === "contact" && { consequence: "ilanıyla ilgili istek, mesajlarıyla birlikte silinecek." }),
      ...(action === "nothing" && { consequence: questions.nothing.consequence }),
      isDangerous: action === "delete",
      // Deleting a request also deletes its report, so nobody would read a note.
      ...((kind === "listing" || action === "nothing") && {
        reason: {
          label: "Not",
          hint: action === "nothing" ? "İsteğe bağlı; kayıtta durur." : "İsteğe bağlı; ilan sahibine iletilir.",
          draftKey: `${action} ${kind} report ${id}`,
        },
      }),
      run: (note) =>
        kind === "listing"
          ? resolve.mutateAsync({ kind, id, action, note })
          : resolve.mutateAsync({ kind, id, action: action === "delete" ? action : "nothing", note }),
    });
}
