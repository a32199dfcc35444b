import { type AnyProcedure, callTRPCProcedure } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Context } from "./core/context.ts";
import { appRouter } from "./root.ts";
import {
  anonymousContext,
  contextOf,
  createTestApp,
  signedInAdmin,
  signedInMember,
  type TestApp,
} from "./testing/index.ts";

/** Procedures open to everyone; adding a path here is a security decision. */
const publicPaths = [
  "site.shell",
  "site.settings.get",
  "site.slider.get",
  "site.homepage.get",
  "site.homepage.config",
  "site.homepage.projects",
  "site.homepage.features",
  "site.homepage.about",
  "site.homepage.sections",
  "site.pages.get",
  "site.pageSeo",
  "site.securitySettings.list",
  "blog.posts.list",
  "blog.posts.page",
  "blog.posts.get",
  "blog.posts.read",
  "blog.posts.preview",
  "blog.posts.countView",
  "blog.recent",
  "blog.popular",
  "blog.sidebar",
  "blog.slider",
  "blog.search",
  "blog.categories.list",
  "blog.categories.get",
  "blog.categories.read",
  "blog.tags.list",
  "blog.tags.get",
  "botCheck.stamp",
  "contact.send",
  "comments.list",
  "comments.pending",
  "comments.create",
  "comments.stopMails",
  "services.list",
  "services.get",
  "services.faq",
  "reference.provinces",
  "reference.districts",
  "reference.institutions",
  "reference.positions",
  "auth.register",
  "auth.login",
  "auth.logout",
  "auth.forgotPassword",
  "auth.resetPassword",
  "auth.verifyEmail",
  "auth.verifyEmailPair",
  "auth.renewVerificationLink",
  "auth.openVerificationLink",
  "auth.claimAccount",
  "user.emailChange.confirm",
  "user.emailChange.undo",
  "auth.passkeyOptions",
  "auth.passkeyLogin",
  "becayis.listings.list",
  "becayis.listings.getBySlug",
  "becayis.listings.getById",
  "becayis.listings.countView",
  "becayis.listings.renewByToken",
  "becayis.alerts.stop",
  "becayis.map",
  "becayis.popularCities",
  "admin.session.login",
];

/** Procedures open to members, besides those under `user` and `becayis`; adding a path here is a security decision. */
const memberPaths = ["auth.updatePassword", "auth.resendVerification"];

const restMeta = z.object({
  openapi: z.object({ method: z.string(), path: z.string(), protect: z.boolean().optional() }),
  aliases: z.array(z.string()).optional(),
});

const procedures = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, value]) =>
  isProcedure(value) ? [{ path, procedure: value }] : [],
);
const guarded = procedures.filter(({ path }) => !publicPaths.includes(path));
const isMembers = (path: string) =>
  memberPaths.includes(path) || path.startsWith("user.") || path.startsWith("becayis.");

function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === "function" && "_def" in value;
}

async function expectRefusal(ctx: Context, path: string, procedure: AnyProcedure): Promise<void> {
  let looked = false;
  const getRawInput = async () => {
    looked = true;
  };
  const call = callTRPCProcedure({
    router: appRouter,
    path,
    getRawInput,
    ctx,
    type: procedure._def.type,
    signal: undefined,
    batchIndex: 0,
  });
  await expect(call).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  expect(looked).toBe(false);
}

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedInAdmin(app);
  member = await signedInMember(app);
});

describe("every procedure", () => {
  it.each(procedures)("has an output schema: $path", ({ procedure }) => {
    expect(procedure._def).toMatchObject({ output: expect.any(z.ZodType) });
  });

  it("is public, a member's, the administrator's or an API key's", () => {
    const paths = procedures.map(({ path }) => path);
    expect(publicPaths.filter((path) => !paths.includes(path))).toEqual([]);
    expect(
      guarded
        .map(({ path }) => path)
        .filter((path) => !path.startsWith("admin.") && !path.startsWith("keyed.") && !isMembers(path)),
    ).toEqual([]);
  });

  it.each(guarded)("rejects visitors before validating input: $path", ({ path, procedure }) =>
    expectRefusal(anonymousContext(app), path, procedure),
  );

  it.each(guarded)("rejects sessions of the other kind: $path", async ({ path, procedure }) => {
    await expectRefusal(
      contextOf(app, { token: isMembers(path) ? admin.token : member.token, cookie: undefined }),
      path,
      procedure,
    );
  });
});

describe("every REST address", () => {
  const addresses = procedures.flatMap(({ path, procedure }) => {
    const { data } = restMeta.safeParse(procedure._def.meta);
    return data
      ? [data.openapi.path, ...(data.aliases ?? [])].map((address) => ({
          path,
          address: `${data.openapi.method} ${address.replace(/\{\w+\}/g, "{}")}`,
          protect: data.openapi.protect ?? false,
        }))
      : [];
  });

  it("belongs to one procedure", () => {
    const seen = addresses.map(({ address }) => address);
    expect(seen.filter((address, index) => seen.indexOf(address) !== index)).toEqual([]);
  });

  it("declares whether it needs a token", () => {
    expect(addresses.filter(({ path, protect }) => protect === publicPaths.includes(path))).toEqual([]);
  });
});
