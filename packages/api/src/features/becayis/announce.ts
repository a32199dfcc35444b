import { matchTexts } from "@site/contract/becayis/labels";
import { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { sendInstantAlerts } from "./alert-mails.ts";
import { tell } from "./notices.ts";
import { matchesPath } from "./paths.ts";
import { unblocked } from "./reach.ts";

const BATCH = 200;

interface Found {
  member_id: number;
  title: string;
  is_ring: boolean;
}

/** Tells members of what was found for them and nobody has told them of, each listing's owner once for all that came together. */
export async function announce(app: App): Promise<void> {
  while ((await announceSome(app)) === BATCH);
  await sendInstantAlerts(app);
}

/** In the transaction that notes them as told, so that no match is told twice. Idle, it opens no more than a plain query. */
async function announceSome(app: App): Promise<number> {
  const { rows } = await app.db.pool.query(`${UNANNOUNCED} LIMIT 1`);
  if (rows.length === 0) return 0;
  return app.db.prisma.$transaction(async (tx) => {
    const found = await tx.$queryRawUnsafe<{ id: number; is_ring: boolean }[]>(`${UNANNOUNCED} LIMIT ${BATCH}`);
    const [matches, rings] = [found.filter(({ is_ring }) => !is_ring), found.filter(({ is_ring }) => is_ring)].map((list) => list.map(({ id }) => id));
    await tx.match.updateMany({ where: { id: { in: matches } }, data: { announcedAt: new Date() } });
    await tx.ring.updateMany({ where: { id: { in: rings } }, data: { announcedAt: new Date() } });
    for (const each of await ownersOf(tx, matches ?? [], rings ?? [])) await tellFound(app, tx, each);
    return found.length;
  });
}

const UNANNOUNCED = `SELECT id, is_ring FROM (
    SELECT id, false AS is_ring FROM matches WHERE announced_at IS NULL AND status = 'pending'
    UNION ALL SELECT id, true FROM rings WHERE announced_at IS NULL AND status = 'pending') AS found ORDER BY is_ring, id`;

/** In this match or ring is somebody whom the member has blocked, or who has blocked the member. */
const holdsBlocked = (table: "match_sides" | "ring_members", key: "match_id" | "ring_id", of: string) =>
  Prisma.raw(`EXISTS (SELECT 1 FROM ${table} o WHERE o.${key} = ${of}.${key} AND NOT (${unblocked("o.member_id", `${of}.member_id`)}))`);

/** Who does not want to hear is left out; and as rings are many, who has not read of the last one hears of no further one. */
function ownersOf(tx: Prisma.TransactionClient, matches: number[], rings: number[]): Promise<Found[]> {
  return tx.$queryRaw<Found[]>`
    SELECT f.* FROM (
      SELECT DISTINCT s.member_id, l.title, false AS is_ring FROM match_sides s JOIN listings l ON l.id = s.listing_id WHERE s.match_id = ANY(${matches}::int[])
        AND NOT ${holdsBlocked("match_sides", "match_id", "s")}
      UNION SELECT DISTINCT r.member_id, l.title, true FROM ring_members r JOIN listings l ON l.id = r.listing_id WHERE r.ring_id = ANY(${rings}::int[])
        AND NOT ${holdsBlocked("ring_members", "ring_id", "r")}
        AND NOT EXISTS (SELECT 1 FROM member_notifications n WHERE n.member_id = r.member_id AND n.title = ${matchTexts.ringFoundTitle} AND n.read_at IS NULL)
    ) AS f WHERE NOT EXISTS (SELECT 1 FROM notification_preferences p WHERE p.member_id = f.member_id AND p.event = 'match_found' AND p.channel = 'none')`;
}

function tellFound(app: App, tx: Prisma.TransactionClient, { member_id, title, is_ring }: Found): Promise<void> {
  return tell(app, tx, member_id, {
    event: "match_found",
    title: is_ring ? matchTexts.ringFoundTitle : matchTexts.foundTitle,
    message: title,
    link: matchesPath,
    mail: (name) => ({ template: "match_found", props: { name, listingTitle: title, path: matchesPath } }),
  });
}
