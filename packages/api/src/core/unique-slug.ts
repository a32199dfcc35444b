import { AppError } from "./errors.ts";
import { isUniqueViolation } from "./public-error.ts";

/** Runs a save whose slug must be unique. @throws CONFLICT with this text at the field `slug` if it is taken */
export async function withUniqueSlug<Result>(message: string, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message, fields: { slug: message } });
    throw error;
  }
}
