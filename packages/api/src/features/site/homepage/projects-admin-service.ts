import type { AdminProject, CreateProjectInput, UpdateProjectInput } from "@site/contract/site/homepage/admin-schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { saveOrder } from "../../../core/database/display-order.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { toAdminProject } from "./view.ts";

/** Returns all projects, including inactive ones, in display order. */
export async function listAdminProjects(app: App): Promise<AdminProject[]> {
  return (await app.db.prisma.project.findMany({ orderBy: [{ displayOrder: "asc" }, { id: "asc" }] })).map(
    toAdminProject,
  );
}

/** Returns a project. @throws NOT_FOUND */
export async function getAdminProject(app: App, id: number): Promise<AdminProject> {
  const project = await app.db.prisma.project.findUnique({ where: { id } });
  if (!project) throw new AppError("NOT_FOUND");
  return toAdminProject(project);
}

/** Creates a project; featured, active and last by default. */
export async function createProject(app: App, input: CreateProjectInput): Promise<AdminProject> {
  const { name, description, technology } = input;
  const project = await changePages(app, ["home"], async (tx) => {
    const displayOrder = input.displayOrder ?? (await tx.project.count()) + 1;
    return tx.project.create({
      data: { ...getColumns(input), name, description, technology, projectType: input.projectType, displayOrder },
    });
  });
  return toAdminProject(project);
}

/** Updates the given fields. @throws NOT_FOUND */
export async function updateProject(app: App, { id, ...input }: UpdateProjectInput): Promise<AdminProject> {
  const [project] = await changePages(app, ["home"], (tx) =>
    tx.project.updateManyAndReturn({ where: { id }, data: getColumns(input) }),
  );
  if (!project) throw new AppError("NOT_FOUND");
  return toAdminProject(project);
}

/** Deletes a project. @throws NOT_FOUND */
export async function removeProject(app: App, id: number): Promise<void> {
  const { count } = await changePages(app, ["home"], (tx) => tx.project.deleteMany({ where: { id } }));
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Stores the order of the projects. @throws CONFLICT if the list has changed */
export async function orderProjects(app: App, ids: number[]): Promise<void> {
  await changePages(app, ["home"], (tx) => saveOrder(tx, "projects", ids));
}

function getColumns(input: Partial<CreateProjectInput>) {
  return {
    name: input.name,
    description: input.description,
    technology: input.technology,
    projectType: input.projectType,
    imageUrl: input.imageUrl,
    githubUrl: input.githubUrl,
    demoUrl: input.demoUrl,
    downloadUrl: input.downloadUrl,
    isFeatured: input.isFeatured,
    isActive: input.isActive,
    displayOrder: input.displayOrder,
  };
}
