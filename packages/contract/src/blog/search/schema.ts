import { z } from "zod";
import { text } from "../../common/atoms.ts";
import { meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, offset } from "../../common/paging.ts";

export const searchPostsInput = z.strictObject({
  q: text(200, "Aranacak metin gereklidir").meta({
    description: "Aranan sözcükler · words to search for",
    example: "arabuluculuk",
  }),
  limit: limitParameter(limits.searchDefaultLimit).meta(meaningOf(fields.limit)),
  offset,
});

export type SearchPostsInput = z.output<typeof searchPostsInput>;
