import { type CountKind, type SourceKind, sourceKinds } from "@site/contract/readers/statistics/kinds";
import { ownCampaigns } from "@site/contract/readers/statistics/own-campaigns";
import type { CountViewInput } from "@site/contract/readers/statistics/schema";
import { canonicalSitePath } from "@site/contract/site/redirects/site-path";
import { type NameCount, toCampaign, toHost, toSearch } from "./names.ts";

/** Post 0 stands for the whole site. */
export const SITE = 0;

/** A reported view, with what is taken from the request and not stored as it is. */
export interface SeenView extends CountViewInput {
  /** Hash of the day's visitor in hexadecimal. */
  hash: string;
  device: string;
}

interface Sums {
  views: number;
  quarter: number;
  half: number;
  full: number;
  hashes: Set<string>;
}

/** The pages of the site among the reported paths. */
export interface KnownPages {
  /** Canonical paths with a page. */
  pages: ReadonlySet<string>;
  /** Ids of posts by canonical path. */
  posts: ReadonlyMap<string, number>;
}

/** Counts of one day, gathered from views until they are written. */
export class DayCounts {
  readonly sums = new Map<number, Sums>();
  readonly names = new Map<string, NameCount>();

  /** Adds a view of a page; returns whether the site has the page. */
  addView(view: SeenView, { pages, posts }: KnownPages, ownHost: string): boolean {
    const path = canonicalSitePath(view.path);
    if (path === undefined || !pages.has(path)) return false;
    const postId = posts.get(path);
    const sources = getSources(view, ownHost);
    const from = view.from && posts.get(canonicalSitePath(view.from) ?? "");
    for (const target of postId === undefined ? [SITE] : [SITE, postId]) {
      this.addSum(target, view);
      for (const kind of sourceKinds) {
        const { name, by } = sources[kind];
        if (name !== undefined) this.addName(target, kind, name, by);
      }
    }
    if (postId !== undefined && from && from !== postId) this.addName(from, "next", String(postId));
    if (view.search) {
      const term = toSearch(view.search);
      this.addName(SITE, "search", term, view);
      if (!view.isFound) this.addName(SITE, "missed", term, view);
    }
    return true;
  }

  /** Adds a count to a name. @param by the visitor who sent the name, if it is not the product's own */
  addName(postId: number, kind: CountKind, name: string, by?: { hash: string }, count = 1): void {
    const key = `${postId} ${kind} ${name}`;
    const counted = this.names.get(key) ?? { postId, kind, name, count: 0, hashes: new Set() };
    this.names.set(key, counted);
    counted.count += count;
    if (by) counted.hashes.add(by.hash);
  }

  private addSum(postId: number, { hash, quarters }: SeenView): void {
    const sums = this.sums.get(postId) ?? { views: 0, quarter: 0, half: 0, full: 0, hashes: new Set() };
    this.sums.set(postId, sums);
    sums.views += 1;
    if (quarters >= 1) sums.quarter += 1;
    if (quarters >= 2) sums.half += 1;
    if (quarters === 4) sums.full += 1;
    sums.hashes.add(hash);
  }
}

/** A name to count, with the visitor who sent it if it is not the product's own. */
interface SourceName {
  name: string | undefined;
  by?: SeenView;
}

/** Returns the names of a view's sources; undefined for a source that it has not. */
function getSources(view: SeenView, ownHost: string): Record<SourceKind, SourceName> {
  const campaign = view.campaign ? toCampaign(view.campaign) : undefined;
  return {
    device: { name: view.device },
    host: { name: view.host ? toHost(view.host, ownHost) : undefined, by: view },
    campaign: { name: campaign, ...(!Object.hasOwn(ownCampaigns, campaign ?? "") && { by: view }) },
  };
}
