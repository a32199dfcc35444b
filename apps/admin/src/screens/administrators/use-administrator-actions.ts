import type { Administrator } from "@site/contract/account/administrators/admin-schema";
import { administratorTexts } from "@site/contract/account/administrators/labels";
import { adminRole } from "@site/contract/account/administrators/role-schema";
import { adminRoleHints, adminRoleLabels } from "@site/contract/account/administrators/roles";
import { trpc } from "../../api/trpc.ts";
import { choose } from "../../kit/dialogs/choose.tsx";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the actions on administrators; each asks before it acts. */
export function useAdministratorActions() {
  const { setRole, setActive, removal, endSessions, removeFactor } = useAdministratorMutations();
  return {
    endSessions: ({ id, username }: Administrator) =>
      confirm({
        title: "Oturumlarını Kapat",
        subject: username,
        consequence: "adlı yöneticinin bütün oturumları hemen kapanacak; yeniden giriş yapabilir.",
        action: "Oturumları Kapat",
        run: () => endSessions.mutateAsync({ id }),
      }),
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
    async changeRole({ id, username, role }: Administrator) {
      const others = adminRole.options.filter((each) => each !== role);
      const chosen = await choose({
        title: "Rolünü Değiştir",
        text: `${username} şu anda: ${adminRoleLabels[role]}. Yeni rol hemen geçerli olur; yetkisi kalmadığı davetler sona erer, API anahtarları ve webhook'lar askıya alınır.`,
        label: "Yeni rol",
        options: others.map((value) => ({ value, label: `${adminRoleLabels[value]}: ${adminRoleHints[value]}` })),
        missing: "Bir rol seçin",
        action: "Rolü Değiştir",
      });
      const { data } = adminRole.safeParse(chosen);
      if (data) await setRole.mutateAsync({ id, role: data }).catch(() => undefined); // the mutation shows the error
    },
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
    remove: ({ id, username }: Administrator) =>
      confirm({
        title: "Yöneticiyi Kaldır",
        subject: username,
        consequence:
          "adlı yöneticinin hesabı silinecek ve oturumları kapanacak. Yazıları ve yorumları kalır; davetleri ve önizleme " +
          "bağlantıları sona erer, API anahtarları ve webhook'ları askıya alınır, siz devralabilirsiniz.",
        action: "Kaldır",
        isDangerous: true,
        run: () => removal.mutateAsync({ id }),
      }),
  };
}

function useAdministratorMutations() {
  const { administrators, session } = trpc.useUtils().admin;
  const invalidates = [administrators, session.me];
  const setRole = useAdminMutation(trpc.admin.administrators.setRole, {
    success: ({ message }) => message,
    fallback: administratorTexts.roleFailed,
    invalidates,
  });
  const setActive = useAdminMutation(trpc.admin.administrators.setActive, {
    success: ({ message }) => message,
    fallback: administratorTexts.activityFailed,
    invalidates,
  });
  const removal = useAdminMutation(trpc.admin.administrators.remove, {
    success: ({ message }) => message,
    fallback: administratorTexts.removeFailed,
    invalidates,
  });
  const endSessions = useAdminMutation(trpc.admin.administrators.endSessions, {
    success: ({ message }) => message,
    fallback: administratorTexts.sessionsFailed,
    invalidates,
  });
  const removeFactor = useAdminMutation(trpc.admin.administrators.removeSecondFactor, {
    success: ({ message }) => message,
    fallback: administratorTexts.factorFailed,
    invalidates,
  });
  return { setRole, setActive, removal, endSessions, removeFactor };
}
