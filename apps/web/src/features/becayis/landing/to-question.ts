import type { Question } from "@site/contract/becayis/board/ask/address";
import type { Landing } from "@site/contract/becayis/board/landing/schema";

type Side = Partial<Pick<Landing, "institution" | "position" | "city" | "toCity">>;

/**
 * Returns the question of a reader who could swap with a page's people: from the province that they want to the one
 * where they work.
 */
export function toQuestion({ institution, position, city, toCity }: Side): Partial<Question> {
  return {
    ...(institution && { institution: institution.slug }),
    ...(position && { position: position.slug }),
    ...(toCity && { from: toCity.slug }),
    ...(city && { to: [city.slug] }),
  };
}
