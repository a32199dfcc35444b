import { provenanceTexts } from "@site/contract/blog/provenance/labels";
import type {
  LabelPostInput,
  Provenance,
  ResolveReferenceInput,
  ReviewPostInput,
} from "@site/contract/blog/provenance/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { findViolatedConstraint } from "../../../core/calls/public-error.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { findReferences, type PostTexts } from "./references.ts";
import { provenanceSelect, toProvenance } from "./view.ts";

type Tx = Prisma.TransactionClient;
type Reviewer = Pick<AdminIdentity, "id" | "username">;

const notFound = () => new AppError("NOT_FOUND", { message: provenanceTexts.notFound });
const isPublic = () => new AppError("CONFLICT", { message: provenanceTexts.isPublished });
const unchecked = (message: string, field: string) =>
  new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });

/** Name of the database constraint that a public post has no unchecked reference. */
const REFUSAL = "post_references_checked";

/**
 * Runs a write and replaces the database's refusal after a concurrent write.
 * @throws the given `refusal` in its place
 */
async function unlessOvertaken<Result>(write: () => Promise<Result>, refusal: () => AppError): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findViolatedConstraint(error) === REFUSAL) throw refusal();
    throw error;
  }
}

/** Runs a publication. @throws VALIDATION_FAILED at this field if a check was taken back since then */
export function withCheckedReferences<Result>(field: string, publish: () => Promise<Result>): Promise<Result> {
  return unlessOvertaken(publish, () => unchecked(provenanceTexts.checkWithdrawn, field));
}

/** Returns how AI took part in a post; null if it did not. */
export async function getProvenance(app: App, postId: number): Promise<Provenance | null> {
  const found = await app.db.prisma.postProvenance.findFirst({
    where: { postId, post: { deletedAt: null } },
    select: provenanceSelect,
  });
  return found && toProvenance(found);
}

/** Returns the label about AI's part in a post that readers see; null without a label. */
export async function getPublicProvenance(app: App, postId: number): Promise<{ isReviewed: boolean } | null> {
  const found = await app.db.prisma.postProvenance.findFirst({
    where: { postId, isLabelled: true },
    select: { reviewedAt: true },
  });
  return found && { isReviewed: found.reviewedAt !== null };
}

/** Records that AI wrote a post, with its references to check, in the transaction that creates the post. */
export async function recordProvenance(
  tx: Tx,
  postId: number,
  { model, templateName, ...texts }: PostTexts & { model: string; templateName: string },
): Promise<void> {
  await tx.postProvenance.create({ data: { postId, model, templateName } });
  await tx.postReference.createMany({ data: findReferences(texts).map((each) => ({ ...each, postId })) });
}

/**
 * Drops the references that the new texts of an AI draft no longer contain; unchanged ones keep their checks. Call it
 * before the post is written, in the same transaction.
 * @returns a function that adds the new references; call it after the post is written
 * @throws VALIDATION_FAILED at `status` if the post is to be public and has unchecked references
 */
export async function updateReferences(
  tx: Tx,
  postId: number,
  texts: PostTexts & { status: string },
): Promise<() => Promise<unknown>> {
  if ((await tx.postProvenance.count({ where: { postId } })) === 0) return async () => undefined;
  const found = findReferences(texts).map((each) => ({ ...each, postId }));
  await tx.postReference.deleteMany({
    where: { postId, NOT: { OR: found.map(({ kind, key }) => ({ kind, key })) } },
  });
  const present = await tx.postReference.findMany({
    where: { postId },
    select: { kind: true, key: true, resolvedAt: true },
  });
  const added = found.filter(
    ({ kind, key }) => !present.some((each) => each.kind === kind && Buffer.compare(each.key, key) === 0),
  );
  const count = added.length + present.filter(({ resolvedAt }) => resolvedAt === null).length;
  if (texts.status === "published" && count > 0) throw unchecked(provenanceTexts.unchecked(count), "status");
  return () => tx.postReference.createMany({ data: added, skipDuplicates: true });
}

/** Refuses to publish posts with unchecked references. @throws VALIDATION_FAILED with their titles */
export async function assertReferencesChecked(tx: Tx, postIds: number[]): Promise<void> {
  const found = await tx.post.findMany({
    where: { id: { in: postIds }, provenance: { references: { some: { resolvedAt: null } } } },
    select: { title: true },
    orderBy: { id: "asc" },
  });
  if (found.length > 0)
    throw unchecked(provenanceTexts.uncheckedPosts(found.map(({ title }) => title).join(", ")), "ids");
}

/**
 * Records that a person has checked a reference, or removes the check.
 * @throws NOT_FOUND; CONFLICT if the check of a public post would be taken back
 */
export async function resolveReference(
  app: App,
  { postId, referenceId, isResolved }: ResolveReferenceInput,
  { id, username }: Reviewer,
): Promise<Provenance> {
  const resolve = async (tx: Tx) => {
    const now = await databaseNow(tx);
    if (!isResolved) await assertNotPublic(tx, postId);
    const { count } = await tx.postReference.updateMany({
      where: {
        id: referenceId,
        postId,
        provenance: { post: { deletedAt: null } },
        ...(isResolved && { resolvedAt: null }),
      },
      data: isResolved
        ? { resolvedAt: now, resolvedById: id, resolvedBy: username }
        : { resolvedAt: null, resolvedById: null, resolvedBy: "" },
    });
    if (count === 0 && (await tx.postReference.count({ where: { id: referenceId, postId } })) === 0)
      throw new AppError("NOT_FOUND", { message: provenanceTexts.referenceNotFound });
  };
  await unlessOvertaken(() => app.db.prisma.$transaction(resolve), isPublic);
  return requireProvenance(app, postId);
}

async function assertNotPublic(tx: Tx, postId: number): Promise<void> {
  if ((await tx.post.count({ where: { id: postId, status: "published" } })) > 0) throw isPublic();
}

/** Shows or hides the public label. @throws NOT_FOUND */
export async function labelPost(app: App, { postId, isLabelled }: LabelPostInput): Promise<Provenance> {
  await changePages(app, ["posts"], (tx) => change(tx, postId, { isLabelled }));
  return requireProvenance(app, postId);
}

/** Records that a person has read the whole post and takes responsibility for it. @throws NOT_FOUND */
export async function reviewPost(
  app: App,
  { postId, isReviewed }: ReviewPostInput,
  reviewer: Reviewer,
): Promise<Provenance> {
  await changePages(app, ["posts"], async (tx) =>
    change(
      tx,
      postId,
      isReviewed
        ? { reviewedAt: await databaseNow(tx), reviewerId: reviewer.id, reviewerName: reviewer.username }
        : { reviewedAt: null, reviewerId: null, reviewerName: "" },
    ),
  );
  return requireProvenance(app, postId);
}

async function change(tx: Tx, postId: number, data: Prisma.PostProvenanceUncheckedUpdateManyInput): Promise<void> {
  const { count } = await tx.postProvenance.updateMany({ where: { postId, post: { deletedAt: null } }, data });
  if (count === 0) throw notFound();
}

async function requireProvenance(app: App, postId: number): Promise<Provenance> {
  const found = await getProvenance(app, postId);
  if (!found) throw notFound();
  return found;
}
