import { foldText } from "@site/contract/common/text";
import { AppError } from "../../../core/calls/errors.ts";
import { findViolatedConstraint, isUniqueViolation } from "../../../core/calls/public-error.ts";

/** Characters of a term's name and slug. */
export const TERM_LENGTH = 120;

/** Runs a save of a category or tag. @throws CONFLICT at the field that is taken, `slug` or `name` */
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

/**
 * Returns the terms whose slugs are new, with a number behind names that are taken: terms of another site may share a
 * name and differ in their slugs.
 */
export function withFreeNames<Term extends { name: string; slug: string }>(
  terms: Term[],
  stored: { name: string; slug: string }[],
): Term[] {
  const slugs = new Set(stored.map(({ slug }) => slug));
  const names = new Set(stored.map(({ name }) => getNameKey(name)));
  return terms
    .filter(({ slug }) => !slugs.has(slug))
    .map((term) => {
      let name = term.name;
      for (let number = 2; names.has(getNameKey(name)); number++)
        name = `${term.name.slice(0, TERM_LENGTH - 8)} (${number})`;
      names.add(getNameKey(name));
      return { ...term, name };
    });
}

/** Equals the database's `name_key`. */
function getNameKey(name: string): string {
  return foldText(name.trim().replace(/\s+/g, " "));
}
