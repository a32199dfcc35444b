import type { Administrator } from "@site/contract/account/administrators/admin-schema";
import { administratorTexts } from "@site/contract/account/administrators/labels";
import { adminRole } from "@site/contract/account/administrators/role-schema";
import { adminRoleHints, adminRoleLabels } from "@site/contract/account/administrators/roles";
import { trpc } from "../../api/trpc.ts";
import { choose } from "../../kit/choose.tsx";
import { confirm } from "../../kit/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the actions on administrators; each asks before it acts. */
export function useAdministratorActions() {
  const { administrators, session } = trpc.useUtils().admin;
  const invalidates = [administrators, session.me];
  const setRole = useAdminMutation(trpc.admin.administrators.setRole, {
    success: ({ message }) => message,
    failure: (fault) => fault?.message ?? administratorTexts.roleFailed,
    invalidates,
  });
  const setActive = useAdminMutation(trpc.admin.administrators.setActive, {
    success: ({ message }) => message,
    failure: (fault) => fault?.message ?? administratorTexts.activityFailed,
    invalidates,
  });
  const removal = useAdminMutation(trpc.admin.administrators.remove, {
    success: ({ message }) => message,
    failure: (fault) => fault?.message ?? administratorTexts.removeFailed,
    invalidates,
  });
  return {
    async changeRole({ id, username, role }: Administrator) {
      const others = adminRole.options.filter((each) => each !== role);
      const chosen = await choose({
        title: "Rolünü Değiştir",
        text: `${username} şu anda: ${adminRoleLabels[role]}. Yeni rol hemen geçerli olur.`,
        label: "Yeni rol",
        options: others.map((value) => ({ value, label: `${adminRoleLabels[value]}: ${adminRoleHints[value]}` })),
        missing: "Bir rol seçin",
        action: "Rolü Değiştir",
      });
      const { data } = adminRole.safeParse(chosen);
      if (data) await setRole.mutateAsync({ id, role: data }).catch(() => undefined); // the mutation has told it
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
        consequence: "adlı yöneticinin oturumları hemen kapanacak ve giriş yapamayacak. Hiçbir şey silinmez.",
        action: "Devre Dışı Bırak",
        isDangerous: true,
        run: () => setActive.mutateAsync({ id, isActive: false }),
      }),
    remove: ({ id, username }: Administrator) =>
      confirm({
        title: "Yöneticiyi Kaldır",
        subject: username,
        consequence: "adlı yöneticinin hesabı silinecek ve oturumları kapanacak. Yazıları ve yorumları kalır.",
        action: "Kaldır",
        isDangerous: true,
        run: () => removal.mutateAsync({ id }),
      }),
  };
}
