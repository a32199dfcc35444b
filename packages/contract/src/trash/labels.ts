import type { TrashEntity } from "./schema.ts";

export const trashEntityLabels: Record<TrashEntity, string> = {
  post: "Yazı",
  category: "Kategori",
  tag: "Etiket",
  comment: "Yorum",
};

export const trashTexts = {
  notFound: "Kayıt çöp kutusunda bulunamadı. Süresi dolmuş ya da daha önce geri getirilmiş olabilir.",
  restoreFailed: "Kayıt geri getirilirken bir hata oluştu.",
  restored: {
    post: "Yazı taslak olarak geri getirildi.",
    category: "Kategori geri getirildi.",
    tag: "Etiket geri getirildi.",
    comment: "Yorum geri getirildi.",
  } satisfies Record<TrashEntity, string>,
} as const;
