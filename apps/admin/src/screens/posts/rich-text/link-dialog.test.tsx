import { onePage } from "@site/browser/testing/one-page";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient, trpcClient } from "../../../api/clients.ts";
import { trpc } from "../../../api/trpc.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { LinkDialog } from "./link-dialog.tsx";

const posts = [
  { title: "Becayiş nedir", slug: "becayis-nedir", status: "published", publishedAt: "2020-01-01T00:00:00.000Z" },
  { title: "Yarının yazısı", slug: "yarinin-yazisi", status: "published", publishedAt: "2999-01-01T00:00:00.000Z" },
];

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("a post that readers can open is found by its title, and its address linked", async () => {
  const inputs: string[] = [];
  vi.stubGlobal("fetch", async (address: string | URL | Request) => {
    inputs.push(decodeURIComponent(String(address)));
    return Response.json([{ result: { data: { json: onePage(posts) } } }]);
  });
  const onSubmit = vi.fn<(address: string) => void>();
  renderScreen(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <LinkDialog address="" onSubmit={onSubmit} onRemove={() => undefined} onClose={() => undefined} />
    </trpc.Provider>,
  );

  await userEvent.type(await screen.findByRole("combobox", { name: "Bu sitedeki bir yazı" }), "becayis");
  await userEvent.click(await screen.findByRole("option", { name: "Becayiş nedir" }));
  expect(screen.queryByRole("option", { name: "Yarının yazısı" })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Bağlantı adresi").value).toBe("/blog/becayis-nedir");
  await waitFor(() => expect(inputs.join()).toMatch(/"state":"published","search":"beca/i));

  await userEvent.click(screen.getByRole("button", { name: "Ekle" }));
  expect(onSubmit).toHaveBeenCalledWith("/blog/becayis-nedir");
});
