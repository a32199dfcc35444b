import { z } from "zod";
import { defineTemplate, name, words } from "../template.ts";

export const contactTemplates = {
  contact_reply: defineTemplate(
    z.object({ name, messageId: z.int(), subject: z.string().max(300), message: words, reply: z.string().max(10_000) }),
    [],
    ({ name, messageId, subject, message, reply }) => ({
      subject: `Re: ${subject}`,
      name,
      paragraphs: reply.split(/\n{2,}/),
      quote: message,
      note: "Bu e-posta, iletişim formundan gönderdiğiniz mesajın yanıtıdır.",
      conversation: `contact-${messageId}`,
    }),
  ),
};
