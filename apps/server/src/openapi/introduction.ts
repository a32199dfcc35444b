const turkish = [
  "**Gövde:** JSON. Adresteki adlar `snake_case` veya `camelCase` yazılabilir; " +
    "boş sorgu parametresi verilmemiş sayılır. Gövdedeki bilinmeyen alanlar ve bilinmeyen sorgu " +
    "parametreleri okunmaz.",
  "**Hata:** her 4xx ve 5xx yanıtı aynı biçimdedir: `message`, `error`, `code`, `requestId`; alanlar `details.fields`.",
  "**Metin:** baştaki ve sondaki boşluklar sayılmaz; U+0000 kabul edilmez. Uzunluklar UTF-16 birimidir.",
  "**Önbellek:** okuma yanıtlarında `ETag` vardır; `If-None-Match` ile değişmeyen yanıt 304 olur. Yanıtlar br veya gzip " +
    "ile sıkıştırılır. Yanıt her zaman JSON'dur; `Accept` okunmaz.",
  "**Yazma:** `PATCH /api/v1/…` JSON Merge Patch'tir (RFC 7396): null, alanı varsayılana döndürür.",
  "**Sayfalama:** `/api/v1` listeleri `page` ve `limit` alır; `items`, `total` ve `pageCount` verir. Eski çağrıların listeleri kendi biçimlerini korur.",
  "**Adres:** sondaki eğik çizgi 308 ile yönlendirilir; adresin tanımadığı yöntem 405 alır ve `Allow` hangilerini " +
    "tanıdığını söyler. Sıkıştırılmış gövde ve JSON dışındaki türler 415 alır.",
  "**Sunulmayanlar:** başka sitelerin sayfalarından oturumla veya anahtarla çağrı (CORS yalnızca herkese açık okumalar " +
    "içindir ve site sahibi izin verirse); anahtarla silme, görsel yükleme, üye ve ilan bilgisi; XML, GraphQL, WebSocket.",
  "**Kimlik:** üyeler ve yöneticiler girişte verilen jetonla, başka programlar API anahtarıyla çağırır: " +
    "`Authorization: Bearer …`.",
  "**Sınır:** `RateLimit` ve `RateLimit-Policy` başlıkları kalan hakkı söyler; " +
    "429 ve 503 yanıtları `Retry-After` taşır.",
];

const english = [
  "**Body:** JSON. Names in the address may be written in `snake_case` or `camelCase`; " +
    "an empty query parameter counts as not given. Unknown fields of a body and " +
    "unknown query parameters are not read.",
  "**Errors:** every 4xx and 5xx answer has the same form: `message` (Turkish), `error`, `code` (of a closed list), " +
    "`requestId`, and for fields `details.fields`.",
  "**Texts:** spaces around them do not count; U+0000 is refused. Lengths are UTF-16 code units.",
  "**Caching:** reads have an `ETag`; with `If-None-Match` an unchanged answer is 304. Answers are compressed with br or " +
    "gzip. They are always JSON; `Accept` is not read.",
  "**Writes:** `PATCH /api/v1/…` is a JSON Merge Patch (RFC 7396): null sets a field back to its default.",
  "**Paging:** lists of `/api/v1` take `page` and `limit` and give `items`, `total` and `pageCount`. Lists of the older calls keep their forms.",
  "**Addresses:** a slash at the end is redirected with 308; a method that an address does not have is 405, and `Allow` " +
    "names those it has. Encoded bodies and types other than JSON are 415.",
  "**Not offered:** calls with a session or a key from other sites' pages (CORS is for public reads alone, where the " +
    "operator allows it); deletion, image upload, members and listings by API key; XML, GraphQL, WebSocket.",
  "**Identity:** members and administrators send the token of their sign-in, other programs an API key: " +
    "`Authorization: Bearer …`.",
  "**Limits:** the headers `RateLimit` and `RateLimit-Policy` tell what is left; 429 and 503 carry `Retry-After`.",
];

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** Description of the whole API, in Turkish and in English (Markdown). */
export const introduction = [
  "Belgelenen REST çağrıları.",
  toList(turkish),
  "The documented REST calls.",
  toList(english),
].join("\n\n");
