import { contactRequestTexts } from "@site/contract/becayis/labels";
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
} from "@site/contract/becayis/swaps/contact/schema";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { memberProcedure, router, verifiedMemberProcedure } from "../../../../core/procedures/trpc.ts";
import * as answers from "./answers-service.ts";
import { createContact } from "./match-contacts-service.ts";
import * as messages from "./messages-service.ts";
import * as reports from "./reports-service.ts";
import * as requests from "./service.ts";

const rest = restIn("Becayiş");

/** Keys of a request that are documented in snake case. */
const SNAKE_NAMES = ["listingId", "createdAt", "lapsesAt", "listingOwner", "requesterVerifiedMonth", "unreadMessages"];

export const contactRequestsRouter = router({
  list: memberProcedure
    .meta({
      ...rest("GET /api/becayis/contact-requests", "Gelen ve gönderilen istekler"),
      answer: spelledAs(contactRequestLists, SNAKE_NAMES),
    })
    .output(contactRequestLists)
    .query(({ ctx }) => requests.listContactRequests(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .meta(rest("POST /api/becayis/contact-requests", "İletişim isteği"))
    .input(createContactRequestInput)
    .output(createdContactRequest)
    .mutation(({ ctx, input }) => requests.createContactRequest(ctx.app, ctx.memberIdentity.id, input)),

  setStatus: memberProcedure
    .meta(rest("PATCH /api/becayis/contact-requests/{id}", "İsteği kabul ya da ret"))
    .input(setContactRequestStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => ({
      message: await answers.answerContactRequest(ctx.app, ctx.memberIdentity.id, input.id, input.status),
    })),

  withdraw: memberProcedure
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
    .input(sendMessageInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => ({
      id: await messages.sendMessage(ctx.app, ctx.memberIdentity.id, input),
      message: contactRequestTexts.messageSent,
    })),

  report: memberProcedure
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
    .input(blockInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await messages.blockMember(ctx.app, ctx.memberIdentity.id, input.requestId);
      return { message: contactRequestTexts.blocked };
    }),

  unblock: memberProcedure
    .input(blockInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await messages.unblockMember(ctx.app, ctx.memberIdentity.id, input.requestId);
      return { message: contactRequestTexts.unblocked };
    }),
});

export const contactsRouter = router({
  create: memberProcedure
    .meta(rest("POST /api/becayis/contacts", "Kabul edilen eşleşmede iletişim"))
    .input(createContactInput)
    .output(createdContact)
    .mutation(({ ctx, input }) => createContact(ctx.app, ctx.memberIdentity.id, input)),
});
