import type { App } from "@site/api";
import { openConnection, takeAdvisoryLock } from "@site/db";

/** Any number; instances that start at once wait for one another at this advisory lock. */
const SEED_LOCK = 7_310_423;

/** A subject that was planted is noted among the settings under this key, and never planted again. */
const keyOf = (subject: string) => `seeded_${subject}`;

/** Which of these subjects the database has not been given yet, in this order. */
export async function pendingOf<Subject extends { name: string }>(app: App, subjects: Subject[]): Promise<Subject[]> {
  const { rows } = await app.db.pool.query<{ key: string }>(
    "SELECT key FROM settings WHERE scope = 'site' AND key = ANY($1)",
    [subjects.map(({ name }) => keyOf(name))],
  );
  const keys = new Set(rows.map(({ key }) => key));
  return subjects.filter(({ name }) => !keys.has(keyOf(name)));
}

export async function notePlanted(app: App, subject: string): Promise<void> {
  await app.db.prisma.setting.create({ data: { scope: "site", key: keyOf(subject), value: "true" } });
}

/** Runs the work while no other instance does. */
export async function withSeedLock(app: App, work: () => Promise<void>): Promise<void> {
  const connection = await openConnection(app.db.url, "seeding");
  try {
    await takeAdvisoryLock(connection, SEED_LOCK);
    await work();
  } finally {
    await connection.end(); // the lock goes with it
  }
}
