import { AppError } from "../../../core/calls/errors.ts";
import { findViolatedConstraint, isUniqueViolation } from "../../../core/calls/public-error.ts";

/** Maximum length of a term's name and slug. */
export const TERM_LENGTH = 120;

/** Runs a write of a category or tag. @throws CONFLICT at the field whose value is taken, `slug` or `name` */
export async function withUniqueTerm<Result>(
  taken: { slug: string; name: string },
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const field = findViolatedConstraint(error)?.endsWith("_folded_key") ? "name" : "slug";
    throw new AppError("CONFLICT", { message: taken[field], fields: { [field]: taken[field] } });
  }
}
