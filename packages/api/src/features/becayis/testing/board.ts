import { createListingInput, newListing } from "@site/contract/becayis/board/listings/schema";
import type { Prisma } from "@site/db";
import type { z } from "zod";
import { newSession } from "../../../testing/caller.ts";
import { memberColumns } from "../../../testing/factories.ts";
import { callerWith, type MemberInput, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { recordAlertHits } from "../board/alerts/delivery-service.ts";
import { getSearchText, getSlug, type Offer } from "../board/listings/columns.ts";
import { resolveWishes } from "../board/listings/own/documented-service.ts";
import { storeReviewed } from "../board/moderation/approvals-service.ts";
import { importReference } from "../board/reference/import-service.ts";
import { listingEnd } from "../board/settings/service.ts";
import { type SwapRef, swapPlace } from "../swaps/matching/accepted-swap.ts";
import { bindListings, joinGraph, lockInstitutions } from "../swaps/matching/graph/graph.ts";

/** First member id in tests. It equals no other number, so that a leaked id can be detected. */
export const FIRST_MEMBER_ID = 987_654_001;

/** Plate numbers of provinces. */
export const plates = { Ankara: 6, Bursa: 16, İstanbul: 34, İzmir: 35, Şanlıurfa: 63 } as const;

export const rule = {
  source: "Bir kaynak",
  sourceDate: "2026-11-21",
  legalBasis: "657 sayılı Kanun, m. 73",
  legalReference: "RG 23.07.1965, 12056",
} as const;

/** Imports the reference lists. */
export async function importReferenceLists(app: TestApp): Promise<void> {
  await app.db.pool.query(`ALTER SEQUENCE members_id_seq RESTART WITH ${FIRST_MEMBER_ID}`);
  await importReference(app, {
    provinces: Object.entries(plates).map(([name, id]) => ({ id, name })),
    districts: Object.values(plates).flatMap((provinceId) => [
      { id: provinceId * 100 + 1, provinceId, name: "Merkez" },
      { id: provinceId * 100 + 2, provinceId, name: "Yenişehir" },
    ]),
    institutions: [
      { name: "Adalet Bakanlığı", kind: "ministry" },
      { name: "Devlet üniversitesi", kind: "university" },
    ],
    positions: [
      { name: "Zabıt Kâtibi", serviceClass: "GİH" },
      { name: "Mübaşir", serviceClass: "GİH" },
      { name: "Hemşire", serviceClass: "SH" },
    ],
    rules: [
      { employmentStatus: "4a", rule: "same-institution", verdict: "stop", text: "Aynı kurum gerekir.", ...rule },
      { employmentStatus: "4b", rule: "one-year-in-unit", verdict: "warn", text: "Bir yıl gerekir.", ...rule },
      {
        employmentStatus: "any",
        rule: "institution-kind",
        verdict: "warn",
        text: "Aynı kurum olduğu kanıtlanmış değil.",
        ...rule,
      },
      { employmentStatus: "any", rule: "authority-approval", verdict: "warn", text: "Onay kurumundur.", ...rule },
      { employmentStatus: "any", rule: "ring", verdict: "warn", text: "Her kurum ayrı karar verir.", ...rule },
    ],
  });
}

export interface Wish {
  from: string;
  fromDistrict?: string;
  to: string;
  toDistrict?: string;
  institution?: string;
  position?: string;
  allowOtherPosition?: boolean;
}

/** Creates a member with a complete swap profile. */
export async function boardMember(app: TestApp, wish: Wish, given: MemberInput = {}) {
  const signedIn = await signedInMember(app, given);
  const offer = await findOffer(app, wish);
  await app.db.prisma.swapProfile.create({ data: profileColumns(signedIn.member.id, wish, offer) });
  return { ...signedIn, wish, offer };
}

/** Finds the post that a listing offers. */
async function findOffer(
  app: TestApp,
  { institution = "Adalet Bakanlığı", position = "Zabıt Kâtibi", from, fromDistrict = "Merkez" }: Wish,
): Promise<Offer> {
  const { rows } = await app.db.pool.query<Offer>(
    `SELECT i.id AS "institutionId", p.id AS "positionId", d.province_id AS "offerCityId", d.id AS "offerDistrictId"
     FROM institutions i, positions p, provinces c, districts d
     WHERE i.name = $1 AND p.name = $2 AND c.name = $3 AND d.province_id = c.id AND d.name = $4`,
    [institution, position, from, fromDistrict],
  );
  const [offer] = rows;
  if (!offer) throw new Error("the reference lists lack an entry of the profile");
  return offer;
}

function profileColumns(memberId: number, { allowOtherPosition = false }: Wish, offer: Offer) {
  return {
    memberId,
    currentInstitutionId: offer.institutionId,
    currentPositionId: offer.positionId,
    currentCityId: offer.offerCityId,
    currentDistrictId: offer.offerDistrictId,
    allowOtherPosition,
  };
}

export type BoardMember = Awaited<ReturnType<typeof boardMember>>;

export function listingInput(
  { wish }: Pick<BoardMember, "wish">,
  given: Partial<z.input<typeof createListingInput>> = {},
): z.input<typeof createListingInput> {
  const { institution = "Adalet Bakanlığı", position = "Zabıt Kâtibi" } = wish;
  return {
    title: `${wish.from} ile ${wish.to} arasında becayiş`,
    description: "Görev yerimi değiştirmek istiyorum.",
    offerInstitution: institution,
    offerPosition: position,
    offerCity: wish.from,
    wantedInstitution: institution,
    wantedPosition: position,
    wantedCity: wish.to,
    ...(wish.toDistrict && { wantedDistrict: wish.toDistrict }),
    ...given,
  };
}

type Texts = Partial<z.input<typeof createListingInput>>;

/** Creates a member with a published listing. */
export async function publisher(app: TestApp, wish: Wish, given: MemberInput = {}, texts: Texts = {}) {
  const draft = await draftPublisher(app, wish, given, texts);
  await app.db.prisma.$transaction((tx) => publish(tx, [draft]));
  return draft.publisher;
}

export type Publisher = Awaited<ReturnType<typeof publisher>>;

/** Prepares the rows of a member with a session, a complete swap profile and an approved listing. */
async function draftPublisher(app: TestApp, wish: Wish, given: MemberInput, texts: Texts) {
  const offer = await findOffer(app, wish);
  const input = createListingInput.parse(listingInput({ wish }, texts));
  const places = { ...offer, wantedPlaces: await resolveWishes(app, offer, input) };
  const { rows } = await app.db.pool.query<{ memberId: number; id: number }>(
    `SELECT nextval('members_id_seq')::int AS "memberId", nextval('listings_id_seq')::int AS id`,
  );
  const { memberId = 0, id = 0 } = rows[0] ?? {};
  const { token, columns: session } = newSession({ kind: "member", id: memberId });
  const member = { ...(await memberColumns(app, given)), id: memberId };
  const listing = { id, slug: getSlug(id, input.title) };
  return {
    places,
    member,
    session,
    profile: profileColumns(memberId, wish, offer),
    listing: {
      ...listing,
      ...newListing.strip().parse(input),
      ...places,
      memberId,
      acceptsOtherPosition: wish.allowOtherPosition ?? false,
      ...{ approvalStatus: "approved", approvedAt: new Date() },
    },
    publisher: { member, token, caller: callerWith(app, { token, cookie: undefined }), wish, offer, listing },
  };
}

/** Publishes listings as their approval does, without the checks and notifications of creation and approval. */
async function publish(tx: Prisma.TransactionClient, drafts: Awaited<ReturnType<typeof draftPublisher>>[]) {
  await lockInstitutions(
    tx,
    drafts.map(({ places }) => places.institutionId),
  );
  await tx.member.createMany({ data: drafts.map(({ member }) => member) });
  await tx.session.createMany({ data: drafts.map(({ session }) => session) });
  await tx.swapProfile.createMany({ data: drafts.map(({ profile }) => profile) });
  const expiresAt = await listingEnd(tx);
  for (const { listing, places } of drafts) {
    await tx.listing.createMany({
      data: { ...listing, searchText: await getSearchText(tx, listing, places), expiresAt },
    });
    await storeReviewed(tx, listing.id);
    await joinGraph(tx, listing.id);
    await recordAlertHits(tx, listing.id);
  }
}

/** One administrator per database, because test files share a process. */
const administrators = new WeakMap<TestApp, ReturnType<typeof signedInAdmin>>();

/** Returns the administrator's board procedures. */
export async function admin(app: TestApp) {
  const known = administrators.get(app) ?? signedInAdmin(app);
  administrators.set(app, known);
  return (await known).caller.admin.becayis;
}

export async function approve(app: TestApp, id: number): Promise<void> {
  await (await admin(app)).listings.approve({ id });
}

/**
 * Creates the members of a match, or of a ring of the given cities, who have all accepted it, in one transaction and
 * without notifications.
 */
export async function acceptedSwap(app: TestApp, cities: readonly string[], names: readonly MemberInput[] = []) {
  const drafts: Awaited<ReturnType<typeof draftPublisher>>[] = [];
  for (const [index, from] of cities.entries()) {
    const to = cities[(index + 1) % cities.length] ?? from;
    drafts.push(await draftPublisher(app, { from, to }, names[index] ?? {}, {}));
  }
  const ref = await app.db.prisma.$transaction(async (tx) => {
    await publish(tx, drafts);
    return accept(
      tx,
      drafts.map(({ listing }) => listing.id),
    );
  });
  const people = drafts.map(({ publisher }) => publisher);
  const [first] = people;
  if (!first) throw new Error("a swap has members");
  return { ref, people, first };
}

/** Accepts the match or ring of these listings as all their owners. */
async function accept(tx: Prisma.TransactionClient, listingIds: number[]): Promise<SwapRef> {
  const kind = listingIds.length === 2 ? ("match" as const) : ("ring" as const);
  const members = { some: { listingId: listingIds[0] ?? 0 }, every: { listingId: { in: listingIds } } };
  const now = new Date();
  const accepted = { status: "accepted", acceptedAt: now };
  const answers = { updateMany: { where: {}, data: { answer: "accepted", answeredAt: now } } };
  const found = await (kind === "match"
    ? tx.match.findFirstOrThrow({ where: { sides: members }, select: { id: true } })
    : tx.ring.findFirstOrThrow({ where: { members, size: listingIds.length }, select: { id: true } }));
  const given = { where: found, select: { id: true } };
  await (kind === "match"
    ? tx.match.update({ ...given, data: { ...accepted, sides: answers } })
    : tx.ring.update({ ...given, data: { ...accepted, members: answers } }));
  await bindListings(tx, swapPlace({ kind, id: found.id }), listingIds, "");
  return { kind, id: found.id };
}

/** Counts queued and sent mails of a template to an address. */
export function mailsTo(app: TestApp, email: string, templateSlug: string): Promise<number> {
  return app.db.prisma.emailLog.count({ where: { recipientEmail: email, templateSlug } });
}
