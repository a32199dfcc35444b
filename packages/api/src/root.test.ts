import { labelOfAction } from "@site/contract/audit/labels";
import { type AnyProcedure, callTRPCProcedure } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { toPublicError } from "./core/calls/public-error.ts";
import type { Context } from "./core/context.ts";
import { createSession } from "./features/identity/sessions/service.ts";
import { appRouter } from "./root.ts";
import { confirmedPaths, memberPaths, publicPaths } from "./testing/allowed-callers.ts";
import {
  anonymousContext,
  createContextFor,
  createTestApp,
  makeAdmin,
  signedInAdmin,
  signedInMember,
  type TestApp,
  testCaller,
} from "./testing/index.ts";
import { procedures } from "./testing/procedures.ts";

const restMeta = z.object({
  openapi: z.object({ method: z.string(), path: z.string() }),
  isGuarded: z.boolean().optional(),
  aliases: z.array(z.string()).optional(),
});

const guarded = procedures.filter(({ path }) => !publicPaths.includes(path));
const isMembers = (path: string) =>
  memberPaths.includes(path) || path.startsWith("user.") || path.startsWith("becayis.");

/** Thrown where a call begins to read its input, so that none has an effect. */
class InputRead extends Error {}

const GUARDS = ["UNAUTHORIZED", "FORBIDDEN", "CONFIRMATION_REQUIRED"];

/** Calls a procedure up to its input. @returns the code of the refusal; undefined if the caller may call */
async function findRefusal(ctx: Context, path: string, procedure: AnyProcedure): Promise<string | undefined> {
  let hasRead = false;
  const getRawInput = () => {
    hasRead = true;
    return Promise.reject(new InputRead());
  };
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput,
      ctx,
      type: procedure._def.type,
      signal: undefined,
      batchIndex: 0,
    });
    return undefined;
  } catch (error) {
    const { code } = toPublicError(error);
    return !hasRead && GUARDS.includes(code) ? code : undefined;
  }
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
      createContextFor(app, { token: isMembers(path) ? admin.token : member.token, cookie: undefined }),
      path,
      procedure,
    );
  });
});

describe("every administrators' procedure", () => {
  const ofAdmins = guarded.filter(({ path }) => path.startsWith("admin."));
  let stale: Context;

  beforeAll(async () => {
    const { id } = await makeAdmin(app);
    const { token, cookie } = await createSession(
      app.db.prisma,
      { kind: "admin", id },
      { ...testCaller, isBrowser: true },
    );
    const confirmedAt = new Date(Date.now() - 10 * 60_000);
    await app.db.prisma.session.updateMany({ where: { adminId: id }, data: { confirmedAt } });
    stale = createContextFor(app, { token, cookie });
  });

  it.each(ofAdmins)("admits administrators: $path", async ({ path, procedure }) =>
    expect(await findRefusal(createContextFor(app, { token: admin.token, cookie: undefined }), path, procedure)).toBe(
      undefined,
    ),
  );

  it.each(ofAdmins.filter(({ procedure }) => procedure._def.type === "mutation"))(
    "is told in words in the audit log: $path",
    ({ path }) => expect(labelOfAction(path)).toMatch(/^\p{Lu}[^:]*: \p{Lu}/u),
  );

  it("asks for the password again where it was decided", async () => {
    const refused: string[] = [];
    for (const { path, procedure } of ofAdmins)
      if ((await findRefusal(stale, path, procedure)) === "CONFIRMATION_REQUIRED") refused.push(path);
    expect(refused.sort()).toEqual([...confirmedPaths].sort());
  });
});

describe("every REST address", () => {
  const addresses = procedures.flatMap(({ path, procedure }) => {
    const { data } = restMeta.safeParse(procedure._def.meta);
    return data
      ? [data.openapi.path, ...(data.aliases ?? [])].map((address) => ({
          path,
          address: `${data.openapi.method} ${address.replace(/\{\w+\}/g, "{}")}`,
          isGuarded: data.isGuarded ?? false,
        }))
      : [];
  });

  it("belongs to one procedure", () => {
    const seen = addresses.map(({ address }) => address);
    expect(seen.filter((address, index) => seen.indexOf(address) !== index)).toEqual([]);
  });

  it("declares whether it needs a token", () => {
    expect(addresses.filter(({ path, isGuarded }) => isGuarded === publicPaths.includes(path))).toEqual([]);
  });
});
