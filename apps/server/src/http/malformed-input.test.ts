import { signedInAdmin, signedInMember } from "@site/api/testing";
import { unsplashReasons } from "@site/contract/ai/images/labels";
import { aiReasons } from "@site/contract/ai/usage/labels";
import { beforeAll, expect, it } from "vitest";
import { createRandom } from "../testing/fuzz/random.ts";
import { type FuzzRequest, restRequests, trpcRequests } from "../testing/fuzz/requests.ts";
import { createTestHost, type TestHost } from "../testing/host.ts";

/** `npm run test:endurance` sends the full number, with another seed each time. A failure prints the request. */
const ENDURANCE = process.env.ENDURANCE === "true";
const REQUESTS = ENDURANCE ? 20_000 : 400;
const SEED = Number(process.env.SEED ?? (ENDURANCE ? Date.now() % 2 ** 32 : 20_261_123));
const AT_ONCE = 8;
/** Milliseconds after which an answer counts as missing; far above what a busy machine needs. */
const HANG_MS = 60_000;
const TIMEOUT_MS = ENDURANCE ? 3_600_000 : 300_000;

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ limitsFactor: 10_000 });
});

/**
 * Texts of the documented 503 for an AI or photo service that gives no answer. The test itself may create an active
 * configuration, and its well-formed calls then reach a service that does not exist here.
 */
const UPSTREAM_TEXTS = [...Object.values(aiReasons), ...Object.values(unsplashReasons)];

/** Sends a request and returns its status, 0 if no answer came, and whether it is an error of the server. */
async function send({ method, path, headers, body }: Http, more: Record<string, string>) {
  try {
    const answer = await fetch(host.origin + path, {
      method,
      headers: { ...headers, ...more },
      signal: AbortSignal.timeout(HANG_MS),
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const { status } = answer;
    const isUpstream = status === 503 && UPSTREAM_TEXTS.some((error) => text.includes(error));
    return { status, isUnexpected: status >= 500 && !isUpstream, text };
  } catch {
    return { status: 0, isUnexpected: true, text: "" };
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
    const errors: string[] = [];
    const statuses = new Set<number>();
    let sent = 0;
    const work = async () => {
      while (sent < REQUESTS) {
        const caller = callers[sent++ % callers.length];
        const request = caller?.make(random);
        if (!caller || request?.kind !== "http") continue;
        const { status, isUnexpected, text } = await send(request, caller.headers);
        statuses.add(status);
        const { method, path, body } = request;
        if (isUnexpected) errors.push(`${status} for ${method} ${path.slice(0, 300)} ${body?.slice(0, 300)}: ${text}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(errors).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  },
  TIMEOUT_MS,
);
