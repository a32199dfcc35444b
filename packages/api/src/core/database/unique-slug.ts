import { AppError } from "../calls/errors.ts";
import { isUniqueViolation } from "../calls/public-error.ts";

/** Runs a save whose slug must be unique. @throws CONFLICT with this text at the field `slug` if it is taken */
export async function withUniqueSlug<Result>(message: string, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message, fields: { slug: message } });
    throw error;
  }
}

/** Returns a slug of at most `max` characters; a number is appended if it is taken. */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean, max = 160): string {
  let number = 1;
  let candidate = slug;
  while (isTaken(candidate)) {
    const ending = `-${++number}`;
    candidate = slug.slice(0, max - ending.length).replace(/-+$/, "") + ending;
  }
  return candidate;
}
