import { listingTextNames } from "@site/contract/becayis/listings/labels";
import { isPlainTitle } from "@site/contract/becayis/listings/plain-title";
import type { ListingTexts } from "@site/contract/becayis/listings/schema";
import type { RuleObstacle } from "@site/contract/becayis/moderation/rule-labels";
import { toSearchText } from "@site/contract/common/text";

/** The conditions that the administrator chose. */
export interface RuleConditions {
  /** The member must be verified at the institution. */
  ruleNeedsStaff: boolean;
  /** A person must have approved a listing of the member before. */
  ruleNeedsApproval: boolean;
  /** Beginnings of words that no text may have. */
  ruleWords: readonly string[];
}

/** Facts about a sent listing that the rule decides by. */
export interface SentListing {
  texts: ListingTexts;
  /** Names of the institution, the post title and the places. */
  names: readonly string[];
  /** The texts that a person last approved of the member, in another listing; null without one. */
  approvedTexts: ListingTexts | null;
  isEmailVerified: boolean;
  isStaffVerified: boolean;
  /** A person refused the member and has approved nothing since. */
  needsReview: boolean;
}

/** Returns why a listing waits for a person, or null if the rule publishes it. */
export function findObstacle(conditions: RuleConditions, sent: SentListing): RuleObstacle | null {
  const { ruleNeedsStaff, ruleNeedsApproval, ruleWords } = conditions;
  if (!sent.isEmailVerified) return "unverified";
  if (ruleNeedsStaff && !sent.isStaffVerified) return "notStaff";
  if (sent.needsReview) return "refused";
  if (ruleNeedsApproval && !sent.approvedTexts) return "first";
  if (hasFreeText(sent)) return "text";
  return hasWord(sent.texts, ruleWords) ? "word" : null;
}

/** Returns whether a text is neither empty nor as a person approved it; a title may also be a plain one. */
function hasFreeText({ texts, names, approvedTexts }: SentListing): boolean {
  return listingTextNames.some((name) => {
    const text = texts[name];
    if (text === approvedTexts?.[name]) return false;
    return name === "title" ? !isPlainTitle(text, names) : text !== "";
  });
}

function hasWord(texts: ListingTexts, words: readonly string[]): boolean {
  const starts = words.map((word) => ` ${toSearchText(word)}`).filter((start) => start !== " ");
  return listingTextNames.some((name) => {
    const text = ` ${toSearchText(texts[name])}`;
    return starts.some((start) => text.includes(start));
  });
}
