import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

const PROBE_MS = 250;
/** The header of an answer that names its instance. */
export const ANSWERED_BY = "x-answered-by";

/** A request without a good answer: the connection broke, or the status is 500 or more, or of a GET not 200. */
export interface Failure {
  instance: string;
  request: string;
  reason: string;
  /** When the connection to the instance was opened, by `performance.now`. */
  openedAt: number;
}

/** A proxy of several instances on this machine. */
export interface Balancer {
  url: string;
  failures: Failure[];
  /** Requests that another instance answered, because the first one refused the connection. */
  retried: number;
  /** Returns the addresses of the instances that /readyz says are ready. */
  up(): string[];
  close(): void;
}

interface Instance {
  url: string;
  agent: Agent;
  isUp: boolean;
}

interface Outcome {
  answer?: IncomingMessage;
  error?: NodeJS.ErrnoException;
  openedAt: number;
}

/**
 * Starts a proxy that sends each request to the next instance. One that is not ready at /readyz gets none while another
 * one is. A refused connection is tried at the other instance, as nothing was sent; one that breaks later is answered
 * with 502.
 */
export async function startBalancer(port: number, urls: string[]): Promise<Balancer> {
  const instances = urls.map((url): Instance => ({ url, agent: new Agent({ keepAlive: true }), isUp: true }));
  const balancer: Balancer = { url: `http://127.0.0.1:${port}`, failures: [], retried: 0, up, close };
  const closing = new AbortController();
  const { signal } = closing;
  let turn = 0;

  function up(): string[] {
    return instances.filter(({ isUp }) => isUp).map(({ url }) => url);
  }

  async function probe(instance: Instance): Promise<void> {
    while (!signal.aborted) {
      instance.isUp = await isReady(instance.url, signal).catch(() => false);
      await sleep(PROBE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const fail = (instance: string, reason: string, openedAt: number) =>
      balancer.failures.push({ instance, request: `${incoming.method} ${incoming.url}`, reason, openedAt });
    const refuse = () => response.writeHead(502, { "content-length": 0 }).end();
    const ready = instances.some(({ isUp }) => isUp) ? instances.filter(({ isUp }) => isUp) : instances;
    const first = turn++ % ready.length;
    for (const instance of [...ready.slice(first), ...ready.slice(0, first)]) {
      const { answer, error, openedAt } = await send(instance, incoming, body);
      if (error?.code === "ECONNREFUSED") {
        balancer.retried++;
        continue;
      }
      if (!answer) {
        fail(instance.url, error?.code ?? String(error), openedAt);
        return void refuse();
      }
      const { statusCode: status = 502 } = answer;
      if (status >= 500 || (incoming.method === "GET" && status !== 200)) fail(instance.url, String(status), openedAt);
      response.writeHead(status, { ...endToEnd(answer.headers), [ANSWERED_BY]: instance.url });
      return pipeline(answer, response).catch((broken: Error) => {
        fail(instance.url, broken.message, openedAt);
        response.destroy();
      });
    }
    fail("no instance", "all refused", performance.now());
    refuse();
  }

  for (const instance of instances) void probe(instance);
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy()); // the client has gone
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));

  function close(): void {
    closing.abort();
    server.close();
    server.closeAllConnections();
    for (const { agent } of instances) agent.destroy();
  }
  return balancer;
}

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal });
  await answer.arrayBuffer();
  return answer.ok;
}

const opened = new WeakMap<object, number>();

function send(
  { url, agent }: Instance,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let openedAt = performance.now();
    const { hostname, port } = new URL(url);
    const outgoing = request({
      ...{ hostname, port, path, method, agent },
      headers: { ...endToEnd(headers), "x-forwarded-for": "127.0.0.1", "content-length": body.length },
    });
    outgoing.on("socket", (socket) => {
      openedAt = opened.get(socket) ?? openedAt;
      opened.set(socket, openedAt);
    });
    outgoing.on("response", (answer) => resolve({ answer, openedAt }));
    outgoing.on("error", (error) => resolve({ error, openedAt }));
    outgoing.end(body);
  });
}

/** Leaves out the headers that are of one connection alone (RFC 9110, 7.6.1). */
function endToEnd(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...others } = headers;
  return others;
}
