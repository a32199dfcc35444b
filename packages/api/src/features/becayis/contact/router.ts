import {
  blockedMember,
  blockInput,
  contactRequestLists,
  createContactInput,
  createContactRequestInput,
  createdContact,
  createdContactRequest,
  reportContactInput,
  sendMessageInput,
  setContactRequestStatusInput,
  thread,
  threadInput,
} from "@site/contract/becayis/contact/schema";
import { contactRequestTexts } from "@site/contract/becayis/labels";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { memberProcedure, router, verifiedMemberProcedure } from "../../../core/trpc.ts";
import * as answers from "./answers-service.ts";
import { createContact } from "./match-contacts-service.ts";
import * as messages from "./messages-service.ts";
import * as reports from "./reports-service.ts";
import * as requests from "./service.ts";

const tags = ["Becayiş"];

export const contactRequestsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/becayis/contact-requests",
        tags,
        summary: "Gelen ve gönderilen istekler",
        protect: true,
      },
    })
    .output(contactRequestLists)
    .query(({ ctx }) => requests.listContactRequests(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/contact-requests",
        tags,
        summary: "İletişim isteği",
        protect: true,
      },
    })
    .input(createContactRequestInput)
    .output(createdContactRequest)
    .mutation(({ ctx, input }) => requests.createContactRequest(ctx.app, ctx.memberIdentity.id, input)),

  setStatus: memberProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/becayis/contact-requests/{id}",
        tags,
        summary: "İsteği kabul ya da ret",
        protect: true,
      },
    })
    .input(setContactRequestStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => ({
      message: await answers.answerContactRequest(ctx.app, ctx.memberIdentity.id, input.id, input.status),
    })),

  withdraw: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/contact-requests/{id}/withdraw",
        tags,
        summary: "İsteği geri alma",
        protect: true,
      },
    })
    .input(threadInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await answers.withdrawContactRequest(ctx.app, ctx.memberIdentity.id, input.id);
      return { message: contactRequestTexts.withdrawn };
    }),

  /** A mutation, because reading marks messages as read. */
  thread: memberProcedure
    .input(threadInput)
    .output(thread)
    .mutation(({ ctx, input }) => messages.readThread(ctx.app, ctx.memberIdentity.id, input.id)),

  sendMessage: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/contact-requests/{id}/messages",
        tags,
        summary: "Kabul edilen isteğe mesaj",
        protect: true,
      },
    })
    .input(sendMessageInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => ({
      id: await messages.sendMessage(ctx.app, ctx.memberIdentity.id, input),
      message: contactRequestTexts.messageSent,
    })),

  report: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/contact-requests/{id}/report",
        tags,
        summary: "İsteği bildirme",
        protect: true,
      },
    })
    .input(reportContactInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reports.reportContact(ctx.app, ctx.memberIdentity.id, input);
      return { message: contactRequestTexts.reported };
    }),

  blocked: memberProcedure
    .output(z.array(blockedMember))
    .query(({ ctx }) => messages.listBlocked(ctx.app, ctx.memberIdentity.id)),

  block: memberProcedure
    .meta({ openapi: { method: "POST", path: "/api/becayis/blocks", tags, summary: "Üyeyi engelleme", protect: true } })
    .input(blockInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await messages.blockMember(ctx.app, ctx.memberIdentity.id, input.requestId);
      return { message: contactRequestTexts.blocked };
    }),

  unblock: memberProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/becayis/blocks", tags, summary: "Engeli kaldırma", protect: true },
    })
    .input(blockInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await messages.unblockMember(ctx.app, ctx.memberIdentity.id, input.requestId);
      return { message: contactRequestTexts.unblocked };
    }),
});

export const contactsRouter = router({
  create: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/contacts",
        tags,
        summary: "Kabul edilen eşleşmede iletişim",
        protect: true,
      },
    })
    .input(createContactInput)
    .output(createdContact)
    .mutation(({ ctx, input }) => createContact(ctx.app, ctx.memberIdentity.id, input)),
});
