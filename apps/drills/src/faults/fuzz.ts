import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { createRandom, type Random } from "@site/server/testing/fuzz/random";
import { envelopeRequests, type FuzzRequest, restRequests, trpcRequests } from "@site/server/testing/fuzz/requests";
import { startProduct } from "../bench/product.ts";
import { rawRequests } from "./fuzz-raw-requests.ts";
import { send } from "./fuzz-send.ts";
import { longestDelay, signInMember } from "./probes.ts";

/**
 * Sends generated requests to the built product and fails if one causes an internal error or blocks the event loop.
 * Arguments: number of requests (50,000) and seed (random, printed).
 */
const [count = 50_000, seed = Math.floor(Math.random() * 2 ** 32)] = process.argv.slice(2).map(Number);
const PORT = 20_000 + (process.pid % 20_000);
const AT_ONCE = 8;
const ROUND = 200;
const TRIES = 3;
/** Longest event loop delay that one request may cause, in milliseconds. */
const MAX_DELAY_MS = { anonymousEnvelopes: 50, others: 200 };

type MakeRequest = (random: Random) => FuzzRequest;

/** Generated requests of one kind of caller. */
interface Corpus {
  name: string;
  make: MakeRequest;
  /** Percentage of all requests. */
  share: number;
  headers: Record<string, string>;
  maxDelayMs: number;
}

console.info(`fuzz: ${count} requests, seed ${seed}`);
const folder = makeDataFolder();
const product = await startProduct(folder, PORT, { SEED_DEMO: "true", LOG_LEVEL: "fatal" });
const faults: string[] = [];
let peakDelayMs = 0;
try {
  for (const corpus of await corpora()) await run(corpus);
} finally {
  await product.stop();
  removeDataFolder(folder);
}
for (const fault of faults) console.error(fault);
console.info(`${faults.length} faults, the event loop was held ${peakDelayMs.toFixed(0)} ms at most`);
process.exit(faults.length > 0 ? 1 : 0);

async function corpora(): Promise<Corpus[]> {
  const document: unknown = await (await fetch(`${product.url}/api/openapi.json`)).json();
  const member = { authorization: `Bearer ${(await signInMember(product)).token}` };
  const admin = { authorization: `Bearer ${await product.adminToken()}` };
  const [anonymousRest, signedInRest] = [restRequests(document, false), restRequests(document, true)];
  const [anonymousCalls, signedInCalls] = [trpcRequests(false), trpcRequests(true)];
  const others = { headers: {}, maxDelayMs: MAX_DELAY_MS.others };
  return [
    {
      name: "anonymous envelopes",
      make: envelopeRequests,
      share: 5,
      headers: {},
      maxDelayMs: MAX_DELAY_MS.anonymousEnvelopes,
    },
    { ...others, name: "raw", make: rawRequests, share: 15 },
    { ...others, name: "anonymous REST", make: anonymousRest, share: 20 },
    { ...others, name: "anonymous calls", make: anonymousCalls, share: 20 },
    { ...others, name: "member's REST", make: signedInRest, share: 10, headers: member },
    { ...others, name: "member's calls", make: signedInCalls, share: 10, headers: member },
    { ...others, name: "administrator's REST", make: signedInRest, share: 10, headers: admin },
    { ...others, name: "administrator's calls", make: signedInCalls, share: 10, headers: admin },
  ];
}

async function run({ name, make, share, headers, maxDelayMs }: Corpus): Promise<void> {
  const random = createRandom(seed + share + name.length);
  const statuses = new Map<number, number>();
  let peak = 0;
  let alone: number | undefined;
  for (let left = Math.ceil((count * share) / 100); left > 0; left -= ROUND) {
    const requests = Array.from({ length: Math.min(left, ROUND) }, () => make(random));
    await longestDelay(product.url);
    await sendAll(requests, async (request) => {
      const status = await send(product.url, request, headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) faults.push(`${name}: ${status} for ${describe(request)}`);
    });
    const delay = await longestDelay(product.url);
    peak = Math.max(peak, delay);
    if (delay > maxDelayMs) alone = Math.max(alone ?? 0, await findStalls({ name, headers, maxDelayMs, requests }));
  }
  peakDelayMs = Math.max(peakDelayMs, peak);
  const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  const again =
    alone === undefined ? "" : `; rounds over ${maxDelayMs} ms sent again one by one: ${alone.toFixed(0)} ms at most`;
  console.info(`${name}: ${seen.join(", ")}; event loop held ${peak.toFixed(0)} ms at most${again}`);
}

/**
 * Repeats suspicious requests to exclude noise and reports those that block the event loop every time.
 * @returns the longest reproducible delay in milliseconds
 */
async function findStalls({
  name,
  headers,
  maxDelayMs,
  requests,
}: Pick<Corpus, "name" | "headers" | "maxDelayMs"> & { requests: FuzzRequest[] }): Promise<number> {
  let longest = 0;
  for (const request of requests) {
    let shortest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES && shortest > maxDelayMs; attempt++) {
      await longestDelay(product.url);
      await send(product.url, request, headers);
      shortest = Math.min(shortest, await longestDelay(product.url));
    }
    longest = Math.max(longest, shortest);
    if (shortest > maxDelayMs)
      faults.push(`${name}: the event loop was held ${shortest.toFixed(0)} ms by ${describe(request)}`);
  }
  return longest;
}

async function sendAll(requests: FuzzRequest[], sendOne: (request: FuzzRequest) => Promise<void>): Promise<void> {
  const waiting = requests.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const request of waiting) await sendOne(request);
    }),
  );
}

function describe(request: FuzzRequest): string {
  const whole =
    request.kind === "raw"
      ? request.bytes
      : `${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body ?? ""}`;
  return whole.length > 600
    ? `${JSON.stringify(whole.slice(0, 600))}… (${whole.length} letters)`
    : JSON.stringify(whole);
}
