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
} from "@site/contract/site/contact/admin-schema";
import { adminContactTexts } from "@site/contract/site/contact/labels";
import { z } from "zod";
import { moderatorProcedure, router } from "../../../core/trpc.ts";
import * as contact from "./admin-service.ts";
import * as replies from "./saved-replies-service.ts";

const tags = ["Yönetim: iletişim mesajları"];

export const adminContactMessagesRouter = router({
  list: moderatorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/contact-messages",
        tags,
        summary: "İletişim mesajları",
        protect: true,
      },
    })
    .input(listContactMessagesInput)
    .output(z.array(contactMessage))
    .query(({ ctx, input }) => contact.listContactMessages(ctx.app, input)),

  page: moderatorProcedure
    .input(contactPageInput)
    .output(contactPage)
    .query(({ ctx, input }) => contact.findContactMessages(ctx.app, input)),

  update: moderatorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/contact-messages/{id}",
        tags,
        summary: "Mesajı okundu sayma veya yanıtlama",
        protect: true,
      },
    })
    .input(updateContactMessageInput)
    .output(done)
    .mutation(({ ctx, input }) => contact.updateContactMessage(ctx.app, input)),

  remove: moderatorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/contact-messages/{id}",
        tags,
        summary: "Mesaj silme",
        protect: true,
      },
    })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await contact.removeContactMessage(ctx.app, input.id);
      return { message: adminContactTexts.removed };
    }),

  removeMany: moderatorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/contact-messages/bulk-delete",
        tags,
        summary: "Seçilen mesajları silme",
        protect: true,
      },
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
  list: moderatorProcedure.output(z.array(savedReply)).query(({ ctx }) => replies.listSavedReplies(ctx.app)),

  create: moderatorProcedure
    .input(savedReplyForm)
    .output(savedReply)
    .mutation(({ ctx, input }) => replies.createSavedReply(ctx.app, input)),

  update: moderatorProcedure
    .input(updateSavedReplyInput)
    .output(savedReply)
    .mutation(({ ctx, input }) => replies.updateSavedReply(ctx.app, input)),

  remove: moderatorProcedure
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await replies.removeSavedReply(ctx.app, input.id);
      return { message: adminContactTexts.savedReplyRemoved };
    }),
});
