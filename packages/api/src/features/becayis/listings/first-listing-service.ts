import { newListingTexts } from "@site/contract/becayis/listings/fields";
import type { QuestionListingInput } from "@site/contract/becayis/listings/question-schema";
import type { JoinedListing } from "@site/contract/becayis/listings/schema";
import { ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { type Question, resolveQuestion } from "../ask/service.ts";
import { lockInstitutions } from "../matching/graph.ts";
import type { Places } from "./columns.ts";
import { insertListing, onlyOneActive } from "./own-service.ts";
import { notifyAdminOfPending } from "./pending-notices.ts";
import { approveByRule } from "./rule-approval-service.ts";

const firstTexts = z.strictObject(newListingTexts);

/**
 * Creates the listing of a member who has asked the board, in the same page.
 * @throws VALIDATION_FAILED for an unknown entry, CONFLICT beside an active listing
 */
export async function createFromQuestion(
  app: App,
  memberId: number,
  input: QuestionListingInput,
): Promise<JoinedListing> {
  const places = toPlaces(await resolveQuestion(app, input));
  const getStale = ({ is_published }: JoinedListing) => (is_published ? (["becayis"] as const) : []);
  return onlyOneActive(() =>
    changePages(app, getStale, async (tx) => {
      await lockInstitutions(tx, [places.institutionId]);
      return createFirstListing(app, tx, memberId, { places, title: input.title });
    }),
  );
}

/** Returns the places of a listing that a question stands for, which names no district. */
export function toPlaces({ institution, position, from, places }: Question): Places {
  return {
    institutionId: institution.id,
    positionId: position.id,
    offerCityId: from.id,
    offerDistrictId: null,
    wantedPlaces: places.map(({ id }) => id),
  };
}

/**
 * Creates the listing that somebody joins with, in the transaction that proves their address and has locked the
 * institution. It awaits approval unless the administrator's rule publishes it. The swap profile takes
 * over the post; what it asks for beyond that is asked later.
 * @throws a unique violation beside an active listing (`onlyOneActive`)
 */
export async function createFirstListing(
  app: App,
  tx: Prisma.TransactionClient,
  memberId: number,
  { places, title }: { places: Places; title: string },
): Promise<JoinedListing> {
  const current = await tx.swapProfile.findUnique({ where: { memberId } });
  const isSameCity = current?.currentCityId === places.offerCityId;
  const post = {
    currentInstitutionId: places.institutionId,
    currentPositionId: places.positionId,
    currentCityId: places.offerCityId,
    currentDistrictId: isSameCity ? current.currentDistrictId : null,
  };
  const profile = await tx.swapProfile.upsert({ where: { memberId }, create: { memberId, ...post }, update: post });
  const saved = await insertListing(tx, memberId, {
    texts: firstTexts.parse({ title }),
    places: { ...places, offerDistrictId: post.currentDistrictId },
    acceptsOtherPosition: profile.allowOtherPosition,
  });
  if (await approveByRule(app, tx, saved.id)) return { ...saved, message: ruleTexts.published, is_published: true };
  await notifyAdminOfPending(tx, title);
  return { ...saved, is_published: false };
}
