import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { expect, it } from "vitest";
import { makeOwnListing } from "../testing/samples.ts";
import { getActions } from "./listing-actions.ts";

const NOW = Date.UTC(2026, 10, 21);
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const getNames = (changes: Partial<OwnListing>) =>
  Object.entries(getActions(makeOwnListing({ expires_at: inDays(60), ...changes }), NOW))
    .filter(([, can]) => can)
    .map(([name]) => name);

it.each<[string, Partial<OwnListing>, string[]]>([
  ["on the board", {}, ["edit", "pause", "complete"]],
  ["close to expiry", { expires_at: inDays(7) }, ["edit", "pause", "complete", "renew"]],
  ["awaiting approval", { approval_status: "pending", expires_at: inDays(3) }, ["edit", "pause"]],
  ["rejected", { approval_status: "rejected" }, ["edit", "pause"]],
  ["paused", { status: "inactive" }, ["edit", "activate", "complete"]],
  ["completed", { status: "completed" }, ["activate"]],
  ["recently expired", { status: "expired", expires_at: inDays(-10), revivable_until: inDays(20) }, ["activate"]],
  ["expired long ago", { status: "expired", expires_at: inDays(-40), revivable_until: inDays(-10) }, []],
])("returns the actions for a listing that is %s", (_, changes, names) => expect(getNames(changes)).toEqual(names));
