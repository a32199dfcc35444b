import { type SourceField, sourceFields } from "@site/contract/readers/statistics/kinds";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";

/** Name of the group of all that is not named. */
export const OTHERS = "Diğer";

const DAY_MS = 86_400_000;

export const ranges = [
  { value: "7", label: "7 gün" },
  { value: "30", label: "30 gün" },
  { value: "90", label: "90 gün" },
  { value: "365", label: "1 yıl" },
] as const;
export const steps = [
  { value: "day", label: "Gün" },
  { value: "week", label: "Hafta" },
  { value: "month", label: "Ay" },
] as const;

export type Range = (typeof ranges)[number]["value"];
export type Step = (typeof steps)[number]["value"];

/** The step that is not over. */
export const presentSteps: Record<Step, string> = { day: "Bugün", week: "Bu hafta", month: "Bu ay" };

/** Options of the screen's queries: always refetched, and showing the former counts meanwhile. */
export const queryOptions = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** Returns the first and the last day of a range that ends today in Istanbul. */
export function getPeriod(range: Range, now: number): { from: string; to: string } {
  const toDay = (time: number) => new Date(time).toLocaleDateString("sv-SE", { timeZone: "Europe/Istanbul" });
  return { from: toDay(now - (Number(range) - 1) * DAY_MS), to: toDay(now) };
}

/** A source of readers, such as a website or a device, whose counts are shown. */
export interface ChosenSource {
  field: SourceField;
  name: string;
}

/** Returns the choices of the screen, which are in the address, and functions that change them. */
export function useStatisticsAddress() {
  const [search, setSearch] = useSearchParams();
  const range = ranges.find(({ value }) => value === search.get("donem"))?.value ?? "30";
  const step = steps.find(({ value }) => value === search.get("adim"))?.value ?? (range === "365" ? "week" : "day");
  const id = search.get("yazi") ?? "";
  const postId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const field = sourceFields.find((each) => each === search.get("tur"));
  const name = search.get("kaynak") ?? "";
  const source: ChosenSource | undefined = field && name !== "" ? { field, name } : undefined;
  const change = (values: Record<string, string | null>) =>
    setSearch((latest) => withValues(latest, values), { replace: true });
  return {
    range,
    step,
    postId,
    source,
    /** Returns the address with other choices, for links that add an entry to the history. */
    linkTo: (values: Record<string, string | null>) => ({
      search: `?${withValues(new URLSearchParams(search), values)}`,
    }),
    setRange: (value: string) => change({ donem: value, adim: null }),
    setStep: (value: string) => change({ adim: value }),
    setPost: (value: string | null) => change({ yazi: value, tur: null, kaynak: null }),
  };
}

function withValues(search: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  return search;
}
