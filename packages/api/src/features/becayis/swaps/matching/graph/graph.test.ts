import type { Prisma } from "@site/db";
import { beforeAll, describe, expect, it } from "vitest";
import type { Query } from "../../../../../core/database/query.ts";
import { createTestApp, type TestApp } from "../../../../../testing/index.ts";
import { findCounterparts } from "./direct.ts";
import { joinGraph, leaveGraph } from "./graph.ts";
import { canonical, findRings } from "./rings.ts";
import { findVertex } from "./vertices.ts";

/** Number of random graphs; `npm run test:endurance` uses the full number. */
const GRAPHS = process.env.ENDURANCE ? 1_000 : 100;
const INCREMENTAL_GRAPHS = 10;
/** Generous timeout for slow machines; the test checks results, not time. */
const PATIENCE_MS = 300_000;
const SIZE = 9;
const CITIES = 4;
const MAX_WISHES = 5;
/** The first two belong to one service class. */
const POSITIONS = [1, 2, 3];

interface Node {
  id: number;
  position: number;
  isOpen: boolean;
  offerCity: number;
  offerDistrict: number | null;
  wantedPlaces: number[];
}

/** Returns a generator of deterministic pseudo-random numbers. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function randomGraph(graph: number): Node[] {
  const random = sequence(graph * 7919 + 1);
  for (let skipped = 0; skipped < 10; skipped++) random(2);
  const district = (city: number) => (random(6) === 0 ? city * 100 + 1 + random(2) : null);
  return Array.from({ length: SIZE }, (_, index) => {
    const offerCity = 1 + random(CITIES);
    const offerDistrict = district(offerCity);
    const places = Array.from({ length: 1 + random(MAX_WISHES) }, () => {
      const city = random(8) === 0 ? offerCity : 1 + ((offerCity + random(CITIES - 1)) % CITIES);
      return district(city) ?? city;
    }).filter((place) => place !== offerCity && place !== offerDistrict);
    return {
      id: graph * SIZE + index + 1,
      position: POSITIONS[[0, 0, 0, 0, 1, 2][random(6)] ?? 0] ?? 1,
      isOpen: random(2) === 0,
      offerCity,
      offerDistrict,
      wantedPlaces: places.length > 0 ? [...new Set(places)] : [1 + (offerCity % CITIES)],
    };
  });
}

/** Reference implementation of the edge rule (README.md). */
function hasEdge(a: Node, b: Node): boolean {
  const sameClass = POSITIONS.indexOf(a.position) < 2 === POSITIONS.indexOf(b.position) < 2;
  return (
    a.id !== b.id &&
    (a.position === b.position || (a.isOpen && b.isOpen && sameClass)) &&
    a.wantedPlaces.some((place) => place === b.offerCity || place === b.offerDistrict)
  );
}

const isMatch = (a: Node, b: Node) => hasEdge(a, b) && hasEdge(b, a);

function bruteMatches(nodes: Node[]): string[] {
  return nodes.flatMap((a) => nodes.filter((b) => a.id < b.id && isMatch(a, b)).map((b) => `${a.id}-${b.id}`)).sort();
}

const getKey = (ring: Node[]) => canonical({ path: ring.map(({ id }) => id), ranks: [] }).path.join("-");

function bruteRings(nodes: Node[]): string[] {
  const walk = (path: Node[]): Node[][] => {
    const [first, last] = [path[0], path.at(-1)];
    if (!first || !last) return [];
    const closed = path.length >= 3 && hasEdge(last, first) ? [path] : [];
    const next = path.length < 4 ? nodes.filter((node) => !path.includes(node) && hasEdge(last, node)) : [];
    return [...closed, ...next.flatMap((node) => walk([...path, node]))];
  };
  const rings = nodes
    .flatMap((node) => walk([node]))
    .filter((ring) => !ring.some((a) => ring.some((b) => isMatch(a, b))));
  return [...new Set(rings.map((ring) => getKey(ring)))].sort();
}

let app: TestApp;
let query: Query;
const graphs = Array.from({ length: GRAPHS }, (_, graph) => randomGraph(graph));

