import type { Administrator } from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the actions on administrators. Each asks for confirmation. */
export function useAdministratorActions() {
  const { setActive, removeFactor } = useAdministratorMutations();
  return {
    removeSecondFactor: ({ id, username }: Administrator) =>
      confirm({
        title: "İki Adımlı Doğrulamasını Kaldır",
        subject: username,
        consequence:
          "adlı yöneticinin doğrulama uygulaması, geçiş anahtarları ve kurtarma kodları silinecek, oturumları " +
          "kapanacak. İsteğin gerçekten ondan geldiğinden emin olun; kendisine e-posta gönderilir.",
        action: "Kaldır",
        isDangerous: true,
        run: () => removeFactor.mutateAsync({ id }),
      }),
    activate: ({ id, username }: Administrator) =>
      confirm({
        title: "Yöneticiyi Etkinleştir",
        subject: username,
        consequence: "yeniden giriş yapabilecek.",
        action: "Etkinleştir",
        run: () => setActive.mutateAsync({ id, isActive: true }),
      }),
    deactivate: ({ id, username }: Administrator) =>
      confirm({
        title: "Yöneticiyi Devre Dışı Bırak",
        subject: username,
        consequence:
          "adlı yöneticinin oturumları hemen kapanacak ve giriş yapamayacak. Davetleri ve önizleme bağlantıları sona " +
          "erer; API anahtarları ve webhook'ları askıya alınır, siz devralabilirsiniz.",
        action: "Devre Dışı Bırak",
        isDangerous: true,
        run: () => setActive.mutateAsync({ id, isActive: false }),
      }),
  };
}

function useAdministratorMutations() {
  const { administrators, session } = trpc.useUtils().admin;
  const invalidates = [administrators, session.me];
  const setActive = useAdminMutation(trpc.admin.administrators.setActive, {
    fallback: administratorTexts.activityFailed,
    invalidates,
  });
  const removeFactor = useAdminMutation(trpc.admin.administrators.removeSecondFactor, {
    fallback: administratorTexts.factorFailed,
    invalidates,
  });
  return { setActive, removeFactor };
}
