import { type CreatePostInput, createPostInput } from "@site/contract/blog/admin-schema";
import { importNotes } from "@site/contract/blog/transfer/labels";
import { paths } from "@site/contract/paths";
import { canonicalSitePath } from "@site/contract/site/redirects/site-path";
import { isDatabaseUnavailable, isTransactionUndone, type Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { freeSlug } from "../../../core/database/unique-slug.ts";
import { createPost, updatePost } from "../posts/admin-service.ts";
import { countUnchecked, restoreProvenance } from "../provenance/transfer-service.ts";
import { withImageAddresses, withOldSite } from "./image-addresses.ts";
import { readImageAddresses } from "./image-service.ts";
import { type ImportedPost, importedPost } from "./readers/records.ts";
import { importRedirect } from "./redirect-service.ts";

type Import = Prisma.ContentImportGetPayload<object>;
type Item = Prisma.ImportItemGetPayload<object>;
type Tx = Prisma.TransactionClient;

/** Slugs that are tried where others take them at the same time. */
const MAX_SLUGS = 20;

/** Creates the post of a record, or gives one that exists the images it lacked. */
export async function importPost(app: App, found: Import, item: Item): Promise<void> {
  const settle = (data: Prisma.ImportItemUpdateManyMutationInput) =>
    app.db.prisma.importItem.updateMany({ where: { id: item.id, state: "waiting" }, data });
  try {
    const prepared = await toInput(app, found, item);
    if (item.postId !== null) await addLateImages(app, item, prepared);
    else if (await isImported(app, found.source, item.key))
      await settle({ state: "skipped", notes: { push: importNotes.exists } });
    else await create(app, found, item, prepared);
  } catch (error) {
    if (isDatabaseUnavailable(error) || isTransactionUndone(error)) throw error;
    if (!(error instanceof AppError)) app.log.error(`import ${found.id}, record ${item.id}: ${error}`);
    const note = error instanceof AppError ? error.message : importNotes.unexpected;
    await settle({ state: "failed", notes: { push: note } });
  }
}

interface Prepared {
  input: CreatePostInput;
  post: ImportedPost;
  notes: string[];
  losses: string[];
}

/** Returns the input of the product's own form: terms by id, images at their addresses in the library. */
async function toInput(app: App, found: Import, item: Item): Promise<Prepared> {
  const post = importedPost.parse(item.payload);
  const { category, tags, images, formerPath: _, createdAt: __, provenance, imageCredit: ___, ...fields } = post;
  const addresses = await readImageAddresses(app, found.id, images);
  const { html, lost } = withImageAddresses(post.content, addresses);
  const linked = withOldSite(html, found.siteUrl);
  const featured = post.featuredImage === null ? null : addresses.get(post.featuredImage);
  const isFeaturedLost = featured === null && post.featuredImage !== null;
  const [categories, tagIds] = await Promise.all([
    category === null ? [] : app.db.prisma.category.findMany({ where: { slug: category }, select: { id: true } }),
    app.db.prisma.tag.findMany({ where: { slug: { in: tags } }, select: { id: true } }),
  ]);
  const isEmpty = linked.html.trim() === ""; // its only images were lost
  const parsed = createPostInput.safeParse({
    ...fields,
    content: isEmpty ? `<p>${importNotes.emptyContent}</p>` : linked.html,
    ...(isEmpty && { status: "draft" }),
    featuredImage: featured === undefined ? post.featuredImage : featured,
    imageAlt: isFeaturedLost ? "" : post.imageAlt,
    categoryId: categories[0]?.id ?? null,
    tagIds: tagIds.map(({ id }) => id),
  });
  if (!parsed.success)
    throw new AppError("VALIDATION_FAILED", { message: parsed.error.issues[0]?.message ?? importNotes.unexpected });
  const termsLost = tags.length - tagIds.length + (category !== null && categories.length === 0 ? 1 : 0);
  const lostCount = lost + (isFeaturedLost ? 1 : 0);
  const earlier = (make: (count: number) => string, count: number) =>
    Array.from({ length: count }, (____, index) => make(index + 1));
  const former = [
    ...earlier(importNotes.imageLost, images.length + 1),
    ...earlier(importNotes.oldLinksLost, linked.count),
    ...earlier(importNotes.termsLost, tags.length + 1),
  ];
  const isUnchecked =
    parsed.data.status === "published" && provenance !== null && countUnchecked(parsed.data, provenance) > 0;
  return {
    input: isUnchecked ? { ...parsed.data, status: "draft" } : parsed.data,
    post,
    notes: [
      ...new Set([
        ...item.notes,
        ...(isEmpty && post.status === "published" ? [importNotes.draftBecause(importNotes.empty)] : []),
        ...(isUnchecked ? [importNotes.draftBecause(importNotes.unchecked)] : []),
      ]),
    ],
    losses: [
      ...item.losses.filter((loss) => !former.includes(loss)),
      ...(lostCount > 0 ? [importNotes.imageLost(lostCount)] : []),
      ...(termsLost > 0 ? [importNotes.termsLost(termsLost)] : []),
      ...(linked.lost > 0 ? [importNotes.oldLinksLost(linked.lost)] : []),
    ],
  };
}

async function create(app: App, found: Import, item: Item, prepared: Prepared): Promise<void> {
  const { input, post, notes, losses } = prepared;
  const createdAt = post.createdAt === null ? undefined : new Date(post.createdAt);
  const tried: string[] = [];
  const attempt = (slug: string) =>
    createPost(app, { ...input, slug }, found.adminId, {
      createdAt,
      within: async (tx, { id, version }) => {
        await tx.importedPost.create({ data: { source: found.source, key: item.key, postId: id } });
        if (post.provenance) await restoreProvenance(tx, id, post.provenance);
        if (post.imageCredit && input.featuredImage)
          await tx.photoCredit.createMany({
            data: { address: input.featuredImage, ...post.imageCredit },
            skipDuplicates: true,
          });
        const redirect = await redirectTo(tx, slug, post.formerPath);
        await tx.importItem.update({
          where: { id: item.id },
          data: { state: "done", postId: id, postVersion: version, notes, losses: [...losses, ...redirect] },
        });
      },
    });
  let slug = input.slug;
  while (true) {
    try {
      await attempt(slug);
      return;
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === "CONFLICT";
      if (isTaken && (await isImported(app, found.source, item.key))) return; // by another run at the same time
      if (!isTaken || tried.push(slug) > MAX_SLUGS) throw error;
      slug = freeSlug(input.slug, (candidate) => tried.includes(candidate));
    }
  }
}

/** Leads the former address to the post; returns the sentences of the report. */
async function redirectTo(tx: Tx, slug: string, formerPath: string | null): Promise<string[]> {
  const toPath = paths.post(slug);
  if (formerPath === null || canonicalSitePath(formerPath) === toPath) return [];
  const note = await importRedirect(tx, { fromPath: formerPath, toPath, isManual: true });
  return note === undefined ? [] : [note];
}

/** Writes the post once more with the images that were fetched now, unless it was edited since. */
async function addLateImages(app: App, item: Item, { input, notes, losses }: Prepared): Promise<void> {
  const { importItem, post } = app.db.prisma;
  const present = await post.findUnique({ where: { id: item.postId ?? 0, deletedAt: null }, select: { slug: true } });
  const settle = (all: string[], postVersion = item.postVersion) =>
    importItem.updateMany({ where: { id: item.id }, data: { state: "done", notes: all, losses, postVersion } });
  if (!present || item.postId === null) {
    await settle(notes);
    return;
  }
  try {
    const version = item.postVersion ?? 1;
    const updated = await updatePost(app, { ...input, slug: present.slug, id: item.postId, version });
    await settle(notes, updated.version);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CONFLICT") throw error;
    await settle([...notes, importNotes.postChanged]);
  }
}

async function isImported(app: App, source: string, key: string): Promise<boolean> {
  return (await app.db.prisma.importedPost.count({ where: { source, key } })) > 0;
}
