import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { type ListAddress, useListAddress } from "./use-list-address.ts";

const status = { name: "durum", label: "Durum", options: [{ value: "published", label: "Yayınlandı" }] };

const order = {
  ...{ name: "sira", label: "Sıralama", defaultOrder: "En yeni" },
  options: [{ value: "title", label: "Başlık" }],
};

const renders: ListAddress[] = [];

function List() {
  renders.push(useListAddress([status, order]));
  return null;
}

/**
 * Renders a list at an address.
 * @returns its router, and the state of the last render
 */
function openList(address: string) {
  renders.length = 0;
  const router = createMemoryRouter([{ path: "*", element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const latest = () => {
    const list = renders.at(-1);
    if (!list) throw new Error("the list has not been rendered");
    return list;
  };
  return { router, latest, search: () => router.state.location.search };
}

test("a change made before the one before it is rendered keeps that one", async () => {
  const { latest, search } = openList("/?ara=uzun&sayfa=2");
  const before = latest();
  await act(async () => {
    before.searchFor("");
    before.choose("durum", "published");
  });
  expect(search()).toBe("?durum=published");
  await act(async () => {
    before.searchFor("kısa");
    before.showPage(3);
  });
  expect(latest()).toMatchObject({ search: "kısa", page: 3 });
  expect(latest().chosen("durum")).toBe("published");
});

test("a change after one from elsewhere is based on the address", async () => {
  const { router, latest, search } = openList("/?ara=uzun");
  await act(async () => latest().clear());
  await act(() => router.navigate("/?ara=başka"));
  await act(async () => latest().choose("durum", "published"));
  expect(new URLSearchParams(search()).get("ara")).toBe("başka");
});

test("a change without an effect does not block later changes", async () => {
  const { router, latest, search } = openList("/?ara=uzun");
  await act(async () => latest().searchFor("uzun"));
  await act(() => router.navigate("/?durum=published"));
  await act(async () => latest().showPage(2));
  expect(search()).toBe("?durum=published&sayfa=2");
});

test("an order leaves no row out, and stays when search and filters are cleared", async () => {
  const { latest, search } = openList("/?sira=title");
  expect(latest().isFiltered).toBe(false);
  await act(async () => latest().choose("durum", "published"));
  expect(latest().isFiltered).toBe(true);
  await act(async () => latest().clear());
  expect(search()).toBe("?sira=title");
});
