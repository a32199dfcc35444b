const turkish = [
  "**Gövde:** JSON. Adresteki adlar `snake_case` veya `camelCase` yazılabilir; " +
    "boş sorgu parametresi verilmemiş sayılır. Gövdedeki bilinmeyen alanlar ve bilinmeyen sorgu " +
    "parametreleri okunmaz.",
  "**Hata:** her 4xx ve 5xx yanıtı aynı biçimdedir: `message`, `error`, `code`, `requestId`; alanlar `details.fields`.",
  "**Kimlik:** üyeler ve yöneticiler girişte verilen jetonla, başka programlar API anahtarıyla çağırır: " +
    "`Authorization: Bearer …`.",
  "**Sınır:** `RateLimit` ve `RateLimit-Policy` başlıkları kalan hakkı söyler; " +
    "429 ve 503 yanıtları `Retry-After` taşır.",
  "**Yineleme:** `Idempotency-Key` ile gönderilen bir `POST` yinelenirse 24 saat boyunca ilk yanıtı alır. İlk istek " +
    "sürüyorsa 409 gelir. İlk istek değişikliği yapıp yanıtını veremeden kesildiyse yineleme iki dakika sonra onun " +
    "kaydını anlatır; bunun mümkün olmadığı birkaç istekte 409 gelir. İşlem ikinci kez yapılmaz. Başarısız olan istek " +
    "aynı anahtarla yeniden gönderilebilir.",
];

const english = [
  "**Body:** JSON. Names in the address may be written in `snake_case` or `camelCase`; " +
    "an empty query parameter counts as not given. Unknown fields of a body and " +
    "unknown query parameters are not read.",
  "**Errors:** every 4xx and 5xx answer has the same form: `message` (Turkish), `error`, `code` (of a closed list), " +
    "`requestId`, and for fields `details.fields`.",
  "**Identity:** members and administrators send the token of their sign-in, other programs an API key: " +
    "`Authorization: Bearer …`.",
  "**Limits:** the headers `RateLimit` and `RateLimit-Policy` tell what is left; 429 and 503 carry `Retry-After`.",
  "**Retries:** a `POST` with an `Idempotency-Key` that is repeated gets the first answer again for 24 hours. While " +
    "the first request runs it gets 409. Where the first was cut off after its change and before its answer, the " +
    "repetition tells of its record two minutes later, or gets 409 in the few calls where it cannot; nothing is done " +
    "twice. A request that failed can be sent again with its key.",
];

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** Description of the whole API, in Turkish and in English (Markdown). */
export const introduction = [
  "Belgelenen REST çağrıları.",
  toList(turkish),
  "The documented REST calls.",
  toList(english),
].join("\n\n");
