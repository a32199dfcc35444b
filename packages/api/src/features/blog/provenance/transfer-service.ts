import { type Origin, referenceKind } from "@site/contract/blog/provenance/schema";
import type { Prisma } from "@site/db";
import { findReferences, type PostTexts } from "./references.ts";

type Tx = Prisma.TransactionClient;
type Check = Origin["checks"][number];

/** Returns how many references of a post nobody has checked where it comes from. */
export function countUnchecked(texts: PostTexts, { checks }: Origin): number {
  return findReferences(texts).filter((reference) => !findCheck(reference, checks)).length;
}

/**
 * Notes how AI took part in a post of an archive, in the transaction that creates it. Checks are kept for references
 * that its stored texts contain; people are named, because they have no account here.
 */
export async function restoreProvenance(tx: Tx, postId: number, origin: Origin): Promise<void> {
  const { model, templateName, generatedAt, isLabelled, reviewed, checks } = origin;
  const texts = await tx.post.findUniqueOrThrow({
    where: { id: postId },
    select: { title: true, excerpt: true, content: true, seoTitle: true, seoDescription: true },
  });
  await tx.postProvenance.create({
    data: {
      postId,
      model,
      templateName,
      generatedAt: new Date(generatedAt),
      isLabelled,
      ...(reviewed && { reviewerName: reviewed.by, reviewedAt: new Date(reviewed.at) }),
    },
  });
  await tx.postReference.createMany({
    data: findReferences(texts).map((reference) => {
      const check = findCheck(reference, checks);
      const resolution = check && { resolvedBy: check.by, resolvedAt: new Date(check.at) };
      return { ...reference, postId, ...resolution };
    }),
  });
}

function findCheck({ kind, key }: { kind: string; key: Uint8Array }, checks: readonly Check[]): Check | undefined {
  const wanted = Buffer.from(key).toString("hex");
  return checks.find((check) => referenceKind.parse(kind) === check.kind && check.key === wanted);
}
