import { accountTexts } from "./accounts.ts";
import { boardTexts } from "./board.ts";
import { commonTexts } from "./common.ts";
import { contentTexts } from "./content.ts";
import { siteTexts } from "./site.ts";
import { statisticsTexts } from "./statistics.ts";
import { subscriberTexts } from "./subscribers.ts";
import { swapTexts } from "./swaps.ts";

/** Meaning of the fields, in Turkish and in English, by name; `Schema.field` or `operation.field` where it differs. */
export const fieldTexts: Record<string, string> = {
  ...commonTexts,
  ...contentTexts,
  ...boardTexts,
  ...swapTexts,
  ...accountTexts,
  ...siteTexts,
  ...statisticsTexts,
  ...subscriberTexts,
  "EventPage.next": "Devamı için after olarak gönderilir · to send as `after` to go on",
  "keyed-events.after":
    "Önceki yanıtın next değeri; boşsa en eskisinden · `next` of the answer before; the oldest if empty",
  "ListedEvent.id": "Olayın kimliği; webhook-id ile aynı · id of the event, the same as webhook-id",
  "Post.content": "Yazının HTML metni · text of the post in HTML",
  "PublishedPost.content":
    "Temizlenmiş HTML; başlıkların kimlikleri toc'takilerdir · sanitised HTML with the ids of toc",
  "Comment.content": "Yorumun metni · text of the comment",
  "Webhook.url": "Olayların gönderildiği https adresi · https address that gets the events",
  "TocEntry.id": "Başlığın kimliği · id of the heading",
  "Error.message": "Kullanıcı için Türkçe açıklama · Turkish text for the user",
  "Error.code": "Kapalı bir listeden hata kodu · code of a closed list",
  "StockPhoto.id": "Fotoğrafın Unsplash kimliği · id of the photo at Unsplash",
  "ReferenceEntry.id": "Numara; illerde plaka · id; of a province its plate number",
};
