import { staffMethodLabels } from "@site/contract/becayis/papers/staff/labels";
import { staffMethod } from "@site/contract/becayis/papers/staff/schema";
import type { Prisma } from "@site/db";

/** Stored data of a member's proof; the hashes of address and code are left out. */
export type StaffProof = { kind: string; institution: string; createdAt: Date; expiresAt: Date | null };

const institution = { select: { name: true } } as const;

/** Returns a member's verification, pending code and waiting document, for the copy of their data. */
export async function listStaffProofs(tx: Prisma.TransactionClient, memberId: number): Promise<StaffProof[]> {
  const query = { where: { memberId }, include: { institution } };
  const verified = await tx.staffVerification.findMany(query);
  const codes = await tx.staffCode.findMany(query);
  const documents = await tx.staffDocument.findMany(query);
  return [
    ...verified.map((row) => ({
      kind: staffMethodLabels[staffMethod.parse(row.method)],
      institution: row.institution.name,
      createdAt: row.verifiedAt,
      expiresAt: row.expiresAt,
    })),
    ...codes.map((row) => ({
      kind: "Gönderilen kod",
      institution: row.institution.name,
      createdAt: row.sentAt,
      expiresAt: row.expiresAt,
    })),
    ...documents.map((row) => ({
      kind: "İncelenmeyi bekleyen belge",
      institution: row.institution.name,
      createdAt: row.createdAt,
      expiresAt: null,
    })),
  ];
}
