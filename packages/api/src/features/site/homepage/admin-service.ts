import { toNumber } from "@site/contract/common/atoms";
import {
  type AdminSection,
  sectionKey,
  type UpdateAboutInput,
  type UpdateHomepageConfigInput,
  type UpdateSectionInput,
} from "@site/contract/site/homepage/admin-schema";
import { type HomepageAbout, type HomepageConfig, homepageConfig } from "@site/contract/site/homepage/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { writeHomepageAbout, writeHomepageConfig, writeHomepageSection } from "./rows.ts";
import { toAbout, toAdminSection, toConfig } from "./view.ts";

type Db = Pick<Prisma.TransactionClient, "homepageConfig" | "homepageSection">;

/** Updates or creates a section's configuration. @throws NOT_FOUND for an unknown id or key */
export async function updateHomepageConfig(
  app: App,
  { id: given, ...input }: UpdateHomepageConfigInput,
): Promise<HomepageConfig> {
  const row = await changePages(app, ["home"], async (tx) => {
    const id = toNumber(given);
    const found = id ? await tx.homepageConfig.findUnique({ where: { id }, select: { sectionKey: true } }) : undefined;
    const { data: key } = homepageConfig.shape.sectionKey.safeParse(found?.sectionKey ?? given);
    if (!key) throw new AppError("NOT_FOUND");
    return writeHomepageConfig(tx, key, input);
  });
  return toConfig(row);
}

/** Returns a text section. @throws NOT_FOUND */
export async function getSection(app: App, given: string): Promise<AdminSection> {
  const { prisma } = app.db;
  const where = { sectionKey: await getSectionKey(prisma, given) };
  const row =
    where.sectionKey === "hero"
      ? await prisma.homepageConfig.findUnique({ where })
      : await prisma.homepageSection.findUnique({ where });
  if (!row) throw new AppError("NOT_FOUND");
  return toAdminSection(row);
}

/**
 * Updates or creates a text section. The hero's texts are stored in its configuration.
 * @throws NOT_FOUND for an unknown id or key; VALIDATION_FAILED for a call to action without a description
 */
export async function updateSection(app: App, { id: given, ...data }: UpdateSectionInput): Promise<AdminSection> {
  const row = await changePages(app, ["home"], async (tx) => {
    const key = await getSectionKey(tx, given);
    return key === "hero" ? writeHomepageConfig(tx, key, data) : writeHomepageSection(tx, key, data);
  });
  return toAdminSection(row);
}

/** Returns the key of a text section by key or id; both tables draw their ids from one sequence. @throws NOT_FOUND */
async function getSectionKey(db: Db, given: string) {
  const id = toNumber(given);
  const found = id
    ? ((await db.homepageSection.findUnique({ where: { id } })) ??
      (await db.homepageConfig.findUnique({ where: { id } })))
    : undefined;
  const { data: key } = sectionKey.safeParse(found?.sectionKey ?? given);
  if (!key) throw new AppError("NOT_FOUND");
  return key;
}

/** Returns the about section. @throws NOT_FOUND if there is none */
export async function getAdminAbout(app: App): Promise<HomepageAbout> {
  const row = await app.db.prisma.homepageAbout.findUnique({ where: { id: 1 } });
  if (!row) throw new AppError("NOT_FOUND");
  return toAbout(row);
}

/** Updates or creates the about section. @throws VALIDATION_FAILED for a new one without title or description */
export async function updateAbout(app: App, input: UpdateAboutInput): Promise<HomepageAbout> {
  return toAbout(await changePages(app, ["home"], (tx) => writeHomepageAbout(tx, input)));
}
