import { createQueryClient } from "@site/browser/query-client";
import { expect, it } from "vitest";
import { createLoadedClient } from "./queries/client.ts";
import { Queries } from "./queries.ts";

const title = { queryKey: ["title"], queryFn: async () => "fetched" };

it("the server fetches each query once and lists what it has fetched", async () => {
  const queries = new Queries();
  expect(queries.getData(title)).toBeUndefined();
  expect(await queries.fetchQuery(title)).toBe("fetched");
  expect(queries.getData(title)).toBe("fetched");
  expect(queries.list()).toEqual([{ key: ["title"], data: "fetched" }]);
});

it("the query client takes over the document's answers, which are not fetched again", async () => {
  const loaded = createLoadedClient();
  const queries = new Queries(async () => loaded);
  queries.add(title.queryKey, "sent");
  expect(queries.getData(title)).toBe("sent");

  expect(await queries.fetchQuery(title)).toBe("sent");
  expect(queries.loaded).toBe(loaded);
  loaded.client.setQueryData(title.queryKey, "changed");
  expect(queries.getData(title)).toBe("changed");
});

it("a client that could not be loaded is loaded again on the next need", async () => {
  let tries = 0;
  const queries = new Queries(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("not reached");
    return createLoadedClient();
  });
  const told: unknown[] = [];
  queries.onLoad((loaded) => told.push(loaded !== undefined));

  await expect(queries.fetchQuery(title)).rejects.toThrow("not reached");
  expect(queries.failure?.message).toBe("not reached");
  expect(await Promise.all([queries.fetchQuery(title), queries.fetchQuery(title)])).toEqual(["fetched", "fetched"]);
  expect([queries.failure, tries, told]).toEqual([undefined, 2, [false, true]]);
});

it("a change runs at once where the client is there, and loads it otherwise", async () => {
  const queries = new Queries(async () => ({ ...createLoadedClient(), client: createQueryClient() }));
  queries.add(title.queryKey, "sent");
  await queries.change((client) => client.setQueryData(title.queryKey, "first"));
  expect(queries.getData(title)).toBe("first");
  void queries.change((client) => client.setQueryData(title.queryKey, "second"));
  expect(queries.getData(title)).toBe("second");
});

it("failed queries are forgotten, those with data are not", async () => {
  const queries = new Queries(async () => createLoadedClient());
  queries.add(title.queryKey, "sent");
  const failing = { queryKey: ["failing"], queryFn: () => Promise.reject(new Error("failed")) };
  await queries.wait(failing);
  expect(queries.loaded?.client.getQueryState(failing.queryKey)?.status).toBe("error");
  queries.forgetFailures();
  expect(queries.loaded?.client.getQueryState(failing.queryKey)).toBeUndefined();
  expect(queries.getData(title)).toBe("sent");
});
