import type { AppRouter } from "@site/api";
import type { AnyTRPCProcedure, inferProcedureInput, inferProcedureOutput } from "@trpc/server";
import superjson from "superjson";
import { afterEach, expect, vi } from "vitest";

/** Answers a call with its output, or throws `callError`. */
type Answer<Procedure extends AnyTRPCProcedure> = (
  input: inferProcedureInput<Procedure>,
) => inferProcedureOutput<Procedure> | Promise<inferProcedureOutput<Procedure>>;

/** Answers by router and procedure; `Router` is the record of a tRPC router. */
type AnswersOf<Router> = {
  [Name in keyof Router]?: Router[Name] extends AnyTRPCProcedure ? Answer<Router[Name]> : AnswersOf<Router[Name]>;
};

export type Answers = AnswersOf<AppRouter["_def"]["record"]>;

/** The server's error of a call. */
interface CallError {
  code: string;
  message: string;
  fields?: Record<string, string>;
  [flag: string]: unknown;
}

class RefusedCall extends Error {
  readonly shape: object;

  constructor({ message, ...data }: CallError) {
    super(message);
    this.shape = { message, code: -32_000, data };
  }
}

const unanswered: string[] = [];
/** The browser's own fetch, for everything but calls. */
const { fetch: fetchFile } = globalThis;

/** Returns what an answer throws to refuse its call, in the shape of the server's error formatter. */
export function callError(error: CallError): Error {
  return new RefusedCall(error);
}

/**
 * Answers the app's calls instead of the network until the test ends. Requests and responses have tRPC's form, so that
 * links, batches and transformers are the product's. A call without an answer fails the test.
 */
export function answerCalls(...parts: Answers[]): void {
  vi.stubGlobal("fetch", async (address: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(address instanceof Request ? address.url : address, location.href);
    if (url.pathname.startsWith("/api/")) return new Response(null, { status: 503 }); // no stream or file exists
    if (!url.pathname.startsWith("/trpc/")) return fetchFile(address, init);
    const paths = decodeURIComponent(url.pathname.slice("/trpc/".length)).split(",");
    const inputs = JSON.parse(String(init?.body ?? url.searchParams.get("input") ?? "{}"));
    const answers = await Promise.all(paths.map((path, index) => getAnswer(parts, path, inputs[index])));
    return Response.json(answers);
  });
}

async function getAnswer(parts: Answers[], path: string, input: unknown): Promise<object> {
  const answer = parts.map((part) => find(part, path)).find((found) => found !== undefined);
  if (!answer) {
    unanswered.push(path);
    return { error: superjson.serialize({ message: `no answer for ${path}`, code: -32_004, data: { code: "TEST" } }) };
  }
  try {
    return { result: { data: superjson.serialize(await answer(read(input))) } };
  } catch (error) {
    if (error instanceof RefusedCall) return { error: superjson.serialize(error.shape) };
    throw error; // the browser sees a failed request
  }
}

function read(input: unknown): unknown {
  return typeof input === "object" && input !== null && "json" in input
    ? superjson.deserialize(input as Parameters<typeof superjson.deserialize>[0])
    : undefined;
}

function find(part: object, path: string): ((input: unknown) => unknown) | undefined {
  const found = path.split(".").reduce<unknown>((at, name) => Object(at)[name], part);
  return typeof found === "function" ? (input) => found(input) : undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
  expect(unanswered.splice(0), "calls that the test does not answer").toEqual([]);
});
