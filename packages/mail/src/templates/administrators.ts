import { adminRole } from "@site/contract/account/administrators/role-schema";
import { adminRoleHints, adminRoleLabels } from "@site/contract/account/administrators/roles";
import { paths } from "@site/contract/paths";
import { z } from "zod";
import { defineTemplate, inTurkish, moment, name, path, words } from "../template.ts";

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

  admin_factor_removed: defineTemplate(z.object({ name, by: words, at: moment }), ({ name, by, at }) => ({
    subject: "İki adımlı doğrulamanız kaldırıldı",
    name,
    paragraphs: [
      `${by}, yönetici hesabınızın iki adımlı doğrulamasını ${inTurkish(at)} tarihinde kaldırdı ve oturumlarınızı kapattı.`,
      "Şifrenizle giriş yapıp Hesabım sayfasında yeniden kurabilirsiniz. Bunu siz istemediyseniz site sahibine hemen " +
        "haber verin.",
    ],
    action: { label: "Giriş yap", path: paths.admin.login },
  })),
};
