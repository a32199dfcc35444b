import { randomBytes } from "node:crypto";
import { createPostInput } from "@site/contract/blog/posts/admin-schema";
import type { Prisma } from "@site/db";
import type { z } from "zod";
import type { App } from "../core/app.ts";
import { createPost } from "../features/blog/posts/editing/admin-service.ts";
import { createCategory } from "../features/blog/terms/categories-admin-service.ts";
import { createTag } from "../features/blog/terms/tags-admin-service.ts";

const unique = () => randomBytes(4).toString("hex");

/** Creates an administrator; the default password is "dogru-parola-42". */
export async function makeAdmin(app: App, given: AdminInput = {}) {
  const { username = `yonetici-${unique()}`, password = "dogru-parola-42", lastSignInAt } = given;
  const passwordHash = await app.passwords.hash(password);
  return app.db.prisma.admin.create({
    data: { username, email: `${username}@example.org`, passwordHash, lastSignInAt: lastSignInAt ?? null },
  });
}

export interface AdminInput {
  username?: string;
  password?: string;
  lastSignInAt?: Date;
}

export interface MemberInput {
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  isVerified?: boolean;
}

/** Creates a member; the default password is "uye-parolasi-42". */
export async function makeMember(app: App, given: MemberInput = {}) {
  return app.db.prisma.member.create({ data: await memberColumns(app, given) });
}

/** Returns the columns of a new member. */
export async function memberColumns(
  app: App,
  {
    email = `uye-${unique()}@example.org`,
    password = "uye-parolasi-42",
    firstName = "Ayşe",
    lastName = "Kaya",
    isVerified = true,
  }: MemberInput = {},
): Promise<Prisma.MemberCreateManyInput> {
  const now = new Date();
  return {
    email,
    firstName,
    lastName,
    phone: "+905551112233",
    passwordHash: await app.passwords.hash(password),
    emailVerifiedAt: isVerified ? now : null,
    termsAcceptedAt: now,
  };
}

/** Creates a member's authenticator whose secret no code opens. */
export function makeAuthenticator(app: App, memberId: number) {
  return app.db.prisma.authenticator.create({ data: { memberId, secret: randomBytes(20), lastStep: 0 } });
}

/** Creates a post, published by default. */
export function makePost(app: App, given: Partial<z.input<typeof createPostInput>> = {}) {
  const slug = given.slug ?? `yazi-${unique()}`;
  return createPost(
    app,
    createPostInput.parse({
      title: "Bir yazı",
      content: "<p>Bir yazının metni.</p>",
      status: "published",
      ...given,
      slug,
    }),
    null,
  );
}

export function makeCategory(app: App, name = `Kategori ${unique()}`, slug = `kategori-${unique()}`) {
  return createCategory(app, { name, slug, description: "", seoTitle: "", seoDescription: "" });
}

export function makeTag(app: App, name = `Etiket ${unique()}`, slug = `etiket-${unique()}`) {
  return createTag(app, { name, slug, description: "" });
}