beforeAll(async () => {
  app = await createTestApp();
  query = async <Row>(text: string, values: unknown[]) => (await app.db.pool.query(text, values)).rows as Row[];
  await app.db.pool.query(`
    INSERT INTO provinces (id, name) SELECT n, 'İl ' || n FROM generate_series(1, 4) n;
    INSERT INTO districts (id, province_id, name) SELECT p * 100 + d, p, 'İlçe ' || d
    FROM generate_series(1, 4) p, generate_series(1, 2) d;
    INSERT INTO positions (id, name, slug, service_class)
      VALUES (1, 'Hemşire', 'hemsire', 'SH'), (2, 'Ebe', 'ebe', 'SH'), (3, 'Memur', 'memur', 'GİH');
    INSERT INTO institutions (id, name, slug, kind) SELECT n, 'Kurum ' || n, 'kurum-' || n, 'other' FROM generate_series(1, ${GRAPHS}) n;
    INSERT INTO members (id, email, first_name, last_name, terms_accepted_at)
    SELECT n, n || '@example.org', 'Ad', 'Soyad', now() FROM generate_series(1, ${GRAPHS * SIZE}) n;`);
  const rows = graphs.flatMap((nodes, graph) => nodes.map((node) => ({ ...node, institution: graph + 1 })));
  await app.db.pool.query(
    `INSERT INTO listings (id, member_id, slug, title, institution_id, position_id, accepts_other_position,
      offer_city_id, offer_district_id, wanted_places, approval_status, expires_at)
     SELECT id, id, 'ilan-' || id, 'Becayiş ilanı', institution, position, "isOpen", "offerCity", "offerDistrict",
     "wantedPlaces", 'approved', now() + interval '90 days'
     FROM json_to_recordset($1) AS r(id int, institution int, position int, "isOpen" boolean, "offerCity" int,
     "offerDistrict" int, "wantedPlaces" int[])`,
    [JSON.stringify(rows)],
  );
  await app.db.pool.query("ANALYZE");
});

/** Runs work in a transaction and rolls it back. */
async function undone(work: (tx: Prisma.TransactionClient) => Promise<void>): Promise<void> {
  const enough = new Error("undone");
  const run = app.db.prisma.$transaction(
    async (tx) => {
      await work(tx);
      throw enough;
    },
    { timeout: 60_000 },
  );
  await run.catch((error) => {
    if (error !== enough) throw error;
  });
}

async function getPending(
  tx: Prisma.TransactionClient,
  institutionId: number,
): Promise<{ matches: string[]; rings: string[] }> {
  const matches = await tx.match.findMany({
    where: { status: "pending", sides: { some: { listing: { institutionId } } } },
    select: { pairKey: true },
  });
  const rings = await tx.ring.findMany({
    where: { status: "pending", members: { some: { listing: { institutionId } } } },
    select: { ringKey: true },
  });
  return { matches: matches.map(({ pairKey }) => pairKey).sort(), rings: rings.map(({ ringKey }) => ringKey).sort() };
}

describe("direct matches and rings", () => {
  it(
    `through a listing equal brute force on ${GRAPHS} random graphs`,
    async () => {
      let seen = { matches: 0, rings: 0 };
      const check = async (graph: number) => {
        const nodes = graphs[graph] ?? [];
        const id = nodes[graph % SIZE]?.id ?? 0;
        const vertex = await findVertex(query, id);
        if (!vertex) throw new Error("the listing is not on the board");
        const matches = (await findCounterparts(query, vertex))
          .map((other) => [id, other.id].sort((a, b) => a - b).join("-"))
          .sort();
        const rings = (await findRings(query, vertex, 1_000_000)).map((ring) => canonical(ring).path.join("-")).sort();
        const through = (key: string) => key.split("-").includes(String(id));
        expect({ graph, matches, rings }).toEqual({
          graph,
          matches: bruteMatches(nodes).filter(through),
          rings: bruteRings(nodes).filter(through),
        });
        seen = { matches: seen.matches + matches.length, rings: seen.rings + rings.length };
      };
      const workers = [0, 1, 2, 3].map(async (worker) => {
        for (let graph = worker; graph < GRAPHS; graph += 4) await check(graph);
      });
      await Promise.all(workers);
      expect(seen.matches).toBeGreaterThan(GRAPHS / 10);
      expect(seen.rings).toBeGreaterThan(GRAPHS / 10);
    },
    PATIENCE_MS,
  );

  it(
    "of a whole board equal brute force under changes",
    async () => {
      for (const [graph, nodes] of graphs.slice(0, INCREMENTAL_GRAPHS).entries()) {
        const institutionId = graph + 1;
        const everything = { matches: bruteMatches(nodes), rings: bruteRings(nodes) };
        await undone(async (tx) => {
          await tx.listing.updateMany({ where: { institutionId }, data: { status: "paused" } });
          for (const { id } of nodes) {
            await tx.listing.update({ where: { id }, data: { status: "active" } });
            await joinGraph(tx, id);
          }
          expect({ graph, ...(await getPending(tx, institutionId)) }).toEqual({ graph, ...everything });
          const [gone, ...rest] = nodes;
          await tx.listing.update({ where: { id: gone?.id ?? 0 }, data: { status: "paused" } });
          await leaveGraph(tx, [gone?.id ?? 0]);
          expect({ graph, ...(await getPending(tx, institutionId)) }).toEqual({
            graph,
            matches: bruteMatches(rest),
            rings: bruteRings(rest),
          });
          await tx.listing.update({ where: { id: gone?.id ?? 0 }, data: { status: "active" } });
          await joinGraph(tx, gone?.id ?? 0);
          expect({ graph, ...(await getPending(tx, institutionId)) }).toEqual({ graph, ...everything });
        });
      }
    },
    PATIENCE_MS,
  );
});
