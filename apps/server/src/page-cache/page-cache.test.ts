import type { RenderedPage } from "@site/api";
import { expect, it } from "vitest";
import { createPageCache } from "./page-cache.ts";

const PAGE = "x".repeat(100_000);
const page = (options: Partial<RenderedPage> = {}) => ({ status: 200 as const, html: [PAGE], tags: [], ...options });

it("keeps its pages whatever many pages without a record or with a query are asked for", async () => {
  const cache = createPageCache(16);
  for (let number = 0; number < 100; number++) await cache.getOrRender(`/becayis/${number}`, async () => page());
  for (let number = 0; number < 100; number++) {
    await cache.getOrRender(`/becayis/kurum/bos-${number}`, async () => page({ isNoIndex: true }));
    await cache.getOrRender(`/blog?ara=${number}`, async () => page());
  }
  const kept = Array.from({ length: 100 }, (_, number) => cache.get(`/becayis/${number}`));
  expect(kept.filter((each) => each === undefined)).toEqual([]);
});

it("keeps pages that are not to be indexed too, and purges them", async () => {
  const cache = createPageCache();
  await cache.getOrRender("/becayis/il1-il2", async () => page({ isNoIndex: true, tags: ["becayis"] }));
  expect(cache.get("/becayis/il1-il2")?.isNoIndex).toBe(true);
  cache.purge(["becayis"]);
  expect(cache.get("/becayis/il1-il2")).toBeUndefined();
});

it("lets the least recently used pages go beyond its limit", async () => {
  const cache = createPageCache(1);
  for (let number = 0; number < 20; number++) await cache.getOrRender(`/${number}`, async () => page());
  expect([cache.get("/0"), cache.get("/19")?.status]).toEqual([undefined, 200]);
});
