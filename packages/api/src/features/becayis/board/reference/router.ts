import { districtsInput, listEntry, lookup } from "@site/contract/becayis/board/reference/schema";
import { z } from "zod";
import type { PageTag } from "../../../../core/pages/pages.ts";
import { restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as reference from "./service.ts";

const rest = restIn("Başvuru listeleri");
/** Cache time of the lists. They change a few times a year, and a renamed entry appears after this time. */
const LIST_SECONDS = 600;
/** Page tags that the writes of a list purge, because the board's pages name its entries. */
const SHARED_UNTIL: readonly PageTag[] = ["becayis"];

/** The documented answer of the lists. */
const ENTRIES = spelledAs(z.array(listEntry));

export const referenceRouter = router({
  provinces: publicProcedure
    .meta({
      ...rest("GET /api/reference/provinces", "İller"),
      answer: ENTRIES,
      keyScope: "public:read",
      cacheSeconds: LIST_SECONDS,
      sharedUntil: SHARED_UNTIL,
    })
    .output(z.array(listEntry))
    .query(({ ctx }) => reference.listProvinces(ctx.app)),

  districts: publicProcedure
    .meta({
      ...rest("GET /api/reference/districts", "Bir ilin ilçeleri"),
      keyScope: "public:read",
      cacheSeconds: LIST_SECONDS,
    })
    .input(districtsInput)
    .output(z.array(lookup))
    .query(({ ctx, input }) => reference.listDistricts(ctx.app, input.provinceId)),

  institutions: publicProcedure
    .meta({
      ...rest("GET /api/reference/institutions", "Kurumlar"),
      answer: ENTRIES,
      keyScope: "public:read",
      cacheSeconds: LIST_SECONDS,
      sharedUntil: SHARED_UNTIL,
    })
    .output(z.array(listEntry))
    .query(({ ctx }) => reference.listInstitutions(ctx.app)),

  positions: publicProcedure
    .meta({
      ...rest("GET /api/reference/positions", "Unvanlar"),
      answer: ENTRIES,
      keyScope: "public:read",
      cacheSeconds: LIST_SECONDS,
      sharedUntil: SHARED_UNTIL,
    })
    .output(z.array(listEntry))
    .query(({ ctx }) => reference.listPositions(ctx.app)),
});
