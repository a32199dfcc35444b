import type { AdminRole } from "@site/contract/account/administrators/roles";
import { labelOfAction } from "@site/contract/audit/labels";
import type { SettingsFile } from "@site/contract/site/setting-transfer/schema";
import type { SettingArea } from "@site/contract/site/settings/fields";
import { type AnyProcedure, callTRPCProcedure } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { toPublicError } from "./core/calls/public-error.ts";
import type { Context } from "./core/context.ts";
import { createAdminSession } from "./features/account/sessions/service.ts";
import { appRouter } from "./root.ts";
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
  "statistics.countView",
  "blog.recent",
  "blog.popular",
  "blog.sidebar",
  "blog.slider",
  "blog.search",
  "blog.searchCards",
  "blog.categories.list",
  "blog.categories.get",
  "blog.categories.read",
  "blog.tags.list",
  "blog.tags.get",
  "blog.tags.read",
  "botCheck.stamp",
  "contact.send",
  "comments.list",
  "comments.pending",
  "comments.create",
  "comments.stopMails",
  "subscribers.follow",
  "subscribers.confirm",
  "subscribers.openChoices",
  "subscribers.saveChoices",
  "subscribers.leave",
  "services.list",
  "services.get",
  "services.faq",
  "reference.provinces",
  "reference.districts",
  "reference.institutions",
  "reference.positions",
  "auth.register",
  "auth.join",
  "auth.renewJoinCode",
  "auth.confirmJoin",
  "auth.login",
  "auth.logout",
  "auth.forgotPassword",
  "auth.resetPassword",
  "auth.verifyEmail",
  "auth.verifyEmailPair",
  "auth.requestFactorRecovery",
  "auth.cancelFactorRecovery",
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
  "becayis.alerts.ask",
  "becayis.alerts.confirm",
  "becayis.alerts.stop",
  "becayis.results.openLink",
  "becayis.results.reportByLink",
  "becayis.ask",
  "becayis.homeQuestion",
  "becayis.countQuestion",
  "becayis.landing.get",
  "becayis.landing.ended",
  "becayis.results.moved",
  "becayis.embed.list",
  "becayis.map",
  "becayis.popularCities",
  "admin.session.login",
  "admin.session.options",
  "admin.session.passkeyOptions",
  "admin.session.passkeyLogin",
  "admin.session.googleBegin",
  "admin.session.googleReturn",
  "admin.session.googleSecondStep",
  "admin.invitations.open",
  "admin.invitations.accept",
];

type Roles = readonly AdminRole[];
const everyone: Roles = ["owner", "editor", "moderator"];
const content: Roles = ["owner", "editor"];
const moderation: Roles = ["owner", "moderator"];
const ownerAlone: Roles = ["owner"];

/** Who may call what below `admin`; the longest beginning of a path counts. Changing it is a security decision. */
const getRoles: Record<string, Roles> = {
  session: everyone,
  notifications: everyone,
  dashboard: everyone,
  savedViews: everyone,
  trash: everyone,
  posts: content,
  postDrafts: content,
  postPreviews: content,
  postRevisions: content,
  categories: content,
  tags: content,
  media: content,
  redirects: content,
  statistics: content,
  pages: content,
  services: content,
  homepage: content,
  sliderSettings: content,
  settingHistory: content,
  sitemap: content,
  transfer: content,
  mailing: content,
  "mailing.preview": ownerAlone,
  "mailing.test": ownerAlone,
  "mailing.confirm": ownerAlone,
  "mailing.saveSettings": ownerAlone,
  postIssues: content,
  subscribers: ownerAlone,
  pending: moderation,
  comments: moderation,
  contactMessages: moderation,
  savedReplies: moderation,
  emailLogs: moderation,
  users: moderation,
  "users.remove": ownerAlone,
  "users.setPassword": ownerAlone,
  becayis: moderation,
  "becayis.settings": ownerAlone,
  "becayis.ruleApprovals.effect": ownerAlone,
  "becayis.reference": ownerAlone,
  "becayis.domains": ownerAlone,
  "becayis.petitions": ownerAlone,
  siteSettings: ownerAlone,
  securitySettings: ownerAlone,
  notificationSettings: ownerAlone,
  pageSeo: ownerAlone,
  telegram: ownerAlone,
  smtp: ownerAlone,
  settingTransfer: ownerAlone,
  setupChecklist: ownerAlone,
  audit: ownerAlone,
  administrators: ownerAlone,
  invitations: ownerAlone,
  factorRecoveries: ownerAlone,
  totp: everyone,
  passkeys: everyone,
  apiKeys: ownerAlone,
  webhooks: ownerAlone,
  system: ownerAlone,
  backups: ownerAlone,
  aiConfigurations: ownerAlone,
  "aiConfigurations.list": content,
  promptTemplates: ownerAlone,
  "promptTemplates.list": content,
  unsplashSettings: ownerAlone,
  "unsplashSettings.list": content,
  ai: content,
  "ai.models": ownerAlone,
  "ai.availableModels": ownerAlone,
  "ai.testConnection": ownerAlone,
  "ai.unsplashTest": ownerAlone,
  "ai.updateBudget": ownerAlone,
  creations: content,
  review: content,
  postProvenance: content,
};

