/** All error codes with HTTP status and default Turkish text. */
export const errorCodes = {
  VALIDATION_FAILED: { status: 400, message: "Gönderilen bilgiler geçerli değil. Lütfen kontrol edin." },
  PROFILE_INCOMPLETE: { status: 400, message: "Lütfen önce becayiş profilinizi tamamlayın." },
  LINK_EXPIRED: { status: 400, message: "Bağlantının süresi dolmuş. Lütfen yeni bir bağlantı isteyin." },
  MALFORMED_JSON: { status: 400, message: "Gönderilen veri okunamadı: JSON biçimi hatalı." },
  MALFORMED_REQUEST: { status: 400, message: "İstek okunamadı. Lütfen adresi ve gönderilen bilgileri kontrol edin." },
  UNAUTHORIZED: { status: 401, message: "Bu işlem için giriş yapmanız gerekiyor." },
  INVALID_CREDENTIALS: { status: 401, message: "Kullanıcı adı veya şifre hatalı." },
  SECOND_FACTOR_REQUIRED: { status: 401, message: "Lütfen doğrulama uygulamanızdaki kodu girin." },
  FORBIDDEN: { status: 403, message: "Bu işlem için yetkiniz yok." },
  CONFIRMATION_REQUIRED: { status: 403, message: "Bu işlem için şifrenizi yeniden girmeniz gerekiyor." },
  NOT_FOUND: { status: 404, message: "Aradığınız kayıt bulunamadı." },
  ROUTE_NOT_FOUND: { status: 404, message: "Böyle bir adres yok." },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: "Bu adres bu yöntemi kabul etmez. Allow başlığı kabul edilenleri söyler.",
  },
  CONFLICT: { status: 409, message: "Kayıt bu sırada değişti veya aynı bilgiyle başka bir kayıt var." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "Gönderilen veri çok büyük. En fazla 1 MB gönderebilirsiniz." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Bu içerik türü desteklenmiyor. Lütfen JSON biçiminde gönderin." },
  TOO_MANY_REQUESTS: { status: 429, message: "Çok fazla istek gönderdiniz. Lütfen biraz bekleyip yeniden deneyin." },
  INTERNAL: { status: 500, message: "Beklenmeyen bir hata oluştu. Lütfen daha sonra yeniden deneyin." },
  UNAVAILABLE: { status: 503, message: "Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin." },
} as const;

export type ErrorCode = keyof typeof errorCodes;
