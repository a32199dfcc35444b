import { expect, it } from "vitest";
import { getCreationErrorText } from "./labels.ts";

it.each([
  ["Request timeout after 60000 ms", "AI isteği zaman aşımına uğradı. Lütfen daha basit bir konu ile tekrar deneyin."],
  ["Quota exceeded", "AI servis kotası aşıldı. Lütfen daha sonra tekrar deneyin."],
  ["rate limit reached", "AI servis kotası aşıldı. Lütfen daha sonra tekrar deneyin."],
  ["API key not valid", "AI servis yapılandırma hatası. Lütfen API ayarlarını kontrol edin."],
  ["categoriesAPI.find is not a function", "Kategori sistemi hatası. Sayfa yenilenerek tekrar deneyin."],
  ["Başlık gereklidir", "Başlık gereklidir"],
])("maps the fault %s", (message, expected) => {
  expect(getCreationErrorText(message)).toBe(expected);
});
