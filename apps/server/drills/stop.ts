import { randomUUID } from "node:crypto";
import { Agent, request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { chance, check, type DrillProduct, databasePid, drill, spawnForDrill, stopProduct } from "./support.ts";

/** Stops the product under load, among silent, half-open and slow connections. Usage: tsx stop.ts [seed] */

const STOPS = 20;
const READERS = 6;
const PATHS = ["/", "/blog", "/api/blog/posts", "/hizmetler"];

/** What became of the requests of a round. */
interface Tally {
  answered: number;
  /** A connection was made, and no answer came. */
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
    const odd = [open(product, ""), open(product, "GET /blog HTTP/1.1\r\nHo"), open(product, "GET /blog HTTP/1.1\r\nHost: a\r\n\r\n").pause()];
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
  check("no request that was accepted went without its answer", tally.dropped.length === 0, `${tally.answered} answered, ${tally.dropped.length} dropped: ${[...new Set(tally.dropped)].join(", ")}`);
  check("no PostgreSQL is left behind", orphans === 0, `${orphans}`);
  removeDataFolder(folder);
});

function open({ url }: DrillProduct, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return socket.on("error", () => undefined);
}

async function readUntilRefused(product: DrillProduct, agent: Agent, tally: Tally): Promise<void> {
  for (;;) {
    const isWrite = chance() < 0.3;
    const answer = await (isWrite ? writeTag(product) : ask(product.url + PATHS[Math.floor(chance() * PATHS.length)], agent));
    if (answer === "refused") return;
    if (answer === "answered") tally.answered++;
    else tally.dropped.push(answer);
  }
}

async function writeTag(product: DrillProduct): Promise<string> {
  const slug = `stop-${randomUUID()}`;
  try {
    const answer = await product.admin("POST", "/api/admin/tags", { name: slug, slug });
    await answer.text();
    return answer.ok ? "answered" : `status ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
    const code = cause && "code" in cause ? String(cause.code) : String(error);
    return code === "ECONNREFUSED" ? "refused" : code;
  }
}

/** "answered", "refused" where no connection was made, else what went wrong. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { agent, headers: { "user-agent": "drill" } }, (response) => {
      response.on("error", (error) => resolve(error.message));
      response.on("end", () => resolve((response.statusCode ?? 0) < 500 ? "answered" : `status ${response.statusCode}`));
      response.resume();
    });
    request.on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : `${error.code} ${request.reusedSocket ? "on a kept connection" : "on a new connection"}`),
    );
    request.end();
  });
}
