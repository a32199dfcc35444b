import type { DecideInput, PendingRecord } from "@site/contract/inbox/pending/schema";
import { useState } from "react";
import { useDecide } from "./use-decide.ts";

type Decision = DecideInput["records"][number];

/** Returns the key of a record in the list of all kinds. A record that is submitted again gets a new key. */
export function getKey({ kind, record, since }: PendingRecord): string {
  return `${kind} ${record.id} ${since}`;
}

/** Returns the decision on a record that needs no confirmation; undefined for kinds that need one. */
export function toDecision({ kind, record }: PendingRecord): Decision | undefined {
  if (kind === "document" || kind === "report") return undefined;
  if (kind === "listing") return { kind, recordId: record.id, submittedAt: record.submittedAt };
  return { kind, recordId: record.id };
}

/**
 * Returns the function that decides on waiting records, and the records without those being decided on, so that work
 * goes on while the server answers.
 */
export function usePendingDecisions(records: readonly PendingRecord[] | undefined) {
  const [deciding, setDeciding] = useState<readonly string[]>([]);
  const { mutateAsync } = useDecide();

  /** @returns whether the server changed at least one record; otherwise the mutation has shown the error */
  async function decide(chosen: PendingRecord[]): Promise<boolean> {
    const keys = chosen.map(getKey);
    setDeciding((before) => [...before, ...keys]);
    try {
      await mutateAsync({ records: chosen.flatMap((record) => toDecision(record) ?? []) });
      return true;
    } catch {
      return false;
    } finally {
      setDeciding((before) => before.filter((key) => !keys.includes(key)));
    }
  }

  return {
    decide,
    /** Whether a decision is not stored yet. */
    isDeciding: deciding.length > 0,
    undecided: records?.filter((record) => !deciding.includes(getKey(record))),
  };
}
