import { signedInAdmin, signedInMember } from "@site/api/testing";
import { beforeAll, expect, it } from "vitest";
import { createRandom } from "../drills/fuzz-random.ts";
import { type FuzzRequest, restRequests, trpcRequests } from "../drills/fuzz-requests.ts";
import { createTestHost, type TestHost } from "./testing/host.ts";

/** `npm run test:endurance` sends the full number, with another seed each time. A failure prints the request. */
const ENDURANCE = process.env.ENDURANCE === "true";
const REQUESTS = ENDURANCE ? 20_000 : 800;
const SEED = Number(process.env.SEED ?? (ENDURANCE ? Date.now() % 2 ** 32 : 20_261_123));
const AT_ONCE = 8;
/** An answer that takes longer counts as none; far above what a busy machine needs. */
const HANG_MS = 60_000;
const TIMEOUT_MS = ENDURANCE ? 3_600_000 : 300_000;

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ limitsFactor: 10_000 });
});

/** Sends a request and returns its status, or 0 where no answer came. */
async function statusOf({ method, path, headers, body }: Http, more: Record<string, string>): Promise<number> {
  try {
    const answer = await fetch(host.origin + path, {
      method,
      headers: { ...headers, ...more },
      signal: AbortSignal.timeout(HANG_MS),
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

type Http = Extract<FuzzRequest, { kind: "http" }>;

it(
  `gives no internal error and always an answer (seed ${SEED})`,
  async () => {
    const random = createRandom(SEED);
    const document: unknown = (await host.server.inject("/api/openapi.json")).json();
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const callers = [
      { headers: {}, isSignedIn: false },
      { headers: bearer((await signedInMember(host.app)).token), isSignedIn: true },
      { headers: bearer((await signedInAdmin(host.app)).token), isSignedIn: true },
    ].flatMap(({ headers, isSignedIn }) =>
      [restRequests(document, isSignedIn), trpcRequests(isSignedIn)].map((make) => ({ headers, make })),
    );
    const faults: string[] = [];
    const statuses = new Set<number>();
    let sent = 0;
    const work = async () => {
      while (sent < REQUESTS) {
        const caller = callers[sent++ % callers.length];
        const request = caller?.make(random);
        if (!caller || request?.kind !== "http") continue;
        const status = await statusOf(request, caller.headers);
        statuses.add(status);
        if (status === 0 || status >= 500)
          faults.push(`${status} for ${request.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  },
  TIMEOUT_MS,
);
