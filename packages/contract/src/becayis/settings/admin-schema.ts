import { z } from "zod";
import { text } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { toSearchText } from "../../common/text.ts";
import { refuseEmpty } from "../../common/update.ts";
import { ruleTexts } from "../moderation/rule-labels.ts";

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
  /** Whether listings that meet the rule's conditions are published without waiting for a person. */
  approvesByRule: z.boolean(),
  /** Only of members who are verified at their institution. */
  ruleNeedsStaff: z.boolean(),
  /** Only of members of whom a person has approved a listing before. */
  ruleNeedsApproval: z.boolean(),
  /** Beginnings of words with which a text waits for a person. */
  ruleWords: z
    .array(text(50))
    .max(limits.ruleWords, ruleTexts.tooManyWords(limits.ruleWords))
    .superRefine((words, ctx) => {
      const searched = words.map(toSearchText);
      const wrong = words.find((_, index) => !searched[index] || searched.indexOf(searched[index]) !== index);
      if (wrong !== undefined) ctx.addIssue({ code: "custom", message: ruleTexts.wordInvalid(wrong) });
    }),
});

/** Fields that are not sent stay as they are. */
export const updateBoardSettingsInput = boardSettings.partial().superRefine(refuseEmpty(boardSettings));

export type UpdateBoardSettingsInput = z.output<typeof updateBoardSettingsInput>;
export type BoardSettings = z.output<typeof boardSettings>;
