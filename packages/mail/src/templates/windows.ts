import { z } from "zod";
import { defineTemplate, name, path, words } from "../template.ts";

/** `window` is its name with the days, as in "Adalet Bakanlığı başvuru dönemi, 1–15 Aralık 2026". */
const about = { name, window: words, path };
const note =
  "Tarihler kurumun duyurusundandır; başvurmadan önce kaynağına bakın. Bu bildirimleri güvenlik ayarlarınızdan " +
  "değiştirebilirsiniz.";

/** Templates about application windows. */
export const windowTemplates = {
  window_reminder: defineTemplate(z.object({ ...about, state: words }), [], ({ name, window, state, path }) => ({
    subject: "Kurumunuzun başvuru dönemi",
    name,
    paragraphs: [`${window}.`, state],
    action: { label: "Başvuru dönemine bak", path },
    note,
  })),

  window_moved: defineTemplate(z.object({ ...about, before: words }), [], ({ name, window, before, path }) => ({
    subject: "Başvuru döneminin tarihleri değişti",
    name,
    paragraphs: [
      `Size bildirdiğimiz başvuru döneminin tarihleri değişti. Yeni tarihler: ${window}.`,
      `Önceki tarihler: ${before}.`,
    ],
    action: { label: "Başvuru dönemine bak", path },
    note,
  })),

  window_removed: defineTemplate(z.object(about), [], ({ name, window, path }) => ({
    subject: "Başvuru dönemi kaldırıldı",
    name,
    paragraphs: [`Size bildirdiğimiz başvuru dönemi kaldırıldı: ${window}.`],
    action: { label: "Başvuru dönemlerine bak", path },
    note,
  })),
};
