// Bare Fastify routes as baselines: one that answers a word, the blog list as plain elements from one query, and routes
// that send the rows of calls.
import Fastify from "fastify";
import pg from "pg";

const LIST = `SELECT p.title, p.slug, p.excerpt, p.featured_image, p.published_at, p.reading_time, p.view_count,
    c.name AS category, c.slug AS category_slug
  FROM posts p LEFT JOIN categories c ON c.id = p.category_id
  WHERE p.deleted_at IS NULL AND p.status = 'published' AND p.published_at <= now()
  ORDER BY p.published_at DESC, p.id DESC LIMIT 9 OFFSET $1`;

/** Statements of the product's calls. The comparison shows what an answer costs beyond its query and rows. */
const { LIST_STATEMENT, SEARCH_STATEMENT } = process.env;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const server = Fastify();
server.get("/", async () => "hello");
server.get("/blog", async (request, reply) => {
  const offset = 9 * (Number(request.query.sayfa ?? 1) - 1);
  const { rows } = await pool.query({ name: "list", text: LIST, values: [offset] });
  return reply.type("text/html; charset=utf-8").send(`<!doctype html><title>Blog</title>${rows.map(card).join("")}`);
});
server.get("/list", async ({ query }) => {
  const values = [9, Number(query.offset)];
  return (await pool.query({ name: "list-call", text: LIST_STATEMENT, values })).rows;
});
server.get("/search", async ({ query: { q } }) => {
  const words = q.split(" ");
  const values = [words.map((word) => `${word}:*`).join(" & "), q, words.join(" "), 50, 0];
  return (await pool.query({ name: "search-call", text: SEARCH_STATEMENT, values })).rows;
});
await server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.send?.("ready");
process.once("disconnect", () => process.exit()); // the bench has ended, for whatever reason

function card(post) {
  return `<article><img src="${escapeMarkup(post.featured_image ?? "")}" alt="">
    <a href="/blog/category/${post.category_slug}">${escapeMarkup(post.category ?? "")}</a>
    <h2><a href="/blog/${post.slug}">${escapeMarkup(post.title)}</a></h2>
    <p>${escapeMarkup(post.excerpt)}</p><time>${post.published_at.toISOString()}</time> ${post.reading_time} dk
    ${post.view_count}</article>`;
}

function escapeMarkup(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
