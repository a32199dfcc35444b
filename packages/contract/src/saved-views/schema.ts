import { z } from "zod";
import { id, requiredText, text } from "../common/atoms.ts";
import { savedViewTexts } from "./labels.ts";

/** The address parameter of a list's search. */
export const SEARCH_PARAMETER = "ara";

/** The lists that keep views, with the address parameters of their filters. */
export const viewParameters = {
  posts: ["durum", "kategori"],
  users: ["status"],
  listings: ["durum", "sehir"],
  comments: ["status"],
  subscribers: ["durum"],
  logs: ["status"],
} as const;

export type SavedViewList = keyof typeof viewParameters;

const savedViewList = z.enum(["posts", "users", "listings", "comments", "subscribers", "logs"]);

/** The form that names a view. */
export const savedViewForm = z.strictObject({ name: requiredText(60, savedViewTexts.nameRequired) });

export const listSavedViewsInput = z.strictObject({ list: savedViewList });

export const createSavedViewInput = z
  .strictObject({
    list: savedViewList,
    ...savedViewForm.shape,
    /** The filters and the search as the list's address has them, without "?". */
    query: text(500, savedViewTexts.unknownFilter, savedViewTexts.tooLong).min(1, savedViewTexts.unknownFilter),
  })
  .refine(({ list, query }) => hasOwnParameters(list, query), {
    path: ["query"],
    message: savedViewTexts.unknownFilter,
  });

export const renameSavedViewInput = savedViewForm.extend({ id });

/** A list with filters that an administrator has named. */
export const savedView = z.object({ id: z.number(), name: z.string(), query: z.string() });

/** Returns whether a query holds parameters of the list alone, each once and with a value. */
function hasOwnParameters(list: SavedViewList, query: string): boolean {
  const allowed: readonly string[] = [...viewParameters[list], SEARCH_PARAMETER];
  const given = [...new URLSearchParams(query)];
  const names = new Set(given.map(([name]) => name));
  return names.size === given.length && given.every(([name, value]) => allowed.includes(name) && value !== "");
}

export type SavedView = z.output<typeof savedView>;
export type CreateSavedViewInput = z.output<typeof createSavedViewInput>;
export type RenameSavedViewInput = z.output<typeof renameSavedViewInput>;
