import { z } from "zod";
import { text } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, offset } from "../../common/paging.ts";

export const searchPostsInput = z.strictObject({
  q: text(200, "Aranacak metin gereklidir"),
  limit: limitParameter(limits.searchDefaultLimit),
  offset,
});

export type SearchPostsInput = z.output<typeof searchPostsInput>;
