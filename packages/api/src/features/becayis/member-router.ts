import {
  byAlertIdInput,
  createAlertInput,
  searchAlert,
  setAlertFrequencyInput,
  stopAlertInput,
} from "@site/contract/becayis/alert-schema";
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
} from "@site/contract/becayis/contact-schema";
import { alertTexts, contactRequestTexts } from "@site/contract/becayis/labels";
import {
  answered,
  match,
  matchCounts,
  myMatchesInput,
  ring,
  setMatchStatusInput,
} from "@site/contract/becayis/match-schema";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { memberProcedure, publicProcedure, router, verifiedMemberProcedure } from "../../core/trpc.ts";
import * as alerts from "./alerts/service.ts";
import * as answers from "./contact/answers-service.ts";
import { createContact } from "./contact/match-contacts-service.ts";
import * as messages from "./contact/messages-service.ts";
import * as reports from "./contact/reports-service.ts";
import * as requests from "./contact/service.ts";
import * as rings from "./matching/rings-service.ts";
import * as matches from "./matching/service.ts";
import { STOP_ALERT_ADDRESS } from "./paths.ts";

const tags = ["Becayiş"];

export const matchesRouter = router({
  mine: memberProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/my-matches", tags, summary: "Üyenin eşleşmeleri", protect: true },
    })
    .input(myMatchesInput)
    .output(z.array(match))
    .query(({ ctx, input }) => matches.listMyMatches(ctx.app, ctx.memberIdentity.id, input.status)),

  counts: memberProcedure
    .output(matchCounts)
    .query(({ ctx }) => matches.countMyMatches(ctx.app, ctx.memberIdentity.id)),

  setStatus: memberProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/becayis/matches/{id}",
        tags,
        summary: "Eşleşmeyi kabul ya da ret",
        protect: true,
      },
    })
    .input(setMatchStatusInput)
    .output(answered)
    .mutation(({ ctx, input }) => matches.answerMatch(ctx.app, ctx.memberIdentity.id, input.id, input.status)),
});

export const ringsRouter = router({
  mine: memberProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/my-rings", tags, summary: "Üyenin halkaları", protect: true },
    })
    .input(myMatchesInput)
    .output(z.array(ring))
    .query(({ ctx, input }) => rings.listMyRings(ctx.app, ctx.memberIdentity.id, input.status)),

  setStatus: memberProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/becayis/rings/{id}",
        tags,
        summary: "Halkayı kabul ya da ret",
        protect: true,
      },
    })
    .input(setMatchStatusInput)
    .output(answered)
    .mutation(({ ctx, input }) => rings.answerRing(ctx.app, ctx.memberIdentity.id, input.id, input.status)),
});

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

  /** Reading marks as read: a mutation, though nothing else changes. */
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

export const alertsRouter = router({
  list: memberProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/alerts", tags, summary: "Üyenin takipleri", protect: true } })
    .output(z.array(searchAlert))
    .query(({ ctx }) => alerts.listAlerts(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .meta({ openapi: { method: "POST", path: "/api/becayis/alerts", tags, summary: "Takip kaydetme", protect: true } })
    .input(createAlertInput)
    .output(searchAlert)
    .mutation(({ ctx, input }) => alerts.createAlert(ctx.app, ctx.memberIdentity.id, input)),

  setFrequency: memberProcedure
    .meta({
      openapi: { method: "PATCH", path: "/api/becayis/alerts/{id}", tags, summary: "Takip sıklığı", protect: true },
    })
    .input(setAlertFrequencyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.setAlertFrequency(ctx.app, ctx.memberIdentity.id, input.id, input.frequency);
      return { message: alertTexts.saved };
    }),

  remove: memberProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/becayis/alerts/{id}", tags, summary: "Takip silme", protect: true },
    })
    .input(byAlertIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.removeAlert(ctx.app, ctx.memberIdentity.id, input.id);
      return { message: alertTexts.removed };
    }),

  stop: publicProcedure
    .meta({
      openapi: { method: "POST", path: STOP_ALERT_ADDRESS, tags, summary: "E-postadaki bağlantıyla takibi durdurma" },
      isOneClick: true,
    })
    .input(stopAlertInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alerts.stopAlert(ctx.app, input.token);
      return { message: alertTexts.stopped };
    }),
});
