import {
  faqItem,
  listFaqItemsInput,
  service,
  serviceBySlugInput,
  serviceCard,
} from "@site/contract/site/services/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { getServiceBySlug, listFaqItems, listServices } from "./service.ts";

export const servicesRouter = router({
  list: publicProcedure
    .meta({ sharedUntil: ["services"] })
    .output(z.array(serviceCard))
    .query(({ ctx }) => listServices(ctx.app)),

  get: publicProcedure
    .input(serviceBySlugInput)
    .output(service)
    .query(({ ctx, input }) => getServiceBySlug(ctx.app, input.slug)),

  faq: publicProcedure
    .meta({ sharedUntil: ["home", "services"] })
    .input(listFaqItemsInput)
    .output(z.array(faqItem))
    .query(({ ctx, input }) => listFaqItems(ctx.app, input.page)),
});
