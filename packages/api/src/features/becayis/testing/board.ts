import { createListingInput, newListing } from "@site/contract/becayis/board/listings/schema";
import type { z } from "zod";
import { type MemberInput, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { recordAlertHits } from "../board/alerts/delivery-service.ts";
import { getSearchText, getSlug, type Offer } from "../board/listings/columns.ts";
import { resolveWishes } from "../board/listings/documented-service.ts";
import { NEXT_LISTING_ID } from "../board/listings/queries.ts";
import { importReference } from "../board/reference/import-service.ts";
import { listingEnd } from "../board/settings/service.ts";
import { joinGraph, lockInstitutions } from "../swaps/matching/graph.ts";

/** Member ids in tests start here, so that no other number equals them and leaks can be detected. */
export const FIRST_MEMBER_ID = 987_654_001;

/** Numbers of provinces. */
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
  return { ...signedIn, wish, offer: await writeProfile(app, signedIn.member.id, wish) };
}

/** Writes a swap profile with one statement and returns the post that its listing offers. */
async function writeProfile(
  app: TestApp,
  memberId: number,
  { institution, position, from, fromDistrict, allowOtherPosition }: Wish,
): Promise<Offer> {
  const { rows } = await app.db.pool.query<Offer>(
    `INSERT INTO swap_profiles (member_id, current_institution_id, current_position_id, current_city_id,
       current_district_id, allow_other_position)
     SELECT $1, i.id, p.id, d.province_id, d.id, $6
     FROM institutions i, positions p, provinces c, districts d
     WHERE i.name = $2 AND p.name = $3 AND c.name = $4 AND d.province_id = c.id AND d.name = $5
     RETURNING current_institution_id AS "institutionId", current_position_id AS "positionId",
       current_city_id AS "offerCityId", current_district_id AS "offerDistrictId"`,
    [
      memberId,
      institution ?? "Adalet Bakanlığı",
      position ?? "Zabıt Kâtibi",
      from,
      fromDistrict ?? "Merkez",
      allowOtherPosition ?? false,
    ],
  );
  const [offer] = rows;
  if (!offer) throw new Error("the reference lists lack an entry of the profile");
  return offer;
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

/** Creates a member with a published listing. */
export async function publisher(
  app: TestApp,
  wish: Wish,
  given: MemberInput = {},
  texts: Partial<z.input<typeof createListingInput>> = {},
) {
  const person = await boardMember(app, wish, given);
  return { ...person, listing: await publishListing(app, person, texts) };
}

/** Publishes a listing as its approval does, without the checks and notifications of creation and approval. */
async function publishListing(app: TestApp, person: BoardMember, texts: Partial<z.input<typeof createListingInput>>) {
  const input = createListingInput.parse(listingInput(person, texts));
  const listing = newListing.strip().parse(input);
  const { prisma } = app.db;
  const places = { ...person.offer, wantedPlaces: await resolveWishes(app, person.offer, input) };
  const [next] = await prisma.$queryRawUnsafe<{ id: number }[]>(NEXT_LISTING_ID);
  const id = next?.id ?? 0;
  const slug = getSlug(id, listing.title);
  await prisma.$transaction(async (tx) => {
    await lockInstitutions(tx, [places.institutionId]);
    await tx.listing.create({
      data: {
        ...{ id, slug, memberId: person.member.id, ...places },
        ...listing,
        acceptsOtherPosition: person.wish.allowOtherPosition ?? false,
        searchText: await getSearchText(tx, listing, places),
        ...{ approvalStatus: "approved", approvedAt: new Date(), expiresAt: await listingEnd(tx) },
      },
    });
    await joinGraph(tx, id);
    await recordAlertHits(tx, id);
  });
  return { id, slug };
}

export type Publisher = Awaited<ReturnType<typeof publisher>>;

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

/** Creates the members of a match, or of a ring of the given cities, who have all accepted it. */
export async function acceptedSwap(app: TestApp, cities: readonly string[], names: readonly MemberInput[] = []) {
  const people: Publisher[] = [];
  for (const [index, from] of cities.entries())
    people.push(await publisher(app, { from, to: cities[(index + 1) % cities.length] ?? from }, names[index]));
  const [first] = people;
  if (!first) throw new Error("a swap has members");
  const kind = cities.length === 2 ? ("match" as const) : ("ring" as const);
  const calls = ({ caller: { becayis } }: Publisher) => (kind === "match" ? becayis.matches : becayis.rings);
  const [found] = await calls(first).mine({});
  const ref = { kind, id: found?.id ?? 0 };
  for (const person of people) await calls(person).setStatus({ id: ref.id, status: "accepted" });
  return { ref, people, first };
}

/** Counts queued and sent mails of a template to an address. */
export function mailsTo(app: TestApp, email: string, templateSlug: string): Promise<number> {
  return app.db.prisma.emailLog.count({ where: { recipientEmail: email, templateSlug } });
}
