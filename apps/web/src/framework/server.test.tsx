import type { RenderRequest } from "@site/api";
import { expect, it } from "vitest";
import { shell } from "../testing/shell.ts";
import { useHead } from "./browser.ts";
import { publicPage } from "./routes.ts";
import { serveSite } from "./server.tsx";

const TEMPLATE = "<!doctype html><html><head><!--head--></head><body><!--app--></body></html>";

function Page() {
  useHead({ title: "İlan", description: "", canonical: "/ilan/7" });
  return <h1>İlan</h1>;
}

const site = serveSite({
  routes: [publicPage("/ilan/:id", async () => ({ Component: Page }), { source: "src/page.tsx", tags: [] })],
  getThirdParties: () => [],
});
const request: Omit<RenderRequest, "url"> = {
  siteUrl: "https://example.org",
  call: async () => ({ data: shell }),
  shareImage: () => "/og/site/site-0.png",
};

it.each([
  ["/ilan/7", undefined],
  ["/ILAN/7", true],
  ["/ilan/07", true],
  ["/%69lan/7", true],
])("a page requested as %s gets little space in the cache: %s", async (url, isNoIndex) => {
  const page = await site.getRenderer(async () => TEMPLATE)({ ...request, url });
  expect([page.status, page.isNoIndex]).toEqual([200, isNoIndex]);
});
