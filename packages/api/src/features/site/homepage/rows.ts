import type {
  UpdateAboutInput,
  UpdateHomepageConfigInput,
  UpdateSectionInput,
} from "@site/contract/site/homepage/admin-schema";
import type { HomepageConfig } from "@site/contract/site/homepage/schema";
import type { Prisma } from "@site/db";
import { AppError } from "../../../core/calls/errors.ts";

type Tx = Prisma.TransactionClient;

const TITLE_REQUIRED = "Başlık gereklidir";
const DESCRIPTION_REQUIRED = "Açıklama gereklidir";

/** Writes what is sent of a section's configuration. @throws VALIDATION_FAILED for a new one without a title */
export async function writeHomepageConfig(
  tx: Tx,
  sectionKey: HomepageConfig["sectionKey"],
  input: Omit<UpdateHomepageConfigInput, "id">,
) {
  const data = {
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    isEnabled: input.isEnabled,
    showProjectsCard: input.showProjectsCard,
    maxProjectsDisplay: input.maxProjectsDisplay,
  };
  const [row] = await tx.homepageConfig.updateManyAndReturn({ where: { sectionKey }, data });
  if (row) return row;
  return tx.homepageConfig.create({
    data: { ...data, title: given("title", input.title, TITLE_REQUIRED), sectionKey },
  });
}

/**
 * Writes what is sent of a text section.
 * @throws VALIDATION_FAILED for an empty description and for a new one without its texts
 */
export async function writeHomepageSection(tx: Tx, sectionKey: "cta", data: Omit<UpdateSectionInput, "id">) {
  if (data.description !== undefined) given("description", data.description, DESCRIPTION_REQUIRED);
  const [row] = await tx.homepageSection.updateManyAndReturn({ where: { sectionKey }, data });
  if (row) return row;
  const title = given("title", data.title, TITLE_REQUIRED);
  const description = given("description", data.description, DESCRIPTION_REQUIRED);
  return tx.homepageSection.create({ data: { ...data, title, description, sectionKey } });
}

/** Writes what is sent of the about section. @throws VALIDATION_FAILED for a new one without title or description */
export async function writeHomepageAbout(tx: Tx, input: UpdateAboutInput) {
  const data = {
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    experienceYears: input.experienceYears,
    projectsCompleted: input.projectsCompleted,
    technologiesUsed: input.technologiesUsed,
  };
  const [row] = await tx.homepageAbout.updateManyAndReturn({ where: { id: 1 }, data });
  if (row) return row;
  const title = given("title", input.title, TITLE_REQUIRED);
  const description = given("description", input.description, DESCRIPTION_REQUIRED);
  return tx.homepageAbout.create({ data: { ...data, title, description } });
}

/** Returns the value that a new row needs. @throws VALIDATION_FAILED if it is missing */
function given(field: string, value: string | undefined, message: string): string {
  if (value) return value;
  throw new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
