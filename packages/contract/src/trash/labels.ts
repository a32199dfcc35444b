import type { TrashEntity } from "./schema.ts";

export const trashEntityLabels: Record<TrashEntity, string> = {
  post: "Yazı",
  category: "Kategori",
  tag: "Etiket",
  comment: "Yorum",
  media: "Görsel",
  contactMessage: "İletişim mesajı",
};

export const trashTexts = {
  notFound: "Kayıt çöp kutusunda bulunamadı. Süresi dolmuş ya da daha önce geri getirilmiş olabilir.",
  otherSlug: (slug: string) => `Eski adresi bu arada başka bir kayda verildiği için yeni adresi “${slug}” oldu.`,
  restoreFailed: "Kayıt geri getirilirken bir hata oluştu.",
  restored: {
    post: "Yazı taslak olarak geri getirildi.",
    category: "Kategori geri getirildi.",
    tag: "Etiket geri getirildi.",
    comment: "Yorum geri getirildi.",
    media: "Görsel geri getirildi.",
    contactMessage: "Mesaj geri getirildi.",
  } satisfies Record<TrashEntity, string>,
} as const;
