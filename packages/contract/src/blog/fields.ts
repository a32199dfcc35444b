import { z } from "zod";

// Fields of posts, terms and comments; `meaningOf` gives the rule of an input the same meaning.

export const authorName = z.string().meta({ description: "Yazanın adı · first name of the author", example: "Ayşe" });
export const authorSurname = z
  .string()
  .meta({ description: "Yazanın soyadı · surname of the author", example: "Yılmaz" });
export const changed = z.number().describe("Değişenlerin sayısı · number of changed ones");
export const isAdminReply = z.boolean().describe("Yönetici yanıtıysa true · true for an administrator's answer");
export const parentId = z.number().describe("Yanıtlanan yorumun numarası · id of the comment that is answered");
export const posts = { description: "Yazılar · posts" };
export const provenance = {
  description: "Yapay zekâ kullanımı; etiketsizse null · how AI helped; null without the label",
};
