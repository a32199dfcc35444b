import type { HomepageTexts } from "@site/contract/site/homepage/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { changePages } from "../../../core/pages.ts";

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
  const rowOf = (key: string) => configs.find(({ sectionKey }) => sectionKey === key);
  const partOf = (key: string) => {
    const { title, subtitle, description, isEnabled } = rowOf(key) ?? { ...noTexts, isEnabled: true };
    return { title, subtitle, description, is_enabled: isEnabled };
  };
  const hero = rowOf("hero");
  return {
    hero: {
      ...partOf("hero"),
      show_projects_card: hero?.showProjectsCard ?? true,
      max_projects_display: hero?.maxProjectsDisplay ?? 3,
    },
    projects: partOf("projects"),
    features: partOf("features"),
    about: {
      title: about?.title ?? "",
      subtitle: about?.subtitle ?? "",
      description: about?.description ?? "",
      experience_years: about?.experienceYears ?? 0,
      projects_completed: about?.projectsCompleted ?? 0,
      technologies_used: about?.technologiesUsed ?? 0,
    },
    cta: { title: cta?.title ?? "", subtitle: cta?.subtitle ?? "", description: cta?.description ?? "" },
  };
}

/** Saves all texts of the home page. */
export async function updateHomepageTexts(app: App, texts: HomepageTexts): Promise<HomepageTexts> {
  return changePages(app, ["home"], async (tx) => {
    await writeHomepageTexts(tx, texts);
    return readHomepageTexts(tx);
  });
}

/** Writes all texts within a transaction. */
export async function writeHomepageTexts(
  tx: Tx,
  { hero, projects, features, about, cta }: HomepageTexts,
): Promise<void> {
  const { show_projects_card: showProjectsCard, max_projects_display: maxProjectsDisplay, ...heroTexts } = hero;
  await writePart(tx, "hero", { ...heroTexts, showProjectsCard, maxProjectsDisplay });
  await writePart(tx, "projects", projects);
  await writePart(tx, "features", features);
  const aboutRow = {
    title: about.title,
    subtitle: about.subtitle,
    description: about.description,
    experienceYears: about.experience_years,
    projectsCompleted: about.projects_completed,
    technologiesUsed: about.technologies_used,
  };
  await tx.homepageAbout.upsert({ where: { id: 1 }, create: aboutRow, update: aboutRow });
  await tx.homepageSection.upsert({
    where: { sectionKey: "cta" },
    create: { ...cta, sectionKey: "cta" },
    update: cta,
  });
}

async function writePart(
  tx: Tx,
  sectionKey: "hero" | "projects" | "features",
  {
    is_enabled: isEnabled,
    ...texts
  }: HomepageTexts["projects"] & { showProjectsCard?: boolean; maxProjectsDisplay?: number },
): Promise<void> {
  const data = { ...texts, isEnabled };
  await tx.homepageConfig.upsert({ where: { sectionKey }, create: { ...data, sectionKey }, update: data });
}
