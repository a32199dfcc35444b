import type { OwnListing } from "@site/contract/becayis/listings/schema";
import { expect, it } from "vitest";
import { getActions } from "./listing-actions.ts";

const NOW = Date.UTC(2026, 10, 21);
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const listing: OwnListing = {
  id: 1,
  slug: "ilan-1",
  title: "İlan",
  description: "",
  offer_institution: "Adalet Bakanlığı",
  offer_position: "Zabıt Kâtibi",
  offer_city: "Ankara",
  offer_district: null,
  verified_month: null,
  wanted_institution: "Adalet Bakanlığı",
  wanted_position: "Zabıt Kâtibi",
  wanted_city: "İzmir",
  wanted_district: null,
  wishes: [{ city: "İzmir", district: null }],
  approval_status: "approved",
  priority: "normal",
  view_count: 0,
  contact_count: 0,
  created_at: inDays(-1),
  published_at: inDays(-1),
  updated_at: inDays(-1),
  expires_at: inDays(60),
  contact_request_status: "none",
  offerDepartment: "",
  wantedDepartment: "",
  requirements: "",
  benefits: "",
  status: "active",
  user_id: 1,
  user: { first_name: "Ayşe", last_name: "Karaca", full_name: "Ayşe Karaca" },
  rejection_reason: "",
  is_settled: false,
  awaits_result: false,
  revivable_until: null,
  waiting_change: null,
};

const getNames = (changes: Partial<OwnListing>) =>
  Object.entries(getActions({ ...listing, ...changes }, NOW))
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
