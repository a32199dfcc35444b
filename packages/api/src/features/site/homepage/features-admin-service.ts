import type { AdminFeature, CreateFeatureInput, UpdateFeatureInput } from "@site/contract/site/homepage/admin-schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { saveOrder } from "../../../core/database/display-order.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { toAdminFeature } from "./view.ts";

/** Returns all areas of expertise, including inactive ones, in display order. */
export async function listAdminFeatures(app: App): Promise<AdminFeature[]> {
  return (await app.db.prisma.feature.findMany({ orderBy: [{ displayOrder: "asc" }, { id: "asc" }] })).map(
    toAdminFeature,
  );
}

/** Returns an area of expertise. @throws NOT_FOUND */
export async function getAdminFeature(app: App, id: number): Promise<AdminFeature> {
  const feature = await app.db.prisma.feature.findUnique({ where: { id } });
  if (!feature) throw new AppError("NOT_FOUND");
  return toAdminFeature(feature);
}

/** Creates an area of expertise; last by default. */
export async function createFeature(app: App, input: CreateFeatureInput): Promise<AdminFeature> {
  const feature = await changePages(app, ["home"], async (tx) => {
    const displayOrder = input.displayOrder ?? (await tx.feature.count()) + 1;
    return tx.feature.create({ data: { ...getColumns(input), title: input.title, displayOrder } });
  });
  return toAdminFeature(feature);
}

/** Updates the given fields. @throws NOT_FOUND */
export async function updateFeature(app: App, { id, ...input }: UpdateFeatureInput): Promise<AdminFeature> {
  const [feature] = await changePages(app, ["home"], (tx) =>
    tx.feature.updateManyAndReturn({ where: { id }, data: getColumns(input) }),
  );
  if (!feature) throw new AppError("NOT_FOUND");
  return toAdminFeature(feature);
}

/** Deletes an area of expertise. @throws NOT_FOUND */
export async function removeFeature(app: App, id: number): Promise<void> {
  const { count } = await changePages(app, ["home"], (tx) => tx.feature.deleteMany({ where: { id } }));
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Stores the order of the areas of expertise. @throws CONFLICT if the list has changed */
export async function orderFeatures(app: App, ids: number[]): Promise<void> {
  await changePages(app, ["home"], (tx) => saveOrder(tx, "features", ids));
}

function getColumns(input: Partial<CreateFeatureInput>) {
  return {
    title: input.title,
    description: input.description,
    iconName: input.iconName,
    colorClass: input.colorClass,
    displayOrder: input.displayOrder,
    isActive: input.isActive,
  };
}
