import type { PageTag, RenderedPage, RenderRequest } from "@site/api";
import { z } from "zod";
import type { Documents } from "../plugins/pages/ssr.ts";

const TEMPLATE = [
  '<!doctype html><html lang="tr"><head>',
  '<script>document.documentElement.dataset.theme = "light";</script>',
  "</head><body></body></html>",
].join("");

const article = z.object({ slug: z.string(), title: z.string() });

/**
 * A fake of the built client: it reads the same data as the real pages, renders minimal HTML and records the renders.
 */
export interface FakeDocuments extends Documents {
  /** Rendered addresses, in order. */
  renders: string[];
  /** Blocks all further renders after they have read their data, until the returned function is called. */
  hold(): () => void;
}

export function createFakeDocuments(): FakeDocuments {
  const renders: string[] = [];
  let gate = Promise.resolve();
  return {
    template: TEMPLATE,
    admin: { template: TEMPLATE, read: async () => toDocument("Yönetim").join("") },
    hasPolicy: true,
    getParameters: (path) => (path === "/blog" ? ["sayfa", "ara"] : []),
    renders,
    async render(request) {
      const page = await getPage(request);
      renders.push(request.url);
      await gate;
      return page;
    },
    hold() {
      let release = (): void => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

/**
 * Renders a post, category, tag, blog list, home page, member area or moved address; other paths are static pages or
 * 404.
 */
async function getPage({ url, call }: RenderRequest): Promise<RenderedPage> {
  const { pathname } = new URL(url, "http://server");
  const [first = "", slug, deeper] = pathname.split("/").slice(1);
  if (first === "blog" && deeper !== undefined && (slug === "category" || slug === "tag")) {
    const found = await read(call(slug === "category" ? "blog.categories.get" : "blog.tags.get", { slug: deeper }));
    return found === undefined
      ? { status: 404, html: toDocument("Sayfa Bulunamadı"), tags: [] }
      : { status: 200, html: toDocument(z.object({ name: z.string() }).parse(found).name), tags: ["posts"] };
  }
  if (deeper !== undefined) return { status: 404, html: toDocument("Sayfa Bulunamadı"), tags: [] };
  if (first === "profil") return { status: 200, html: toDocument("Profilim"), tags: [], isPrivate: true };
  if (first === "kayit-ol") return { status: 301, html: [], tags: [], movedTo: "/uye-ol" };
  if (first === "") {
    const { settings } = z
      .object({ settings: z.object({ site_name: z.string() }) })
      .parse(await read(call("site.shell", undefined)));
    return { status: 200, html: toDocument(settings.site_name), tags: ["settings", "home"] };
  }
  if (first === "blog" && slug === undefined) {
    const list = z.array(article).parse(await read(call("blog.posts.list", {})));
    return { status: 200, html: toDocument(list.map(({ title }) => title).join(", ")), tags: ["settings", "posts"] };
  }
  const found =
    first === "blog"
      ? await read(call("blog.posts.get", { slug }))
      : await read(call("site.pages.get", { slug: first }));
  const tags: readonly PageTag[] = ["settings", first === "blog" ? "posts" : "pages"];
  if (found === undefined) return { status: 404, html: toDocument("Sayfa Bulunamadı"), tags };
  const { title } = z.object({ title: z.string() }).parse(found);
  return { status: 200, html: toDocument(title), tags, ...(first === "blog" && slug && { postSlug: slug }) };
}

async function read(answer: ReturnType<RenderRequest["call"]>): Promise<unknown> {
  const result = await answer;
  return "data" in result ? result.data : undefined;
}

function toDocument(text: string): string[] {
  return [TEMPLATE.replace("<body>", `<body><h1>${text}</h1>`)];
}
