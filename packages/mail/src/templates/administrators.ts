import { adminPaths } from "@site/contract/admin-paths";
import { z } from "zod";
import { defineTemplate, inTurkish, moment, path, words } from "../template.ts";

export const administratorTemplates = {
  admin_news: defineTemplate(
    z.object({ news: z.array(z.object({ title: words, message: words })), more: z.int(), path }),
    [],
    ({ news, more, path }) => {
      const count = news.length + more;
      return {
        subject: count === 1 && news[0] ? news[0].title : `${count} yeni bildirim`,
        name: "", // nobody is addressed by a user name
        paragraphs: [
          ...news.map(({ title, message }) => `${title}: ${message}`),
          ...(more > 0 ? [`ve ${more} bildirim daha`] : []),
        ],
        action: { label: "Yönetim panelinde aç", path },
        note: "E-posta bildirimlerini yönetim panelinde Ayarlar > Bildirimler bölümünden kapatabilirsiniz.",
      };
    },
  ),
  admin_invitation: defineTemplate(z.object({ invitedBy: words, path }), ["path"], ({ invitedBy, path }) => ({
    subject: "Yönetim ekibine davet edildiniz",
    name: "",
    paragraphs: [
      `${invitedBy}, siteyi birlikte yönetmek için sizi davet etti.`,
      "Aşağıdaki bağlantıdan kullanıcı adınızı ve şifrenizi seçerek başlayabilirsiniz.",
    ],
    action: { label: "Daveti kabul et", path },
    note:
      "Bağlantı 7 gün geçerlidir ve bir kez kullanılabilir. Bu daveti beklemiyorsanız bir şey yapmanız gerekmiyor; " +
      "bağlantıyı kimseyle paylaşmayın.",
  })),

  admin_factor_removed: defineTemplate(z.object({ by: words, at: moment }), [], ({ by, at }) => ({
    subject: "İki adımlı doğrulamanız kaldırıldı",
    name: "",
    paragraphs: [
      `${by}, yönetici hesabınızın iki adımlı doğrulamasını ${inTurkish(at)} tarihinde kaldırdı ve oturumlarınızı kapattı.`,
      "Şifrenizle giriş yapıp Hesabım sayfasında yeniden kurabilirsiniz. Bunu siz istemediyseniz bir yöneticiye hemen " +
        "haber verin.",
    ],
    action: { label: "Giriş yap", path: adminPaths.login },
  })),
};
