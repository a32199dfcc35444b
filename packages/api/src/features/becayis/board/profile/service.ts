import type { SaveSwapProfileInput, SwapProfile } from "@site/contract/becayis/board/profile/schema";
import type { LookupRef } from "@site/contract/becayis/board/reference/lookup-ref";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { discardFiles } from "../../../../core/storage/files.ts";
import { joinGraph, leaveGraph, lockInstitutions } from "../../swaps/matching/graph/graph.ts";
import { resolve, resolveDistrict } from "../reference/lookup-service.ts";

const named = { select: { name: true } } as const;
const include = {
  currentInstitution: named,
  currentPosition: named,
  currentCity: named,
  currentDistrict: named,
  desiredInstitution: named,
  desiredPosition: named,
  desiredCity: named,
  desiredDistrict: named,
} as const;

type ProfileRow = Prisma.SwapProfileGetPayload<{ include: typeof include }>;

/** Returns whether the profile is complete enough for a listing. */
export function isComplete(
  profile: Pick<ProfileRow, "currentInstitutionId" | "currentPositionId" | "currentCityId" | "currentDistrictId">,
): boolean {
  return [
    profile.currentInstitutionId,
    profile.currentPositionId,
    profile.currentCityId,
    profile.currentDistrictId,
  ].every((id) => id !== null);
}

/** Returns the swap profile, or null if there is none. */
export async function findSwapProfile(app: App, memberId: number): Promise<SwapProfile | null> {
  const row = await app.db.prisma.swapProfile.findUnique({ where: { memberId }, include });
  return row && toSwapProfile(row);
}

/** Returns the swap profile. @throws NOT_FOUND if there is none */
export async function getSwapProfile(app: App, memberId: number): Promise<SwapProfile> {
  const profile = await findSwapProfile(app, memberId);
  if (!profile) throw new AppError("NOT_FOUND", { message: becayisTexts.profileNotFound });
  return profile;
}

/**
 * Saves the given fields. A changed opt-in to other titles applies to existing listings immediately. Another
 * institution ends the proof of the former one, by a trigger.
 * @throws VALIDATION_FAILED for unknown entries or a district of another city
 */
export async function saveSwapProfile(app: App, memberId: number, input: SaveSwapProfileInput): Promise<SwapProfile> {
  const before = await app.db.prisma.swapProfile.findUnique({ where: { memberId } });
  const data = await getColumns(app, input, before);
  const document = await app.db.prisma.staffDocument.findUnique({ where: { memberId } });
  const saved = await changePages(app, ["becayis"], async (tx) => {
    const row = await tx.swapProfile.upsert({
      where: { memberId },
      create: { memberId, ...data },
      update: data,
      include,
    });
    if (row.allowOtherPosition !== (before?.allowOtherPosition ?? false))
      await applyOptIn(tx, memberId, row.allowOtherPosition);
    return row;
  });
  if (document && document.institutionId !== saved.currentInstitutionId) await discardFiles(app, [document.storageKey]);
  return toSwapProfile(saved);
}

async function getColumns(app: App, input: SaveSwapProfileInput, before: Prisma.SwapProfileGetPayload<object> | null) {
  const currentCityId = await resolve(app, "city", input.currentCity, "currentCity");
  const desired = (key: "Institution" | "Position" | "City", kind: "institution" | "position" | "city") => {
    const ref: LookupRef = input[`desired${key}`];
    return ref === undefined
      ? Promise.resolve(before?.[`desired${key}Id`] ?? null)
      : resolve(app, kind, ref, `desired${key}`, before?.[`desired${key}Id`]);
  };
  const desiredCityId = await desired("City", "city");
  const isSameWish = input.desiredDistrict === undefined && desiredCityId === (before?.desiredCityId ?? null);
  return {
    currentInstitutionId: await resolve(
      app,
      "institution",
      input.currentInstitution,
      "currentInstitution",
      before?.currentInstitutionId,
    ),
    currentPositionId: await resolve(
      app,
      "position",
      input.currentPosition,
      "currentPosition",
      before?.currentPositionId,
    ),
    currentCityId,
    currentDistrictId: await resolveDistrict(app, currentCityId, input.currentDistrict, "currentDistrict"),
    desiredInstitutionId: await desired("Institution", "institution"),
    desiredPositionId: await desired("Position", "position"),
    desiredCityId,
    desiredDistrictId: isSameWish
      ? (before?.desiredDistrictId ?? null)
      : await resolveDistrict(app, desiredCityId, input.desiredDistrict, "desiredDistrict"),
    experienceYears: input.experienceYears ?? undefined,
    educationLevel: input.educationLevel ?? undefined,
    specializations: input.specializations ?? undefined,
    notes: input.notes ?? undefined,
    isPublic: input.isPublic ?? undefined,
    allowDirectContact: input.allowDirectContact ?? undefined,
    allowOtherPosition: input.allowOtherPosition ?? undefined,
    acceptVerifiedOnly: input.acceptVerifiedOnly ?? undefined,
    employmentStatus: input.employmentStatus === undefined ? undefined : input.employmentStatus || null,
    startedAt: input.startedAt === undefined ? undefined : input.startedAt ? new Date(input.startedAt) : null,
  };
}

/** Applies the opt-in to the member's listings and matches them again. */
async function applyOptIn(
  tx: Prisma.TransactionClient,
  memberId: number,
  acceptsOtherPosition: boolean,
): Promise<void> {
  const listings = await tx.listing.findMany({
    where: { memberId },
    select: { id: true, institutionId: true, settledIn: true },
  });
  await lockInstitutions(
    tx,
    listings.map(({ institutionId }) => institutionId),
  );
  await tx.listing.updateMany({ where: { memberId }, data: { acceptsOtherPosition } });
  for (const { id, settledIn } of listings) {
    if (settledIn !== null) continue;
    await leaveGraph(tx, [id]);
    await joinGraph(tx, id);
  }
}

function toSwapProfile(row: ProfileRow): SwapProfile {
  const getName = (entry: { name: string } | null) => entry?.name ?? null;
  return {
    currentInstitution: getName(row.currentInstitution),
    currentPosition: getName(row.currentPosition),
    currentCity: getName(row.currentCity),
    currentDistrict: getName(row.currentDistrict),
    desiredInstitution: getName(row.desiredInstitution),
    desiredPosition: getName(row.desiredPosition),
    desiredCity: getName(row.desiredCity),
    desiredDistrict: getName(row.desiredDistrict),
    currentPlace: row.currentDistrictId ?? row.currentCityId,
    desiredPlace: row.desiredDistrictId ?? row.desiredCityId,
    experienceYears: row.experienceYears,
    educationLevel: row.educationLevel,
    specializations: row.specializations,
    notes: row.notes,
    isPublic: row.isPublic,
    allowDirectContact: row.allowDirectContact,
    employmentStatus: row.employmentStatus === "4a" || row.employmentStatus === "4b" ? row.employmentStatus : null,
    startedAt: row.startedAt?.toISOString().slice(0, 10) ?? null,
    allowOtherPosition: row.allowOtherPosition,
    acceptVerifiedOnly: row.acceptVerifiedOnly,
    isComplete: isComplete(row),
  };
}
