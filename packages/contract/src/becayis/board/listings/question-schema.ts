import { z } from "zod";
import { askInput } from "../ask/schema.ts";
import { listingTextFields } from "./fields.ts";

/** Adds to a question what makes it a listing. */
export const questionListingForm = z.strictObject({ title: listingTextFields.title });

/** A listing made of a question: post and wishes are what was asked for. */
export const questionListingInput = questionListingForm.extend(askInput.shape);

export type QuestionListingInput = z.output<typeof questionListingInput>;
