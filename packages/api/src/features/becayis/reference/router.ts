import { districtsInput, lookup } from "@site/contract/becayis/reference/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../../core/trpc.ts";
import * as reference from "./service.ts";

const tags = ["Başvuru listeleri"];

export const referenceRouter = router({
  provinces: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/reference/provinces", tags, summary: "İller" },
      keyScope: "public:read",
    })
    .output(z.array(lookup))
    .query(({ ctx }) => reference.listProvinces(ctx.app)),

  districts: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/reference/districts", tags, summary: "Bir ilin ilçeleri" },
      keyScope: "public:read",
    })
    .input(districtsInput)
    .output(z.array(lookup))
    .query(({ ctx, input }) => reference.listDistricts(ctx.app, input.provinceId)),

  institutions: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/reference/institutions", tags, summary: "Kurumlar" },
      keyScope: "public:read",
    })
    .output(z.array(lookup))
    .query(({ ctx }) => reference.listInstitutions(ctx.app)),

  positions: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/reference/positions", tags, summary: "Unvanlar" },
      keyScope: "public:read",
    })
    .output(z.array(lookup))
    .query(({ ctx }) => reference.listPositions(ctx.app)),
});
