import { z } from "zod";
import { askInput } from "../ask/schema.ts";
import { listingTextFields } from "./fields.ts";

/** The fields that a question needs to become a listing. */
export const questionListingForm = z.strictObject({ title: listingTextFields.title });

/** A listing made from a question, with the post and the wishes of the question. */
export const questionListingInput = questionListingForm.extend(askInput.shape);

export type QuestionListingInput = z.output<typeof questionListingInput>;
