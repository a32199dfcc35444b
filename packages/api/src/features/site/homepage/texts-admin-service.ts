import type { HomepageTexts, UpdateHomepageTextsInput } from "@site/contract/site/homepage/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { writeHomepageAbout, writeHomepageConfig, writeHomepageSection } from "./rows.ts";

type Tx = Prisma.TransactionClient;

const noTexts = { title: "", subtitle: "", description: "" };

/** Returns all texts of the home page; parts that are not stored yet are empty. */
export async function getHomepageTexts(app: App): Promise<HomepageTexts> {
  return readHomepageTexts(app.db.prisma);
}

/** Reads the texts within a transaction or without one. */
export async function readHomepageTexts(db: Pick<Tx, "homepageConfig" | "homepageAbout" | "homepageSection">) {
  const configs = await db.homepageConfig.findMany();
  const about = await db.homepageAbout.findUnique({ where: { id: 1 } });
  const cta = await db.homepageSection.findUnique({ where: { sectionKey: "cta" } });
  const getRow = (key: string) => configs.find(({ sectionKey }) => sectionKey === key);
  const getPart = (key: string) => {
    const { title, subtitle, description, isEnabled } = getRow(key) ?? { ...noTexts, isEnabled: true };
    return { title, subtitle, description, isEnabled };
  };
  const hero = getRow("hero");
  return {
    hero: {
      ...getPart("hero"),
      showProjectsCard: hero?.showProjectsCard ?? true,
      maxProjectsDisplay: hero?.maxProjectsDisplay ?? 3,
    },
    projects: getPart("projects"),
    features: getPart("features"),
    about: {
      title: about?.title ?? "",
      subtitle: about?.subtitle ?? "",
      description: about?.description ?? "",
      experienceYears: about?.experienceYears ?? 0,
      projectsCompleted: about?.projectsCompleted ?? 0,
      technologiesUsed: about?.technologiesUsed ?? 0,
    },
    cta: { title: cta?.title ?? "", subtitle: cta?.subtitle ?? "", description: cta?.description ?? "" },
  };
}

/** Saves what is sent of the home page's texts. @throws VALIDATION_FAILED for a new part without its title */
export async function updateHomepageTexts(app: App, texts: UpdateHomepageTextsInput): Promise<HomepageTexts> {
  return changePages(app, ["home"], async (tx) => {
    await writeHomepageTexts(tx, texts);
    return readHomepageTexts(tx);
  });
}

/** Writes what is sent of the texts within a transaction. @throws VALIDATION_FAILED for a new part without its title */
export async function writeHomepageTexts(
  tx: Tx,
  { hero, projects, features, about, cta }: UpdateHomepageTextsInput,
): Promise<void> {
  if (hero) await writeHomepageConfig(tx, "hero", hero);
  if (projects) await writeHomepageConfig(tx, "projects", projects);
  if (features) await writeHomepageConfig(tx, "features", features);
  if (about) await writeHomepageAbout(tx, about);
  if (cta) await writeHomepageSection(tx, "cta", cta);
}
