import { type App, importDomains, importReference } from "@site/api";
import { lookup, referenceData } from "@site/contract/becayis/board/reference/schema";
import { domainList } from "@site/contract/becayis/papers/staff/admin-schema";
import { z } from "zod";
import type { SeedFiles } from "./files.ts";

const { institutions, positions, rules } = referenceData.shape;
const provinceList = z.array(z.tuple([lookup.shape.id, lookup.shape.name]));
const districtsByPlate = z.record(z.string(), z.array(lookup.shape.name));

/** Seeds provinces, districts, institutions, positions and eligibility rules. */
export async function seedReference(app: App, files: SeedFiles): Promise<void> {
  const provinces = await files.json("reference/provinces.json", provinceList);
  const districts = await files.json("reference/districts.json", districtsByPlate);
  await importReference(app, {
    provinces: provinces.map(([id, name]) => ({ id, name })),
    districts: Object.entries(districts).flatMap(([plate, names]) =>
      names.map((name, index) => ({ id: Number(plate) * 100 + index + 1, provinceId: Number(plate), name })),
    ),
    ...(await files.json("reference/institutions.json", z.object({ institutions }))),
    ...(await files.json("reference/positions.json", z.object({ positions }))),
    ...(await files.json("reference/eligibility-rules.json", z.object({ rules }))),
  });
}

/** Seeds the e-mail domains of institutions, each with the page that shows whose it is. */
export async function seedDomains(app: App, files: SeedFiles): Promise<void> {
  await importDomains(app, await files.json("reference/institution-domains.json", domainList));
}
