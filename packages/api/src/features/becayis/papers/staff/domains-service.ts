import type {
  CreateDomainInput,
  DomainList,
  InstitutionDomain,
  UpdateDomainInput,
} from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../core/calls/public-error.ts";

/** Returns the domains of all institutions, in Turkish order of the institutions. */
export async function listDomains(app: App): Promise<InstitutionDomain[]> {
  const rows = await app.db.prisma.institutionDomain.findMany({ include: { institution: { select: { name: true } } } });
  return rows
    .map(({ id, institutionId, institution, domain, source, checkedOn, isConfirmed }) => ({
      id,
      institutionId,
      institution: institution.name,
      domain,
      source,
      checkedOn: checkedOn.toISOString().slice(0, 10),
      isConfirmed: isConfirmed ?? false,
    }))
    .sort((a, b) => a.institution.localeCompare(b.institution, "tr") || a.domain.localeCompare(b.domain));
}

/** Adds a domain. @throws CONFLICT if the institution has it */
export function createDomain(app: App, { checkedOn, ...domain }: CreateDomainInput): Promise<number> {
  return write(async () => {
    const data = { ...domain, checkedOn: new Date(checkedOn) };
    return (await app.db.prisma.institutionDomain.create({ data, select: { id: true } })).id;
  });
}

/**
 * Changes a domain. Members verified by it stay verified until their verification expires.
 * @throws NOT_FOUND, CONFLICT
 */
export function updateDomain(app: App, { id, checkedOn, ...changes }: UpdateDomainInput): Promise<void> {
  return write(async () => {
    const data = { ...changes, ...(checkedOn && { checkedOn: new Date(checkedOn) }) };
    const { count } = await app.db.prisma.institutionDomain.updateMany({ where: { id }, data });
    if (count === 0) throw new AppError("NOT_FOUND");
  });
}

/** Removes a domain. @throws NOT_FOUND */
export async function removeDomain(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.institutionDomain.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function write<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = adminStaffTexts.domainTaken;
    throw new AppError("CONFLICT", { message, fields: { domain: message } });
  }
}

/** Adds missing domains of the product's list; existing ones keep the administrator's changes. */
export async function importDomains(app: App, { date, domains }: DomainList): Promise<void> {
  const institutions = await app.db.prisma.institution.findMany({ select: { id: true, name: true } });
  const idOf = new Map(institutions.map(({ id, name }) => [name, id]));
  await app.db.prisma.institutionDomain.createMany({
    data: domains.flatMap(({ institution, domain, source }) => {
      const institutionId = idOf.get(institution);
      return institutionId === undefined ? [] : [{ institutionId, domain, source, checkedOn: new Date(date) }];
    }),
    skipDuplicates: true,
  });
}
