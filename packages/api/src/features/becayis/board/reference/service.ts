import type { ListEntry, Lookup } from "@site/contract/becayis/board/reference/schema";
import type { App } from "../../../../core/app.ts";
import { type LookupKind, listEntries } from "./lookup-service.ts";

/** Returns the 81 provinces in Turkish order. */
export const listProvinces = (app: App): Promise<ListEntry[]> => listSorted(app, "city");

/** Returns the districts of a province in numeric order ("Merkez" first); empty for an unknown province. */
export function listDistricts(app: App, provinceId: number): Promise<Lookup[]> {
  return app.db.prisma.district.findMany({
    where: { provinceId },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });
}

export const listInstitutions = (app: App): Promise<ListEntry[]> => listSorted(app, "institution");

export const listPositions = (app: App): Promise<ListEntry[]> => listSorted(app, "position");

async function listSorted(app: App, kind: LookupKind): Promise<ListEntry[]> {
  const entries = (await listEntries(app, kind)).map(({ id, name, slug, former }) => ({
    ...{ id, name, slug },
    ...(former.length > 0 && { formerSlugs: former }),
  }));
  return entries.sort((a, b) => a.name.localeCompare(b.name, "tr"));
}
