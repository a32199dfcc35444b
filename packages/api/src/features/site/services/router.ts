import {
  faqItem,
  listFaqItemsInput,
  service,
  serviceBySlugInput,
  serviceCard,
} from "@site/contract/site/services/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../../core/trpc.ts";
import * as catalogue from "./service.ts";

export const catalogueRouter = router({
  services: router({
    list: publicProcedure.output(z.array(serviceCard)).query(({ ctx }) => catalogue.listServices(ctx.app)),

    get: publicProcedure
      .input(serviceBySlugInput)
      .output(service)
      .query(({ ctx, input }) => catalogue.getServiceBySlug(ctx.app, input.slug)),
  }),

  faq: publicProcedure
    .input(listFaqItemsInput)
    .output(z.array(faqItem))
    .query(({ ctx, input }) => catalogue.listFaqItems(ctx.app, input.page)),
});
