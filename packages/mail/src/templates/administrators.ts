import { adminRole } from "@site/contract/account/administrators/role-schema";
import { adminRoleHints, adminRoleLabels } from "@site/contract/account/administrators/roles";
import { z } from "zod";
import { defineTemplate, path, words } from "../template.ts";

export const administratorTemplates = {
  admin_invitation: defineTemplate(
    z.object({ invitedBy: words, role: adminRole, path }),
    ({ invitedBy, role, path }) => ({
      subject: "Yönetim ekibine davet edildiniz",
      name: "",
      paragraphs: [
        `${invitedBy}, siteyi birlikte yönetmek için sizi davet etti.`,
        `Rolünüz: ${adminRoleLabels[role]}. ${adminRoleHints[role]}`,
        "Aşağıdaki bağlantıdan kullanıcı adınızı ve şifrenizi seçerek başlayabilirsiniz.",
      ],
      action: { label: "Daveti kabul et", path },
      note:
        "Bağlantı 7 gün geçerlidir ve bir kez kullanılabilir. Bu daveti beklemiyorsanız bir şey yapmanız gerekmiyor; " +
        "bağlantıyı kimseyle paylaşmayın.",
    }),
  ),
};
