export const redirectTexts = {
  notFound: "Yönlendirme bulunamadı",
  created: "Yönlendirme eklendi.",
  removed: "Yönlendirme silindi.",
  createFailed: "Yönlendirme eklenirken bir hata oluştu.",
  removeFailed: "Yönlendirme silinirken bir hata oluştu.",
  taken: "Bu adres zaten yönlendiriliyor. Önce var olan yönlendirmeyi silin.",
  loop: "Bu yönlendirme bir döngü oluşturur: hedef adres bu adrese yönleniyor.",
  same: "Bir adres kendisine yönlendirilemez",
  invalid: "Adres / ile başlamalı; soru işareti, # ve boşluk içermemelidir",
  reserved: "Yönetim ve API adresleri yönlendirilemez",
} as const;
