import { paths } from "@site/contract/paths";
import type {
  AdminService,
  AdminServiceRow,
  CreateServiceInput,
  UpdateServiceInput,
} from "@site/contract/site/services/admin-schema";
import { adminServiceTexts } from "@site/contract/site/services/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { saveOrder } from "../../../core/database/display-order.ts";
import { withUniqueSlug } from "../../../core/database/unique-slug.ts";
import { recordAddressChange } from "../../../core/pages/address-change.ts";
import { changePages, type PageTag } from "../../../core/pages/pages.ts";
import { toAdminService } from "./view.ts";

/** Cache tags of services: their own pages, and the menu of every page. */
const SHOWN_BY: readonly PageTag[] = ["services", "settings"];

/** Only the stored first content uses another background. */
const GRADIENT = "ink";

/** Returns all services, including hidden ones, in display order. */
export async function listAdminServices(app: App): Promise<AdminServiceRow[]> {
  return app.db.prisma.service.findMany({
    select: { id: true, name: true, slug: true, category: true, status: true, url: true },
    orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
  });
}

/** Returns a service. @throws NOT_FOUND */
export async function getAdminService(app: App, id: number): Promise<AdminService> {
  const service = await app.db.prisma.service.findUnique({ where: { id } });
  if (!service) throw new AppError("NOT_FOUND");
  return toAdminService(service);
}

/** Creates a service at the end of the list. @throws CONFLICT if the slug is taken */
export async function createService(app: App, input: CreateServiceInput): Promise<AdminService> {
  return toAdminService(
    await withUniqueSlug(adminServiceTexts.slugTaken, () =>
      changePages(app, SHOWN_BY, async (tx) => {
        const { _max } = await tx.service.aggregate({ _max: { displayOrder: true } });
        return tx.service.create({
          data: { ...input, gradient: GRADIENT, displayOrder: (_max.displayOrder ?? 0) + 1 },
        });
      }),
    ),
  );
}

/** Updates the given fields; a changed address redirects. @throws NOT_FOUND; CONFLICT if the slug is taken */
export async function updateService(app: App, { id, ...data }: UpdateServiceInput): Promise<AdminService> {
  return toAdminService(
    await withUniqueSlug(adminServiceTexts.slugTaken, () =>
      changePages(app, SHOWN_BY, async (tx) => {
        const before = await tx.service.findUnique({ where: { id }, select: { slug: true, status: true } });
        if (!before) throw new AppError("NOT_FOUND");
        if (data.slug && before.status === "active")
          await recordAddressChange(tx, paths.service(before.slug), paths.service(data.slug));
        return tx.service.update({ where: { id }, data });
      }),
    ),
  );
}

/** Deletes a service. @throws NOT_FOUND */
export async function removeService(app: App, id: number): Promise<void> {
  const { count } = await changePages(app, SHOWN_BY, (tx) => tx.service.deleteMany({ where: { id } }));
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Stores the order of the services. @throws CONFLICT if the list has changed */
export async function orderServices(app: App, ids: number[]): Promise<void> {
  await changePages(app, SHOWN_BY, (tx) => saveOrder(tx, "services", ids));
}
