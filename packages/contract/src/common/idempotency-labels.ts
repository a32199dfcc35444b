/** Texts about requests that are repeated with an Idempotency-Key. */
export const idempotencyTexts = {
  invalid: "Idempotency-Key 1-255 karakter uzunluğunda, boşluksuz bir metin olmalıdır",
  running: "Bu anahtarla gönderilen ilk istek henüz tamamlanmadı. Lütfen biraz bekleyip yeniden deneyin.",
  cutOff:
    "Bu anahtarla gönderilen ilk istek değişiklik yaptı, ama yanıtı verilemeden kesildi. İşlem yinelenmedi: sonucunu " +
    "kontrol edin; yeniden göndermek için yeni bir anahtar kullanın.",
  tooLong: "Bu istek daha önce tamamlandı; yanıtı saklanamayacak kadar uzundu.",
  tooMany: "Çok fazla Idempotency-Key kullandınız. Lütfen biraz bekleyip yeniden deneyin.",
} as const;
