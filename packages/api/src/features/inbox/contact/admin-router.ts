import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import {
  contactMessage,
  contactPage,
  contactPageInput,
  listContactMessagesInput,
  removeContactMessagesInput,
  removedCount,
  savedReply,
  savedReplyForm,
  updateContactMessageInput,
  updateSavedReplyInput,
} from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { z } from "zod";
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as contact from "./admin-service.ts";
import * as replies from "./saved-replies-service.ts";

const rest = restIn("Yönetim: iletişim mesajları");

export const adminContactMessagesRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/contact-messages", "İletişim mesajları"),
      answer: spelledAs(z.array(contactMessage)),
    })
    .input(listContactMessagesInput)
    .output(z.array(contactMessage))
    .query(({ ctx, input }) => contact.listContactMessages(ctx.app, input)),

  page: adminProcedure
    .input(contactPageInput)
    .output(contactPage)
    .query(({ ctx, input }) => contact.findContactMessages(ctx.app, input)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/contact-messages/{id}", "Mesajı okundu sayma veya yanıtlama"),
      snakeInput: ["isRead", "isReplied"],
    })
    .input(updateContactMessageInput)
    .output(done)
    .mutation(({ ctx, input }) => contact.updateContactMessage(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/contact-messages/{id}", "Mesaj silme"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await contact.removeContactMessage(ctx.app, input.id);
      return { message: adminContactTexts.removed };
    }),

  removeMany: adminProcedure
    .meta({
      ...rest("DELETE /api/admin/contact-messages/bulk-delete", "Seçilen mesajları silme"),
      needsPassword: true,
    })
    .input(removeContactMessagesInput)
    .output(removedCount)
    .mutation(async ({ ctx, input }) => {
      const deletedCount = await contact.removeContactMessages(ctx.app, input.messageIds);
      return { deletedCount, message: `${deletedCount} mesaj silindi.` };
    }),
});

export const adminSavedRepliesRouter = router({
  list: adminProcedure.output(z.array(savedReply)).query(({ ctx }) => replies.listSavedReplies(ctx.app)),

  create: adminProcedure
    .input(savedReplyForm)
    .output(savedReply)
    .mutation(({ ctx, input }) => replies.createSavedReply(ctx.app, input)),

  update: adminProcedure
    .input(updateSavedReplyInput)
    .output(savedReply)
    .mutation(({ ctx, input }) => replies.updateSavedReply(ctx.app, input)),

  remove: adminProcedure
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await replies.removeSavedReply(ctx.app, input.id);
      return { message: adminContactTexts.savedReplyRemoved };
    }),
});
