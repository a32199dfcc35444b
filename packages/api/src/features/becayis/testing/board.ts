import type { createListingInput } from "@site/contract/becayis/listings/schema";
import type { z } from "zod";
import { type MemberInput, signedInAdmin, signedInMember, type TestApp } from "../../../testing/index.ts";
import { importReference } from "../reference/import-service.ts";

/** Member ids in tests start here, so that no other number equals them and leaks can be detected. */
export const FIRST_MEMBER_ID = 987_654_001;

export const rule = { source: "Bir kaynak", sourceDate: "2026-11-21" } as const;

/** Imports the reference lists. */
export async function importReferenceLists(app: TestApp): Promise<void> {
  await app.db.pool.query(`ALTER SEQUENCE members_id_seq RESTART WITH ${FIRST_MEMBER_ID}`);
  await importReference(app, {
    provinces: [
      { id: 6, name: "Ankara" },
      { id: 16, name: "Bursa" },
      { id: 34, name: "İstanbul" },
      { id: 35, name: "İzmir" },
      { id: 63, name: "Şanlıurfa" },
    ],
    districts: [6, 16, 34, 35, 63].flatMap((provinceId) => [
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
  const { institution = "Adalet Bakanlığı", position = "Zabıt Kâtibi" } = wish;
  await signedIn.caller.becayis.profile.save({
    currentInstitution: institution,
    currentPosition: position,
    currentCity: wish.from,
    currentDistrict: wish.fromDistrict ?? "Merkez",
    allowOtherPosition: wish.allowOtherPosition ?? false,
  });
  return { ...signedIn, wish };
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

/** Creates a member with an approved listing. */
export async function publisher(
  app: TestApp,
  wish: Wish,
  given: MemberInput = {},
  texts: Partial<z.input<typeof createListingInput>> = {},
) {
  const person = await boardMember(app, wish, given);
  const listing = await person.caller.becayis.listings.create(listingInput(person, texts));
  await approve(app, listing.id);
  return { ...person, listing };
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
