import { expect, test } from "vitest";
import { filterFolded } from "../../kit/lists/fold-filter.ts";
import { emptyPost, publishedNow } from "./post-form.ts";

const PAST = "2020-01-01T00:00:00.000Z";
const FUTURE = "2999-01-01T00:00:00.000Z";

test("publishing sets a missing date and keeps an existing one", () => {
  const { publishedAt } = publishedNow(emptyPost);
  expect(Math.abs(Date.now() - Date.parse(publishedAt ?? ""))).toBeLessThan(5_000);
  expect(publishedNow({ ...emptyPost, publishedAt: PAST }).publishedAt).toBe(PAST);
});

test("publishing a draft replaces a future date; the date of a scheduled post stays", () => {
  expect(publishedNow({ ...emptyPost, publishedAt: FUTURE }).publishedAt).not.toBe(FUTURE);
  expect(publishedNow({ ...emptyPost, status: "published", publishedAt: FUTURE }).publishedAt).toBe(FUTURE);
});

test("categories are found with and without Turkish letters", () => {
  const options = [
    { value: "1", label: "Iğdır" },
    { value: "2", label: "İzmir" },
  ];
  for (const search of ["ığdır", "IĞDIR", "igdir", " Iğ "])
    expect(filterFolded({ options, search, limit: 10 })).toEqual([options[0]]);
  expect(filterFolded({ options, search: "izmir", limit: 10 })).toEqual([options[1]]);
  expect(filterFolded({ options, search: "", limit: 10 })).toEqual(options);
});
