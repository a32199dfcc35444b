import { createHash, randomBytes } from "node:crypto";
import { findSwaps } from "@site/api";
import type pg from "pg";
import { fillBoard, onBoard } from "./board.ts";
import type { Line } from "./line.ts";
import type { Product } from "./product.ts";
import { spread, timed } from "./timing.ts";

/**
 * Measures the becayiş board with many live listings that want 2.5 places on average: the matching (direct matches and
 * rings of one listing), the approval of a listing including matching, an owner's update of its wishes, the hints for
 * an owner and the visitors' search, all but the first over HTTP against the built product.
 */
const MEASURED = 200;
const HINT_GOAL_MS = 200;
/** Unmeasured calls that warm up the server. */
const WARM_UP = 50;
const SEARCHES = [
  "search=becayis",
  "search=il34",
  "search=kurum1%20unvan1",
  "search=gorev%20yeri",
  "search=IL%20arasinda",
  "city=34",
  "city=6&sortBy=view_count",
  "fromCity=35&toCity=34",
  "city=63&search=becayi%C5%9F",
  "page=40",
  "sortBy=expires_at&sortOrder=asc",
  "position=5",
  "search=boylebirkelimeyok",
];

/** Prints p50 and p95 with 10,000 and 100,000 live listings. */
export function measureBoard(line: Line): Promise<void> {
  return onBoard(async ({ product, client }) => {
    for (const { count, goal } of [
      { count: 10_000, goal: 50 },
      { count: 100_000, goal: 200 },
    ]) {
      await fillBoard(client, count);
      const approvals = await approve(product, client, count);
      line(
        `matches and rings of one, ${count.toLocaleString("en")} listings`,
        spread(await match(client, count)),
        `p95 < ${goal} ms`,
      );
      line(
        `approved → matches and rings, ${count.toLocaleString("en")} listings`,
        spread(approvals),
        `p95 < ${goal} ms`,
      );
      const owners = await signIn(client, count);
      await client.query("UPDATE matches SET status = 'expired'");
      line(
        `hints for an owner, ${count.toLocaleString("en")} listings`,
        spread(await hint(product, owners)),
        `p95 < ${HINT_GOAL_MS} ms`,
      );
      line(
        `update of the wishes, ${count.toLocaleString("en")} listings`,
        spread(await update(product, client, owners)),
        `p95 < ${goal} ms`,
      );
      line(`board's search, ${count.toLocaleString("en")} listings`, spread(await search(product)), "p95 < 50 ms");
    }
  });
}

/**
 * Resets listings across the board to pending and approves them one by one.
 * @returns milliseconds of each call
 */
export async function approve(product: Product, client: pg.Client, count: number): Promise<number[]> {
  const ids = spreadOver(count);
  await client.query("UPDATE listings SET approval_status = 'pending' WHERE id = ANY($1)", [ids]);
  await client.query("VACUUM (ANALYZE) listings"); // stands in for autovacuum
  return timed(
    ids,
    async (id) => {
      await product.admin("POST", `/api/admin/becayis/listings/${id}/approve`, {});
    },
    WARM_UP,
  );
}

/** Owners of listings across the board, by their listing's id, with a token of a session. */
type Owners = [number, string][];

/** Opens a session for owners of listings; an owner has the id of the listing, whose post is the profile's. */
export async function signIn(client: pg.Client, count: number): Promise<Owners> {
  const owners = spreadOver(count).map((id): [number, string] => [id, `u_${randomBytes(32).toString("base64url")}`]);
  const ids = owners.map(([id]) => id);
  await client.query(
    `INSERT INTO swap_profiles (member_id, current_institution_id, current_position_id, current_city_id,
      current_district_id, allow_other_position)
     SELECT member_id, institution_id, position_id, offer_city_id, offer_district_id, accepts_other_position
     FROM listings WHERE id = ANY($1)`,
    [ids],
  );
  await client.query(
    `INSERT INTO sessions (kind, member_id, token_hash, user_agent, ip_address, expires_at)
     SELECT 'member', id, decode(hash, 'hex'), 'bench', '127.0.0.1', now() + interval '1 hour'
     FROM unnest($1::int[], $2::text[]) AS s(id, hash)`,
    [ids, owners.map(([, token]) => createHash("sha256").update(token).digest("hex"))],
  );
  return owners;
}

/** Changes the wishes of published listings, which end their matches and rings. @returns milliseconds of each */
async function update(product: Product, client: pg.Client, owners: Owners): Promise<number[]> {
  const { rows } = await client.query<{ id: number; city: number }>(
    "SELECT id, offer_city_id AS city FROM listings WHERE id = ANY($1)",
    [owners.map(([id]) => id)],
  );
  const cities = new Map(rows.map(({ id, city }) => [id, city]));
  return timed(
    owners,
    ([id, token]) => {
      const wantedPlaces = [1, 2, 81].filter((city) => city !== cities.get(id));
      return asMember(product, token, "POST", "/trpc/becayis.listings.update", { json: { id, wantedPlaces } });
    },
    WARM_UP,
  );
}

/** Reads the hints of owners whose listings have no match. @returns milliseconds of each */
function hint(product: Product, owners: Owners): Promise<number[]> {
  const address = (id: number) =>
    `/trpc/becayis.listings.hints?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`;
  return timed(owners, ([id, token]) => asMember(product, token, "GET", address(id)), WARM_UP);
}

async function asMember(product: Product, token: string, method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(product.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/**
 * Runs the matching of listings across the board, with named statements like the product.
 * @returns milliseconds of each
 */
function match(client: pg.Client, count: number): Promise<number[]> {
  const query = async <Row>(text: string, values: unknown[]) =>
    (await client.query<Row & pg.QueryResultRow>({ name: createHash("md5").update(text).digest("hex"), text, values }))
      .rows;
  return timed(
    spreadOver(count),
    async (id) => {
      if (!(await findSwaps(query, id))) throw new Error(`listing ${id} cannot be matched`);
    },
    WARM_UP,
  );
}

/** Returns evenly spaced listing ids for warm-up and measurement. */
function spreadOver(count: number): number[] {
  return Array.from(
    { length: WARM_UP + MEASURED },
    (_, index) => 1 + Math.floor((index * count) / (WARM_UP + MEASURED)),
  );
}

async function search(product: Product): Promise<number[]> {
  const queries = Array.from({ length: 20 }, () => SEARCHES).flat();
  return timed(queries, async (query) => {
    const answer = await fetch(`${product.url}/api/becayis/listings?${query}`);
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  });
}
