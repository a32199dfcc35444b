import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { expect, it } from "vitest";
import { makeOwnListing } from "../testing/samples.ts";
import { getActions } from "./listing-actions.ts";

const NOW = Date.UTC(2026, 10, 21);
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const getNames = (changes: Partial<OwnListing>) =>
  Object.entries(getActions(makeOwnListing({ expiresAt: inDays(60), ...changes }), NOW))
    .filter(([, can]) => can)
    .map(([name]) => name);

it.each<[string, Partial<OwnListing>, string[]]>([
  ["on the board", {}, ["edit", "pause", "complete"]],
  ["close to expiry", { expiresAt: inDays(7) }, ["edit", "pause", "complete", "renew"]],
  ["awaiting approval", { approvalStatus: "pending", expiresAt: inDays(3) }, ["edit", "pause"]],
  ["rejected", { approvalStatus: "rejected" }, ["edit", "pause"]],
  ["paused", { status: "inactive" }, ["edit", "activate", "complete"]],
  ["completed", { status: "completed" }, ["activate"]],
  ["recently expired", { status: "expired", expiresAt: inDays(-10), revivableUntil: inDays(20) }, ["activate"]],
  ["expired long ago", { status: "expired", expiresAt: inDays(-40), revivableUntil: inDays(-10) }, []],
])("returns the actions for a listing that is %s", (_, changes, names) => expect(getNames(changes)).toEqual(names));
