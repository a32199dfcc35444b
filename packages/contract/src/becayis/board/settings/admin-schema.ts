import { z } from "zod";
import { refuseEmpty } from "../../../common/update.ts";

/** A whole number between two bounds. */
function count(min: number, max: number) {
  const message = `${min} ile ${max} arasında bir tam sayı girin`;
  return z.int(message).min(min, message).max(max, message);
}

/** Lifetimes in days and limits of the board, which apply to what is created or renewed from now on. */
export const boardSettings = z.strictObject({
  listingDays: count(14, 365),
  revivalDays: count(0, 90),
  contactRequestDays: count(1, 60),
  ringAnswerDays: count(1, 30),
  alertsPerMember: count(1, 100),
  /** Whether the home page asks the board's question. */
  asksOnHome: z.boolean(),
});

/** Fields that are not sent stay as they are. */
export const updateBoardSettingsInput = boardSettings.partial().superRefine(refuseEmpty(boardSettings));

export type UpdateBoardSettingsInput = z.output<typeof updateBoardSettingsInput>;
export type BoardSettings = z.output<typeof boardSettings>;
