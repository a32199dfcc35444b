import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { BrokenMailServer } from "../../faults/mail-server.ts";
import { getArticles } from "../posts.ts";
import type { Product } from "../product.ts";
import { ANSWERED_BY, type Balancer } from "./balancer.ts";

/** How long after a change each instance shows it at the latest. */
const FRESH_AFTER_MS = 1_000;
const WAIT_MS = 20_000;
/** Number of the first article; no other part uses it. */
const ARTICLE = 600_000;
const INSTITUTION = { institution: "kurum-1", position: "unvan-8", to: ["il34"] };

/** A page and the word that it shows since a change. */
interface Change {
  path: string;
  word: string;
}

/** The published changes, and those that an instance did not show in time. */
export interface Written {
  posts: number;
  listings: { id: number; email: string }[];
  reads: number;
  stale: string[];
}

/**
 * Creates the function that publishes, changes, joins and approves once, all through the balancer, and then reads the
 * changed pages on each instance. A write whose connection the kill has broken is sent once more.
 * @param token of an administrator's session
 */
export async function createWriter(product: Product, balancer: Balancer, mail: BrokenMailServer, token: string) {
  const getArticle = await getArticles(product);
  const written: Written = { posts: 0, listings: [], reads: 0, stale: [] };
  let turn = 0;

  /** @returns the parsed answer; undefined if the first try had succeeded, although its answer was lost */
  async function call(method: string, path: string, body: object): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(balancer.url + path, {
        method,
        headers: {
          "content-type": "application/json",
          ...(path.startsWith("/api/admin/") && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text);
      if (answer.status === 502 && tries === 0) continue;
      if (answer.status === 409 && tries === 1) return undefined;
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    }
  }

  async function publishPost(word: string): Promise<Change[]> {
    const article = {
      ...getArticle(ARTICLE + turn),
      title: `Yeni yazı ${word}`,
      publishedAt: new Date().toISOString(),
    };
    await call("POST", "/api/admin/posts", article);
    written.posts++;
    const changed = [`/blog/${article.slug}`, "/blog", `/blog?ara=${word}`, "/api/blog/posts?limit=9&offset=0"];
    return changed.map((path) => ({ path, word }));
  }

  async function publishListing(word: string): Promise<Change[]> {
    const email = `${word}@example.org`;
    const from = `il${1 + (turn % 30)}`;
    const joined = { ...INSTITUTION, from, title: `Becayiş ilanı ${word}`, email, fullName: "Ayşe Kaya", terms: true };
    const kept = sentCode.parse(await call("POST", "/trpc/auth.join", { json: joined }));
    const confirmed = { token: kept.result.data.json.token, code: await readCode(mail, email) };
    const answer = joinedMember.parse(await call("POST", "/trpc/auth.confirmJoin", { json: confirmed }));
    const { id, slug } = answer.result.data.json.listing;
    await call("POST", `/api/admin/becayis/listings/${id}/approve`, {});
    written.listings.push({ id, email });
    const changed = [`/becayis/ilan/${slug}`, "/becayis", `/becayis?ara=${word}`, "/api/becayis/listings?limit=9"];
    return changed.map((path) => ({ path, word }));
  }

  /** Reads a page until each instance that is up has answered. */
  async function expectFresh({ path, word }: Change): Promise<void> {
    const seen = new Set<string>();
    for (let tries = 0; tries < 20 && balancer.up().some((url) => !seen.has(url)); tries++) {
      const answer = await fetch(balancer.url + path);
      const instance = answer.headers.get(ANSWERED_BY) ?? "";
      const isFresh = (await answer.text()).includes(word);
      if (answer.status === 502 || seen.has(instance)) continue;
      seen.add(instance);
      written.reads++;
      if (!isFresh) written.stale.push(`${path} on ${instance}`);
    }
  }

  async function write(): Promise<void> {
    turn++;
    const word = `sozcuk${turn}x${Date.now().toString(36)}`;
    const changes = (await Promise.all([publishPost(word), publishListing(word)])).flat();
    await sleep(FRESH_AFTER_MS);
    for (const change of changes) await expectFresh(change);
  }
  return { written, write };
}

const answerOf = <Json extends z.ZodType>(json: Json) => z.object({ result: z.object({ data: z.object({ json }) }) });
const sentCode = answerOf(z.object({ token: z.string() }));
const joinedMember = answerOf(z.object({ listing: z.object({ id: z.number(), slug: z.string() }) }));

/** Waits for the newest code that was mailed to an address. @throws if none comes */
async function readCode(mail: BrokenMailServer, email: string): Promise<string> {
  for (const end = performance.now() + WAIT_MS; performance.now() < end; await sleep(20)) {
    const found = mail.taken.findLast(({ recipients }) => recipients.includes(email));
    const code = /^(\d{6}) /m.exec(found?.text ?? "")?.[1];
    if (code) return code;
  }
  throw new Error(`no code was mailed to ${email}`);
}
