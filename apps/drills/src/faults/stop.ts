import { randomUUID } from "node:crypto";
import { Agent, request as httpRequest, type RequestOptions } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { chance, check, type DrillProduct, databasePid, drill, spawnForDrill, stopProduct } from "./support.ts";

/** Stops the product under load with silent, half-open and slow connections. Usage: tsx stop.ts [seed] */

const STOPS = 20;
const READERS = 6;
const PATHS = ["/", "/blog", "/api/blog/posts", "/hizmetler"];

/** Results of the requests of one round. */
interface Tally {
  answered: number;
  /** Requests on an established connection that received no answer. */
  dropped: string[];
}

await drill("stop", 30 * 60_000, async () => {
  const folder = makeDataFolder();
  const tally: Tally = { answered: 0, dropped: [] };
  const codes: (number | NodeJS.Signals)[] = [];
  let orphans = 0;
  for (let round = 0; round < STOPS; round++) {
    const product = await spawnForDrill(folder);
    await product.ready();
    await product.admin("GET", "/api/admin/tags");
    const agent = new Agent({ keepAlive: true });
    const readers = Array.from({ length: READERS }, () => readUntilRefused(product, agent, tally));
    const odd = [
      open(product, ""),
      open(product, "GET /blog HTTP/1.1\r\nHo"),
      open(product, "GET /blog HTTP/1.1\r\nHost: a\r\n\r\n").pause(),
    ];
    await sleep(200 + chance() * 800);
    codes.push(await stopProduct(product));
    await Promise.all(readers);
    agent.destroy();
    for (const socket of odd) socket.destroy();
    if (databasePid(folder) !== undefined) orphans++;
  }
  check(
    `${STOPS} stops exit with 0`,
    codes.every((code) => code === 0),
    codes.join(" "),
  );
  check(
    "every accepted request was answered",
    tally.dropped.length === 0,
    `${tally.answered} answered, ${tally.dropped.length} dropped: ${getCounts(tally.dropped)}`,
  );
  check("no PostgreSQL is left behind", orphans === 0, `${orphans}`);
  removeDataFolder(folder);
});

/** Formats each distinct text with its count. */
function getCounts(texts: string[]): string {
  return [...new Set(texts)].map((text) => `${texts.filter((each) => each === text).length} ${text}`).join(", ");
}

function open({ url }: DrillProduct, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return socket.on("error", () => undefined);
}

async function readUntilRefused(product: DrillProduct, agent: Agent, tally: Tally): Promise<void> {
  for (;;) {
    const isWrite = chance() < 0.3;
    const answer = await (isWrite
      ? writeTag(product, agent)
      : ask(product.url + PATHS[Math.floor(chance() * PATHS.length)], { agent }));
    if (answer === "refused") return;
    if (answer === "answered") tally.answered++;
    else tally.dropped.push(answer);
  }
}

async function writeTag(product: DrillProduct, agent: Agent): Promise<string> {
  const slug = `stop-${randomUUID()}`;
  const headers = { authorization: `Bearer ${await product.token()}`, "content-type": "application/json" };
  return ask(`${product.url}/api/admin/tags`, { agent, method: "POST", headers }, JSON.stringify({ name: slug, slug }));
}

/** Returns "answered", "refused" if no connection was established, otherwise the error and the phase of the request. */
function ask(url: string, options: RequestOptions, body?: string): Promise<string> {
  return new Promise((resolve) => {
    let phase = "while connecting";
    const lost = (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : `${error.code} ${phase}`);
    const request = httpRequest(url, options, (response) => {
      phase = "in the midst of the answer";
      response.on("error", lost);
      response.on("end", () =>
        resolve((response.statusCode ?? 0) < 500 ? "answered" : `status ${response.statusCode}`),
      );
      response.resume();
    });
    request.on("socket", (socket) => {
      if (request.reusedSocket) phase = "on a keep-alive connection";
      else socket.once("connect", () => (phase = "on a new connection"));
    });
    request.on("error", lost);
    request.end(body);
  });
}
