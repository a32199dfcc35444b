import type { App } from "@site/api";
import { openConnection, takeAdvisoryLock } from "@site/db";

/** Key of the advisory lock that serialises concurrent seeding; an arbitrary number. */
const SEED_LOCK = 7_310_423;

/** Returns the settings key that marks a subject as seeded. */
const getKey = (subject: string) => `seeded_${subject}`;

/** Returns the subjects that are not seeded yet, in the given order. */
export async function getPending<Subject extends { name: string }>(app: App, subjects: Subject[]): Promise<Subject[]> {
  const { rows } = await app.db.pool.query<{ key: string }>(
    "SELECT key FROM settings WHERE scope = 'site' AND key = ANY($1)",
    [subjects.map(({ name }) => getKey(name))],
  );
  const keys = new Set(rows.map(({ key }) => key));
  return subjects.filter(({ name }) => !keys.has(getKey(name)));
}

export async function markSeeded(app: App, subject: string): Promise<void> {
  await app.db.prisma.setting.create({ data: { scope: "site", key: getKey(subject), value: "true" } });
}

/** Runs the work while holding the seed lock. */
export async function withSeedLock(app: App, work: () => Promise<void>): Promise<void> {
  const connection = await openConnection(app.db.url, "seeding");
  try {
    await takeAdvisoryLock(connection, SEED_LOCK);
    await work();
  } finally {
    await connection.end(); // releases the lock
  }
}
