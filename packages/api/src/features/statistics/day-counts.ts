import { canonicalSitePath } from "@site/contract/site/redirects/site-path";
import type { CountViewInput } from "@site/contract/statistics/schema";
import { OTHER, toHost, toName } from "./names.ts";

/** Post 0 stands for the whole site. */
export const SITE = 0;

/** A reported view, with what is taken from the request and not stored as it is. */
export interface SeenView extends CountViewInput {
  /** Hash of the day's visitor in hexadecimal. */
  hash: string;
  device: string;
}

/** Kinds of counts that have names. */
export type CountKind = "host" | "campaign" | "device" | "next" | "search" | "missed" | "missing" | "dropped";

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
  readonly names = new Map<string, { postId: number; kind: CountKind; name: string; count: number }>();

  /** Adds a view of a page; returns whether the site has the page. */
  addView(view: SeenView, { pages, posts }: KnownPages, ownHost: string): boolean {
    const path = canonicalSitePath(view.path);
    if (path === undefined || !pages.has(path)) return false;
    const postId = posts.get(path);
    const host = view.host && toHost(view.host, ownHost);
    const from = view.from && posts.get(canonicalSitePath(view.from) ?? "");
    for (const target of postId === undefined ? [SITE] : [SITE, postId]) {
      this.addSum(target, view);
      this.addName(target, "device", view.device);
      if (host) this.addName(target, "host", host);
      if (view.campaign) this.addName(target, "campaign", toName(view.campaign));
    }
    if (postId !== undefined && from && from !== postId) this.addName(from, "next", String(postId));
    if (view.search) {
      const term = toName(view.search);
      this.addName(SITE, "search", term);
      if (!view.isFound) this.addName(SITE, "missed", term);
    }
    return true;
  }

  /** Adds a count to a name. */
  addName(postId: number, kind: CountKind, name: string = OTHER, count = 1): void {
    const key = `${postId} ${kind} ${name}`;
    const known = this.names.get(key);
    if (known) known.count += count;
    else this.names.set(key, { postId, kind, name, count });
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
