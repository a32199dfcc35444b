import type { Question } from "@site/contract/becayis/board/ask/address";
import type { Landing } from "@site/contract/becayis/board/landing/schema";

type Side = Partial<Pick<Landing, "institution" | "position" | "city" | "toCity">>;

/** Returns the question of a reader on the other side of a page's listings: they work where its people want to go. */
export function toQuestion({ institution, position, city, toCity }: Side): Partial<Question> {
  return {
    ...(institution && { institution: institution.slug }),
    ...(position && { position: position.slug }),
    ...(toCity && { from: toCity.slug }),
    ...(city && { to: [city.slug] }),
  };
}
