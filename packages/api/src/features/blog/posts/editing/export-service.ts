import type { App } from "../../../../core/app.ts";
import { toIstanbulDay } from "../../../../core/database/clock.ts";

/** Posts per query, which limits memory. */
const POSTS_AT_ONCE = 20;

/** A JSON file of all posts, whose text is generated while it is read. */
export class PostsFile {
  readonly fileName = `yazilar-${toIstanbulDay(Date.now())}.json`;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** Yields the text, one row per line. Times are ISO 8601 in UTC; the terms of posts are slugs. */
  async *pieces(): AsyncGenerator<string> {
    const { siteUrl, db } = this.#app;
    const [categories, tags, redirects] = await Promise.all([
      db.prisma.category.findMany({ orderBy: { id: "asc" } }),
      db.prisma.tag.findMany({ orderBy: { id: "asc" } }),
      db.prisma.redirect.findMany({ orderBy: { id: "asc" } }),
    ]);
    const exportedAt = new Date().toISOString();
    yield `{"siteUrl":${JSON.stringify(siteUrl)},"exportedAt":"${exportedAt}"`;
    for (const [name, rows] of Object.entries({ categories, tags, redirects })) {
      yield `,\n"${name}":[`;
      yield* writeRows(rows);
      yield "\n]";
    }
    yield `,\n"posts":[`;
    yield* writeRows(readPosts(this.#app));
    yield "\n]}\n";
  }
}

async function* writeRows(rows: Iterable<object> | AsyncIterable<object>): AsyncGenerator<string> {
  let separator = "\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",\n";
  }
}

/** Reads every post, also in the trash, with all columns except derived ones. */
async function* readPosts({ db }: App) {
  for (let after = 0; ; ) {
    const posts = await db.prisma.post.findMany({
      where: { id: { gt: after } },
      omit: { contentText: true, titleWords: true, categoryId: true, authorId: true },
      include: {
        author: { select: { username: true } },
        category: { select: { slug: true } },
        tags: { select: { tag: { select: { slug: true } } }, orderBy: { tagId: "asc" } },
        provenance: {
          omit: { postId: true, reviewerId: true },
          include: {
            references: { omit: { id: true, postId: true, key: true, resolvedById: true }, orderBy: { id: "asc" } },
          },
        },
      },
      orderBy: { id: "asc" },
      take: POSTS_AT_ONCE,
    });
    const credits = await db.prisma.photoCredit.findMany({
      where: { address: { in: posts.flatMap(({ featuredImage }) => featuredImage ?? []) } },
    });
    for (const { author, category, tags, ...post } of posts) {
      after = post.id;
      yield {
        ...post,
        author: author?.username ?? null,
        category: category?.slug ?? null,
        tags: tags.map(({ tag }) => tag.slug),
        imageCredit: credits.find(({ address }) => address === post.featuredImage) ?? null,
      };
    }
    if (posts.length < POSTS_AT_ONCE) return;
  }
}
