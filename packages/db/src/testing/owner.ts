import pg from "pg";
import { startEmbeddedServer } from "../embedded/server.ts";

/**
 * A process of its own that owns the data folder of its argument, for tests that start several or kill one. It says on its
 * standard output "owned", or "refused" and why, then the number of each row it wrote, until it is killed or hears the end of its input.
 */
const [folder = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
process.stdout.on("error", () => undefined); // nobody listens any more; the input ends too

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
