import type { ReferenceData } from "@site/contract/becayis/board/reference/schema";
import type { App } from "../../../../core/app.ts";
import { LOCK_SLUGS } from "./queries.ts";
import { chooseSlug } from "./slugs.ts";

/** Adds missing reference entries; existing ones stay as the administrator left them. */
export async function importReference(
  app: App,
  { provinces, districts, institutions, positions, rules }: ReferenceData,
): Promise<void> {
  const skipDuplicates = true;
  await app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(LOCK_SLUGS);
    await tx.province.createMany({ data: provinces, skipDuplicates });
    await tx.district.createMany({ data: districts, skipDuplicates });
    for (const entry of missingFrom(await tx.institution.findMany(), institutions))
      await tx.institution.create({ data: { ...entry, slug: await chooseSlug(tx, "institution", entry.name, null) } });
    for (const entry of missingFrom(await tx.position.findMany(), positions))
      await tx.position.create({ data: { ...entry, slug: await chooseSlug(tx, "position", entry.name, null) } });
    await tx.eligibilityRule.createMany({
      data: rules.map((rule) => ({ ...rule, sourceDate: new Date(rule.sourceDate) })),
      skipDuplicates,
    });
  });
}

function missingFrom<Entry extends { name: string }>(known: { name: string }[], entries: Entry[]): Entry[] {
  const names = new Set(known.map(({ name }) => name));
  return entries.filter(({ name }) => !names.has(name));
}
