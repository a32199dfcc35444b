import { type AdminMember, adminMemberTexts } from "@site/contract/members/list/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns a member's full name. */
export function getName({ firstName, lastName }: AdminMember): string {
  return `${firstName} ${lastName}`;
}

/** Returns the actions on members. Each asks for confirmation. */
export function useMemberActions() {
  const invalidates = [trpc.useUtils().admin.users];
  const verify = useAdminMutation(trpc.admin.users.verifyEmail, {
    failure: adminMemberTexts.verifyFailed,
    invalidates,
  });
  const setStatus = useAdminMutation(trpc.admin.users.setStatus, {
    failure: adminMemberTexts.statusFailed,
    invalidates,
  });
  const remove = useAdminMutation(trpc.admin.users.remove, {
    failure: adminMemberTexts.removeFailed,
    invalidates,
  });
  const endSessions = useAdminMutation(trpc.admin.users.endSessions, {
    failure: adminMemberTexts.sessionsFailed,
    invalidates,
  });
  const removeFactor = useAdminMutation(trpc.admin.users.removeSecondFactor, {
    fallback: adminMemberTexts.factorFailed,
    invalidates,
  });
  return {
    removeSecondFactor: (member: AdminMember) =>
      confirm({
        title: "İki Adımlı Doğrulamasını Kaldır",
        subject: `${getName(member)} (${member.email})`,
        consequence:
          "adlı üyenin doğrulama uygulaması ve kurtarma kodları silinecek, oturumları kapanacak. İsteğin gerçekten " +
          "üyeden geldiğinden emin olun; kendisine e-posta gönderilir.",
        action: "Kaldır",
        isDangerous: true,
        run: () => removeFactor.mutateAsync({ id: member.id }),
      }),
    endSessions: (member: AdminMember) =>
      confirm({
        title: "Oturumlarını Kapat",
        subject: getName(member),
        consequence: "adlı üyenin bütün oturumları hemen kapanacak; yeniden giriş yapabilir.",
        action: "Oturumları Kapat",
        run: () => endSessions.mutateAsync({ id: member.id }),
      }),
    verify: (member: AdminMember) =>
      confirm({
        title: "E-postayı Doğrula",
        subject: getName(member),
        consequence: `adlı kullanıcının ${member.email} adresi doğrulanmış sayılacak.`,
        action: "Doğrula",
        run: () => verify.mutateAsync({ id: member.id }),
      }),
    activate: (member: AdminMember) =>
      confirm({
        title: "Kullanıcıyı Etkinleştir",
        subject: getName(member),
        consequence: "adlı kullanıcı yeniden giriş yapabilecek, ilanları görünecek.",
        action: "Etkinleştir",
        run: () => setStatus.mutateAsync({ id: member.id, isActive: true }),
      }),
    deactivate: (member: AdminMember) =>
      confirm({
        title: "Kullanıcıyı Devre Dışı Bırak",
        subject: getName(member),
        consequence:
          "adlı kullanıcının oturumları hemen kapanacak, ilanları gizlenecek ve giriş yapamayacak. Hiçbir şey silinmez.",
        action: "Devre Dışı Bırak",
        isDangerous: true,
        run: () => setStatus.mutateAsync({ id: member.id, isActive: false }),
      }),
    remove: (member: AdminMember) =>
      confirm({
        title: "Kullanıcıyı Sil",
        question: adminMemberTexts.removeQuestion,
        subject: `${getName(member)} (${member.email})`,
        consequence: "profili, ilanları, oturumları ve istekleriyle birlikte silinecek.",
        action: "Sil",
        isDangerous: true,
        run: () => remove.mutateAsync({ id: member.id }),
      }),
  };
}
