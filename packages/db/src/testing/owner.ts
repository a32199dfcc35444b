import pg from "pg";
import { startEmbeddedServer } from "../embedded/server.ts";

/**
 * Owns the data folder of its argument until it is killed or its input ends. It prints "owned", or "refused" with the
 * reason, then the id of each row it writes.
 */
const [folder = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
process.stdout.on("error", () => undefined); // nobody reads any more; the input ends too

try {
  const server = await startEmbeddedServer(folder, { info: () => undefined, error: console.error });
  say("owned");
  let isEnding = false;
  process.stdin.on("end", () => {
    isEnding = true;
  });
  process.stdin.resume();
  const client = new pg.Client({ connectionString: await server.databaseUrl("site") });
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS notes (id integer GENERATED ALWAYS AS IDENTITY)");
  while (!isEnding) {
    const { rows } = await client.query<{ id: number }>("INSERT INTO notes DEFAULT VALUES RETURNING id");
    say(String(rows[0]?.id));
  }
  await client.end();
  await server.stop();
} catch (error) {
  say(`refused ${error instanceof Error ? error.constructor.name : ""} ${error}`);
}
