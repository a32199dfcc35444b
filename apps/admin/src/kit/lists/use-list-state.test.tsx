import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useListState } from "./use-list-state.ts";

test("a page shown before the search before it is rendered keeps that search", () => {
  const { result } = renderHook(() => useListState());
  const before = result.current;
  act(() => {
    before.searchFor(" kısa ");
    before.showPage(3);
  });
  expect(result.current).toMatchObject({ search: "kısa", page: 3, isFiltered: true });
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ search: "", page: 1 });
});
