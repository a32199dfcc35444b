import { type Provenance, referenceKind } from "@site/contract/blog/provenance/schema";
import type { Prisma } from "@site/db";

export const provenanceSelect = {
  model: true,
  templateName: true,
  generatedAt: true,
  reviewerName: true,
  reviewedAt: true,
  isLabelled: true,
  references: {
    select: { id: true, kind: true, text: true, resolvedBy: true, resolvedAt: true },
    orderBy: [{ resolvedAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
  },
} satisfies Prisma.PostProvenanceSelect;

export function toProvenance({
  reviewerName,
  reviewedAt,
  generatedAt,
  references,
  ...found
}: Prisma.PostProvenanceGetPayload<{ select: typeof provenanceSelect }>): Provenance {
  return {
    ...found,
    generatedAt: generatedAt.toISOString(),
    reviewed: reviewedAt && { by: reviewerName, at: reviewedAt.toISOString() },
    references: references.map(({ kind, resolvedBy, resolvedAt, ...reference }) => ({
      ...reference,
      kind: referenceKind.parse(kind),
      resolved: resolvedAt && { by: resolvedBy, at: resolvedAt.toISOString() },
    })),
  };
}
