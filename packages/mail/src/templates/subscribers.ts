import { z } from "zod";
import { defineTemplate, path, words } from "../template.ts";

const stopPaths = { stopPath: path, oneClickPath: path };

const stopAt = ({ stopPath, oneClickPath }: { stopPath: string; oneClickPath: string }) => ({
  label: "Tercihlerimi değiştir ya da takipten ayrıl",
  path: stopPath,
  oneClick: oneClickPath,
});

const REASON = "Bu e-postayı, yeni yazıları e-postayla takip etmek istediğiniz için aldınız.";

const post = { title: words, excerpt: words, path };

export const subscriberTemplates = {
  subscriber_confirm: defineTemplate(z.object({ path }), ["path"], ({ path }) => ({
    subject: "Takibinizi onaylayın",
    name: "",
    paragraphs: ["Yeni yazıları bu adrese e-postayla göndermem istendi. Onaylarsanız takip başlar."],
    action: { label: "Takibi onayla", path },
    note: "Bağlantı yedi gün geçerlidir. İsteği siz yapmadıysanız bir şey yapmanız gerekmez; e-posta gönderilmez.",
  })),

  subscriber_known: defineTemplate(z.object({ path }), ["path"], ({ path }) => ({
    subject: "Yeni yazıları zaten takip ediyorsunuz",
    name: "",
    paragraphs: [
      "Yeni yazıları bu adrese e-postayla göndermem yeniden istendi; takibiniz zaten sürüyor. Ne sıklıkta ve hangi " +
        "konularda e-posta geleceğini değiştirebilirsiniz.",
    ],
    action: { label: "Tercihlerime git", path },
    note: "İsteği siz yapmadıysanız bir şey yapmanız gerekmez.",
  })),

  subscriber_post: defineTemplate(
    z.object({ ...post, ...stopPaths }),
    ["stopPath", "oneClickPath"],
    ({ title, excerpt, path, ...stop }) => ({
      subject: title,
      name: "",
      paragraphs: ["Yeni bir yazı yayınladım:"],
      items: [{ title, text: excerpt, path }],
      action: { label: "Yazıyı oku", path },
      note: REASON,
      stop: stopAt(stop),
    }),
  ),

  subscriber_week: defineTemplate(
    z.object({ posts: z.array(z.object(post)).min(1).max(100), ...stopPaths }),
    ["stopPath", "oneClickPath"],
    ({ posts, ...stop }) => ({
      subject:
        posts.length === 1 && posts[0] ? `Haftanın yazısı: ${posts[0].title}` : `Haftanın ${posts.length} yazısı`,
      name: "",
      paragraphs: [posts.length === 1 ? "Geçen hafta bir yazı yayınladım:" : "Geçen hafta yayınladığım yazılar:"],
      items: posts.map(({ title, excerpt, path }) => ({ title, text: excerpt, path })),
      note: REASON,
      stop: stopAt(stop),
    }),
  ),
};
