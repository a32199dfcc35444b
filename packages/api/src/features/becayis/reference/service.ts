import type { Lookup } from "@site/contract/becayis/reference/schema";
import type { App } from "../../../core/app.ts";

const lookup = { id: true, name: true } as const;

/** Returns the 81 provinces in Turkish order. */
export async function listProvinces(app: App): Promise<Lookup[]> {
  return inTurkishOrder(await app.db.prisma.province.findMany({ select: lookup }));
}

/** Returns the districts of a province in numeric order ("Merkez" first); empty for an unknown province. */
export function listDistricts(app: App, provinceId: number): Promise<Lookup[]> {
  return app.db.prisma.district.findMany({ where: { provinceId }, select: lookup, orderBy: { id: "asc" } });
}

export async function listInstitutions(app: App): Promise<Lookup[]> {
  return inTurkishOrder(await app.db.prisma.institution.findMany({ where: { isRetired: false }, select: lookup }));
}

export async function listPositions(app: App): Promise<Lookup[]> {
  return inTurkishOrder(await app.db.prisma.position.findMany({ where: { isRetired: false }, select: lookup }));
}

function inTurkishOrder(items: Lookup[]): Lookup[] {
  return items.sort((a, b) => a.name.localeCompare(b.name, "tr"));
}
