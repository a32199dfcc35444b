import { openConnection } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { startScratchServer } from "./scratch-server.ts";
import { check, type DrillProduct, drill, holdsWithin, spawnForDrill, stopProduct } from "./support.ts";

/** Runs two instances on one database. Usage: tsx two-instances.ts [seed] */

const ENV = { APP_SECRET: "two-instances-drill".padEnd(32, "-"), LIMITS_FACTOR: "1" };
const SLUG = "iki-ornek";
const LOGIN_TRIES = 10;

await drill("two-instances", 10 * 60_000, async () => {
  const server = await startScratchServer();
  const folder = makeDataFolder();
  const url = await server.newDatabase();
  const start = async () => {
    const product = await spawnForDrill(folder, { ...ENV, DATABASE_URL: url });
    await product.ready();
    return product;
  };
  const first = await start();
  const listeners = await getListeners(url);
  const second = await start();
  const frozen = (await getListeners(url)).find((pid) => !listeners.includes(pid)) ?? 0;

  await checkPurges(first, second, frozen);
  await checkDeactivation(first, second);
  await checkSessions(first, second);
  await checkLimits(first, second);
  const codes = [await stopProduct(first), await stopProduct(second)];
  check(
    "both stop gracefully",
    codes.every((code) => code === 0),
    codes.join(" "),
  );
  await server.stop();
  removeDataFolder(folder);
});

/** Returns the backend process ids of the connections that listen for notifications. */
async function getListeners(url: string): Promise<number[]> {
  const client = await openConnection(url, "drill");
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'notifications'",
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

async function checkPurges(first: DrillProduct, second: DrillProduct, frozen: number): Promise<void> {
  const post = { title: "ilk-metin", slug: SLUG, content: "<p>Metin</p>", status: "published" };
  const created: unknown = await (await first.admin("POST", "/api/admin/posts", post)).json();
  const id = typeof created === "object" && created !== null ? Reflect.get(created, "id") : undefined;
  const change = (title: string) => first.admin("PUT", `/api/admin/posts/${id}`, { ...post, title });
  const shows = async (title: string) => (await (await fetch(`${second.url}/blog/${SLUG}`)).text()).includes(title);

  check("the other instance shows a new article", await holdsWithin(10_000, () => shows("ilk-metin")));
  await change("ikinci-metin");
  check("and shows a change to it", await holdsWithin(10_000, () => shows("ikinci-metin")));
  process.kill(frozen, "SIGSTOP");
  try {
    await change("ucuncu-metin");
    check("even if its listening connection is frozen", await holdsWithin(30_000, () => shows("ucuncu-metin")));
  } finally {
    process.kill(frozen, "SIGCONT");
  }
}

async function checkSessions(first: DrillProduct, second: DrillProduct): Promise<void> {
  const token = await first.token();
  const statusAtSecond = async () =>
    (await fetch(`${second.url}/api/admin/tags`, { headers: { authorization: `Bearer ${token}` } })).status;
  const before = await statusAtSecond();
  await first.admin("POST", "/api/admin/logout");
  const after = await statusAtSecond();
  check("a session works on both instances and ends on both", before === 200 && after === 401, `${before}, ${after}`);
}

/** Deactivates a member on one instance and asks the other one within a second. */
async function checkDeactivation(first: DrillProduct, second: DrillProduct): Promise<void> {
  const member = { email: "pasif@example.org", password: "uye-parolasi-42" };
  const call = (product: DrillProduct, path: string, body: object) =>
    fetch(product.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await call(first, "/api/auth/register", {
    ...member,
    firstName: "Ayşe",
    lastName: "Kaya",
    phone: "+905551112233",
    terms: true,
  });
  let id: unknown;
  await holdsWithin(10_000, async () => {
    const members: unknown = await (await first.admin("GET", "/api/admin/users")).json();
    const found: unknown = Array.isArray(members)
      ? members.find((row) => Reflect.get(row, "email") === member.email)
      : {};
    id = typeof found === "object" && found !== null ? Reflect.get(found, "id") : undefined;
    return id !== undefined;
  });
  await first.admin("POST", `/api/admin/users/${id}/verify-email`);
  const answer: unknown = await (await call(first, "/api/auth/login", member)).json();
  const token = /"access_token":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? "";
  const statusAtSecond = async () =>
    (await fetch(`${second.url}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
  const before = await statusAtSecond();
  await first.admin("PATCH", `/api/admin/users/${id}/status`, { isActive: false });
  const isRefused = await holdsWithin(1_000, async () => (await statusAtSecond()) === 401);
  check("a deactivated member's token is refused on the other instance", before === 200 && isRefused, String(before));
}

async function checkLimits(first: DrillProduct, second: DrillProduct): Promise<void> {
  const login = async ({ url }: DrillProduct) =>
    (
      await fetch(`${url}/api/admin/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "kimse", password: "yanlis-parola" }),
      })
    ).status;
  const statuses: number[] = [];
  for (let count = 0; count <= LOGIN_TRIES; count++) statuses.push(await login(count % 2 === 0 ? first : second));
  check(
    "failed sign-ins are counted across instances",
    statuses.slice(0, LOGIN_TRIES).every((status) => status === 401) && statuses.at(-1) === 429,
    statuses.join(" "),
  );
}
