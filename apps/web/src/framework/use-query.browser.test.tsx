import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createLoadedClient } from "./queries/client.ts";
import { Queries } from "./queries.ts";
import { QueriesProvider, useQuery } from "./use-query.ts";

let answer = "";
const sent = { queryKey: ["sent"], queryFn: async () => answer };
const missing = { queryKey: ["missing"], queryFn: async () => answer };

function Shown({ name, query }: { name: string; query: typeof sent }) {
  const { data, isError, isLoading, refetch } = useQuery(query);
  return (
    <section aria-label={name}>
      {data ?? (isError ? "failed" : isLoading ? "loading" : "idle")}
      <button type="button" onClick={() => void refetch()}>
        {name} again
      </button>
    </section>
  );
}

it("the document's answer shows without the query client and follows changes once it is there", async () => {
  let loads = 0;
  const queries = new Queries(async () => {
    loads += 1;
    return createLoadedClient();
  });
  queries.add(sent.queryKey, "from the document");
  answer = "from the server";
  const { rerender } = await render(
    <QueriesProvider value={queries}>
      <Shown name="sent" query={sent} />
    </QueriesProvider>,
  );
  await expect.element(page.getByLabelText("sent")).toHaveTextContent("from the document");
  expect(loads).toBe(0);

  await rerender(
    <QueriesProvider value={queries}>
      <Shown name="sent" query={sent} />
      <Shown name="missing" query={missing} />
    </QueriesProvider>,
  );
  await expect.element(page.getByLabelText("missing")).toHaveTextContent("from the server");
  await expect.element(page.getByLabelText("sent")).toHaveTextContent("from the document");
  expect(loads).toBe(1);

  await queries.change((client) => client.invalidateQueries({ queryKey: sent.queryKey }));
  await expect.element(page.getByLabelText("sent")).toHaveTextContent("from the server");
});

it("a client that cannot be loaded is the query's error, and can be tried again", async () => {
  let isReachable = false;
  const queries = new Queries(async () => {
    if (!isReachable) throw new TypeError("not reached");
    return createLoadedClient();
  });
  answer = "arrived";
  await render(
    <QueriesProvider value={queries}>
      <Shown name="missing" query={missing} />
    </QueriesProvider>,
  );
  await expect.element(page.getByLabelText("missing")).toHaveTextContent("failed");
  isReachable = true;
  await page.getByRole("button", { name: "missing again" }).click();
  await expect.element(page.getByLabelText("missing")).toHaveTextContent("arrived");
});
