import type {
  CreatePetitionTemplateInput,
  PetitionTemplate,
  UpdatePetitionTemplateInput,
} from "@site/contract/becayis/papers/petitions/admin-schema";
import { petitionTemplateTexts } from "@site/contract/becayis/papers/petitions/labels";
import { petitionKind } from "@site/contract/becayis/papers/petitions/schema";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../core/calls/public-error.ts";
import { withoutUndefined } from "../../../../core/without-undefined.ts";

/** Returns the administrator's templates: those for all institutions first. */
export async function listTemplates(app: App): Promise<PetitionTemplate[]> {
  const rows = await app.db.prisma.petitionTemplate.findMany({
    include: { institution: { select: { name: true } } },
    orderBy: [{ institution: { name: "asc" } }, { kind: "asc" }],
  });
  return rows
    .map(({ institution, kind, updatedAt, ...row }) => ({
      ...row,
      institution: institution?.name ?? null,
      kind: petitionKind.parse(kind),
      updatedAt: updatedAt.toISOString(),
    }))
    .sort((a, b) => Number(a.institution !== null) - Number(b.institution !== null));
}

/** Adds a template. @throws CONFLICT if the institution has one of this kind, VALIDATION_FAILED for an unknown one */
export async function createTemplate(app: App, data: CreatePetitionTemplateInput): Promise<number> {
  const { institutionId } = data;
  if (institutionId !== null && (await app.db.prisma.institution.count({ where: { id: institutionId } })) === 0)
    throw new AppError("VALIDATION_FAILED", {
      message: petitionTemplateTexts.institutionUnknown,
      fields: { institutionId: petitionTemplateTexts.institutionUnknown },
    });
  try {
    return (await app.db.prisma.petitionTemplate.create({ data })).id;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message: petitionTemplateTexts.taken });
    throw error;
  }
}

/** Changes the sent fields of a template. @throws NOT_FOUND */
export async function updateTemplate(app: App, { id, ...changes }: UpdatePetitionTemplateInput): Promise<void> {
  const data = withoutUndefined(changes);
  const { count } = await app.db.prisma.petitionTemplate.updateMany({ where: { id }, data });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Deletes a template; petitions then use the next more general one. @throws NOT_FOUND */
export async function removeTemplate(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.petitionTemplate.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}
