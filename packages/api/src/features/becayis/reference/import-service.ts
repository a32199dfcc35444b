import type { ReferenceData } from "@site/contract/becayis/reference/schema";
import type { App } from "../../../core/app.ts";

/** Adds missing reference entries; existing ones stay as the administrator left them. */
export async function importReference(
  app: App,
  { provinces, districts, institutions, positions, rules }: ReferenceData,
): Promise<void> {
  const skipDuplicates = true;
  await app.db.prisma.$transaction([
    app.db.prisma.province.createMany({ data: provinces, skipDuplicates }),
    app.db.prisma.district.createMany({ data: districts, skipDuplicates }),
    app.db.prisma.institution.createMany({ data: institutions, skipDuplicates }),
    app.db.prisma.position.createMany({ data: positions, skipDuplicates }),
    app.db.prisma.eligibilityRule.createMany({
      data: rules.map((rule) => ({ ...rule, sourceDate: new Date(rule.sourceDate) })),
      skipDuplicates,
    }),
  ]);
}
