import type { AskInput, AskResult } from "@site/contract/becayis/board/ask/schema";
import { provinceOf } from "@site/contract/becayis/board/reference/place";
import { limits } from "@site/contract/common/limits";
import { isStatementTimeout } from "@site/db";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { type Candidate, placesOf } from "../../swaps/matching/graph/candidates.ts";
import { searchRings } from "../../swaps/matching/graph/ring-search.ts";
import type { Vertex } from "../../swaps/matching/graph/vertices.ts";
import { type Entry, findBySlug, type LookupKind } from "../reference/lookup-service.ts";
import { ASK, ASK_MIDDLE } from "./queries.ts";

/** Maximum number of paths that a question searches, a tenth of the maximum for a stored listing. */
const MAX_STEPS = 200_000;
const STATEMENT_MS = 500;

/**
 * Counts the matches and rings that a listing would find today on the public board. Only public data is read, so that
 * bound listings, blocks and opt-ins are not revealed.
 * @throws VALIDATION_FAILED for an unknown entry, TOO_MANY_REQUESTS
 */
export async function ask(app: App, caller: Caller, input: AskInput): Promise<AskResult> {
  await app.limits.take("askAddress", caller.ipAddress);
  const question = await resolveQuestion(app, input);
  const { institution, position, from, places } = question;
  const { matches, rings } = await search(app, question);
  const wishes = places.map((place) => ({ ...asEntry(place), matches: matches[place.id] ?? 0 }));
  return {
    institution: asEntry(institution),
    position: asEntry(position),
    from: asEntry(from),
    wishes,
    matches: wishes.reduce((sum, wish) => sum + wish.matches, 0),
    rings,
  };
}

/** Returns the entries that a question names. @throws VALIDATION_FAILED at a field */
export async function resolveQuestion(app: App, input: AskInput): Promise<Question> {
  const [institution, position, from, ...wanted] = await Promise.all([
    find(app, "institution", input.institution, "institution"),
    find(app, "position", input.position, "position"),
    find(app, "city", input.from, "from"),
    ...input.to.map((slug) => find(app, "city", slug, "to")),
  ]);
  const places = [...new Map(wanted.map((each) => [each.id, each])).values()];
  if (places.some(({ id }) => id === from.id)) throw refused("to", "Görev yaptığınız ilden başka bir il seçin");
  return { institution, position, from, places };
}

const asEntry = ({ name, slug }: Entry) => ({ name, slug });

async function find(app: App, kind: LookupKind, slug: string, field: string): Promise<Entry> {
  const found = await findBySlug(app, kind, slug);
  if (!found || found.isRetired) throw refused(field, "Listeden bir seçenek seçin");
  return found;
}

function refused(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}

/** A question with the entries that it names. */
export interface Question {
  institution: Entry;
  position: Entry;
  from: Entry;
  places: Entry[];
}

interface Around {
  /** Counts by the id of the wanted province. */
  matches: Record<string, number>;
  outs: Candidate[];
  ins: Candidate[];
}

async function search(app: App, question: Question): Promise<{ matches: Record<string, number>; rings: number }> {
  const { institution, position, from, places } = question;
  const group = [institution.id, position.id];
  const wantedPlaces = places.map(({ id }) => id);
  try {
    return await app.db.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${STATEMENT_MS}`);
      const [around] = await tx.$queryRawUnsafe<Around[]>(ASK, ...group, from.id, wantedPlaces);
      const { matches, ...found } = around ?? { matches: {}, outs: [], ins: [] };
      const [outs, ins] = [found.outs, found.ins];
      if (outs.length === 0 || ins.length === 0) return { matches, rings: 0 };
      const seconds = [...new Set(outs.flatMap((each) => each.wantedPlaces))];
      const [opposite] = await tx.$queryRawUnsafe<{ middle: Candidate[] }[]>(
        ASK_MIDDLE,
        ...group,
        seconds,
        [...new Set(seconds.map(provinceOf))],
        [...new Set(ins.flatMap(placesOf))],
      );
      const me = toVertex(question, wantedPlaces);
      return { matches, rings: countRings(me, { outs, ins, middle: opposite?.middle ?? [] }) };
    });
  } catch (error) {
    if (isStatementTimeout(error)) throw new AppError("UNAVAILABLE", { message: "Pano şu anda çok yoğun" });
    throw error;
  }
}

/** Returns the question as a listing for the search; its id 0 belongs to no listing. */
function toVertex({ institution, position, from }: Question, wantedPlaces: number[]): Vertex {
  return {
    id: 0,
    memberId: 0,
    institutionId: institution.id,
    positionId: position.id,
    serviceClass: "",
    peers: [position.id],
    acceptsOtherPosition: false,
    offerCityId: from.id,
    offerDistrictId: null,
    waitingSince: 0,
    wantedPlaces,
    isComplete: false,
  };
}

/** Counts rings of three and four, up to the limit. */
function countRings(me: Vertex, { middle, ...around }: Record<"outs" | "ins" | "middle", Candidate[]>): number {
  const options = { ...around, isBlocked: () => false, isAny: true, maxSteps: MAX_STEPS };
  const threes = searchRings(me, { ...options, middle: undefined, limit: limits.ringsCounted }).length;
  const left = limits.ringsCounted - threes;
  return left > 0 ? threes + searchRings(me, { ...options, middle, limit: left }).length : threes;
}