/** Calls that ask for the password again; adding or removing a path is a security decision. */
const confirmedPaths = [
  "admin.administrators.endSessions",
  "admin.administrators.removeSecondFactor",
  "admin.administrators.setFactorPolicy",
  "admin.apiKeys.takeOver",
  "admin.factorRecoveries.confirm",
  "admin.webhooks.takeOver",
  "admin.session.isConfirmed",
  "admin.securitySettings.update",
  "admin.telegram.update",
  "admin.settingTransfer.export",
  "admin.transfer.export",
  "admin.audit.export",
  "admin.subscribers.export",
  "admin.subscribers.import",
  "admin.subscribers.remove",
  "admin.comments.removeMany",
  "admin.contactMessages.removeMany",
  "admin.users.remove",
  "admin.users.setPassword",
  "admin.administrators.setRole",
  "admin.administrators.setActive",
  "admin.administrators.remove",
  "admin.invitations.create",
  "admin.invitations.resend",
  "admin.invitations.revoke",
  "admin.smtp.create",
  "admin.smtp.update",
  "admin.apiKeys.create",
  "admin.webhooks.create",
  "admin.webhooks.update",
  "admin.webhooks.rotateSecret",
  "admin.backups.remove",
  "admin.backups.open",
  "admin.aiConfigurations.create",
  "admin.aiConfigurations.update",
  "admin.unsplashSettings.create",
  "admin.unsplashSettings.update",
];

/** The call that saves the settings of each area; restoring an older value asks for the password where it does. */
const callsOfAreas: Record<SettingArea, string> = {
  site: "admin.siteSettings.updateMany",
  slider: "admin.sliderSettings.updateMany",
  homepageConfig: "admin.homepage.config.update",
  homepageSection: "admin.homepage.sections.update",
  homepageAbout: "admin.homepage.about.update",
  project: "admin.homepage.projects.update",
  feature: "admin.homepage.features.update",
  page: "admin.pages.update",
  pageSeo: "admin.pageSeo.update",
  smtp: "admin.smtp.update",
  security: "admin.securitySettings.update",
  notification: "admin.notificationSettings.update",
  telegram: "admin.telegram.update",
  service: "admin.services.update",
  question: "admin.services.questions.update",
};

/** The call that saves each part of a settings file; an import asks for the password if one of them does. */
const callsOfFileParts: Record<Exclude<keyof SettingsFile, "version">, string> = {
  site: "admin.siteSettings.updateMany",
  homepage: "admin.homepage.update",
  pageSeo: "admin.pageSeo.update",
  notifications: "admin.notificationSettings.update",
  services: "admin.services.update",
  questions: "admin.services.questions.update",
};

/** Procedures open to members, besides those under `user` and `becayis`; adding a path here is a security decision. */
const memberPaths = ["auth.updatePassword", "auth.resendVerification"];

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

function rolesOfPath(path: string): Roles {
  const parts = path.split(".").slice(1);
  const lengths = parts.map((_, index) => parts.length - index);
  const found = lengths.map((length) => getRoles[parts.slice(0, length).join(".")]).find(Boolean);
  if (!found) throw new Error(`nobody decided who may call ${path}`);
  return found;
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
  const contexts = new Map<AdminRole, Context>();
  let stale: Context;

  beforeAll(async () => {
    for (const role of everyone) {
      const { token } = await signedInAdmin(app, { role });
      contexts.set(role, createContextFor(app, { token, cookie: undefined }));
    }
    const owner = await makeAdmin(app);
    const { token, cookie } = await createAdminSession(app.db.prisma, owner.id, { ...testCaller, isBrowser: true });
    const confirmedAt = new Date(Date.now() - 10 * 60_000);
    await app.db.prisma.session.updateMany({ where: { adminId: owner.id }, data: { confirmedAt } });
    stale = createContextFor(app, { token, cookie });
  });

  it.each(ofAdmins)("admits its roles alone: $path", async ({ path, procedure }) => {
    const refusals: Record<string, string | undefined> = {};
    for (const [role, ctx] of contexts) refusals[role] = await findRefusal(ctx, path, procedure);
    const expected = everyone.map((role) => [role, rolesOfPath(path).includes(role) ? undefined : "FORBIDDEN"]);
    expect(refusals).toEqual(Object.fromEntries(expected));
  });

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

  it("asks for the password before restoring a setting whose own call asks", async () => {
    const asked: string[] = [];
    for (const [area, path] of Object.entries(callsOfAreas)) {
      expect(ofAdmins.map((each) => each.path)).toContain(path);
      const change = { area, record: "0", recordName: "", field: "none", before: "bir", after: "iki" };
      const { id } = await app.db.prisma.settingChange.create({ data: change });
      const code = await appRouter
        .createCaller(stale)
        .admin.settingHistory.revert({ id })
        .then(
          () => undefined,
          (error: unknown) => toPublicError(error).code,
        );
      if (code === "CONFIRMATION_REQUIRED") asked.push(path);
    }
    expect(asked).toEqual(Object.values(callsOfAreas).filter((path) => confirmedPaths.includes(path)));
  });

  it("asks for the password before an import if it does so for one of its parts", () => {
    const asked = Object.values(callsOfFileParts).some((path) => confirmedPaths.includes(path));
    expect(ofAdmins.map((each) => each.path)).toEqual(expect.arrayContaining(Object.values(callsOfFileParts)));
    expect(confirmedPaths.includes("admin.settingTransfer.import")).toBe(asked);
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
