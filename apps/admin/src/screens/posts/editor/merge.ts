import type { PostFormValues } from "./post-form.ts";

export type FieldName = keyof PostFormValues;
export type Side = "mine" | "theirs";

/** The values of an edit conflict. */
export interface Versions {
  /** The state from which editing started. */
  base: PostFormValues;
  mine: PostFormValues;
  /** The state that somebody else saved meanwhile. */
  theirs: PostFormValues;
}

/** A field that both sides changed, or that only one side changed. */
export interface Difference {
  name: FieldName;
  /** True if both sides changed it in different ways. */
  isConflict: boolean;
  /** The side that changed it; for a conflict mine, because nothing typed may be lost unseen. */
  suggested: Side;
}

/** Returns the fields whose values differ between both sides. */
export function differencesOf({ base, mine, theirs }: Versions): Difference[] {
  const names = Object.keys(mine).filter((name): name is FieldName => name in theirs);
  return names
    .filter((name) => !isEqual(mine[name], theirs[name]))
    .map((name) => {
      const isMineChanged = !isEqual(mine[name], base[name]);
      const isTheirsChanged = !isEqual(theirs[name], base[name]);
      return { name, isConflict: isMineChanged && isTheirsChanged, suggested: isMineChanged ? "mine" : "theirs" };
    });
}

/** Returns the values with each differing field of the chosen side. */
export function mergeValues({ mine, theirs }: Versions, chosen: Partial<Record<FieldName, Side>>): PostFormValues {
  const taken = Object.fromEntries(
    Object.entries(theirs).filter(([name]) =>
      Object.entries(chosen).some(([key, side]) => key === name && side === "theirs"),
    ),
  );
  return { ...mine, ...taken };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
