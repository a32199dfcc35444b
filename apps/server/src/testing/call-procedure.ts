import type { FastifyInstance } from "fastify";

/** An answer to a tRPC call. */
interface Answer {
  status: number;
  /** The output, parsed by the procedure's schema; undefined after an error. */
  output: unknown;
  /** Code of the closed list; undefined after a success. */
  code: string | undefined;
}

/** Calls a mutation by its path like the apps, over HTTP. */
export async function callMutation(
  server: FastifyInstance,
  path: string,
  input: unknown,
  headers: Record<string, string | undefined>,
): Promise<Answer> {
  return call(server, { method: "POST", url: `/trpc/${path}`, headers, payload: toEnvelope(input) });
}

/** Calls a query without input by its path like the apps, over HTTP. */
export async function callQuery(
  server: FastifyInstance,
  path: string,
  headers: Record<string, string | undefined>,
): Promise<Answer> {
  return call(server, { method: "GET", url: `/trpc/${path}`, headers });
}

/** Writes an input as superjson does. */
const toEnvelope = (input: unknown) =>
  input === undefined ? { json: null, meta: { values: ["undefined"] } } : { json: input };

async function call(server: FastifyInstance, request: object): Promise<Answer> {
  const answer = await server.inject(request);
  const { result, error } = answer.json();
  return { status: answer.statusCode, output: result?.data?.json, code: error?.json?.data?.code };
}
