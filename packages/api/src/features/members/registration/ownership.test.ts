import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, makeAuthenticator, openBrowser, type TestApp, testCaller } from "../../../testing/index.ts";
import { type LoggedMail, mailsTo } from "../../../testing/mails.ts";
import { openMemberSession } from "../../identity/sign-in/open-session.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000"; // no bot check is configured
});

type Browser = ReturnType<typeof openBrowser>;
const people = {
  owner: { firstName: "Çiğdem", lastName: "Işık", password: "sahibin-parolasi-2" },
  stranger: { firstName: "Yabancı", lastName: "Kişi", password: "yabanci-parola-1" },
};
type Who = keyof typeof people;
const CHOSEN = "sahibin-yeni-parolasi-3";

/** An address, two people who register it with a browser each, and the owner's second browser. */
class Story {
  readonly email = `sahiplik-${randomBytes(5).toString("hex")}@example.org`;
  readonly browsers: Record<Who | "phone", Browser> = {
    owner: openBrowser(app),
    stranger: openBrowser(app),
    phone: openBrowser(app),
  };
  /** Returns the links mailed after each registration. */
  readonly links: Partial<Record<Who, LoggedMail>> = {};

  async register(who: Who): Promise<void> {
    const { firstName, lastName, password } = people[who];
    await this.browsers[who]
      .call()
      .auth.register({ firstName, lastName, email: this.email, password, phone: "+90 555 111 22 33", terms: true });
    this.links[who] = (await this.mails()).at(-1);
  }

  mails(): Promise<LoggedMail[]> {
    return mailsTo(app, this.email);
  }

  open(browser: Browser, link: LoggedMail | undefined) {
    return browser.call().auth.openVerificationLink({ token: link?.access ?? "", refresh: link?.refresh });
  }

  tryPassword(password: string, browser = openBrowser(app)) {
    return browser.call().auth.login({ email: this.email, password });
  }

  /** Returns the account's name and which passwords open it. */
  async state() {
    const { firstName, emailVerifiedAt } = await app.db.prisma.member.findFirstOrThrow({
      where: { email: this.email },
    });
    const passwords = {
      ...Object.fromEntries(Object.entries(people).map(([who, { password }]) => [who, password])),
      chosen: CHOSEN,
    };
    const opens: string[] = [];
    for (const [name, password] of Object.entries(passwords))
      if (await this.tryPassword(password).then(Boolean, () => false)) opens.push(name);
    return { name: firstName, isProved: emailVerifiedAt !== null, opens };
  }
}

type Act = (story: Story) => Promise<unknown>;
const registers =
  (who: Who): Act =>
  (story) =>
    story.register(who);
const signsIn =
  (who: Who): Act =>
  (story) =>
    story.tryPassword(people[who].password, story.browsers[who]).catch(() => undefined);
const opens =
  (link: Who, browser: "owner" | "phone"): Act =>
  (story) =>
    story.open(story.browsers[browser], story.links[link]).catch(() => undefined);
const opensNewest =
  (browser: "owner" | "phone"): Act =>
  async (story) =>
    story.open(story.browsers[browser], (await story.mails()).at(-1));
const says =
  (answer: "mine" | "not mine"): Act =>
  async (story) => {
    const token = (await story.mails()).at(-1)?.access ?? "";
    const { auth } = story.browsers.phone.call();
    return answer === "mine"
      ? auth.verifyEmail({ token })
      : auth.claimAccount({ token, newPassword: CHOSEN, firstName: "Çiğdem", lastName: "Işık", terms: true });
  };
const strangerAsksAgain: Act = (story) => story.browsers.stranger.call().auth.resendVerification({});
const resets =
  (browser: "owner" | "phone"): Act =>
  async (story) => {
    await story.browsers.stranger.call().auth.forgotPassword({ email: story.email });
    await story.browsers[browser]
      .call()
      .auth.resetPassword({ token: (await story.mails()).at(-1)?.access ?? "", newPassword: CHOSEN });
  };

const proved = (name: string, ...passwords: string[]) => ({ name, isProved: true, opens: passwords });
const unverified = (name: string, ...passwords: string[]) => ({ name, isProved: false, opens: passwords });
const owners = proved("Çiğdem", "owner");
const chosen = proved("Çiğdem", "chosen");

const stories: [string, Act[], ReturnType<typeof proved>][] = [
  ["owner alone, in the browser that registered", [registers("owner"), opens("owner", "owner")], owners],
  [
    "owner alone, elsewhere: nothing before the answer",
    [registers("owner"), opens("owner", "phone")],
    unverified("Çiğdem", "owner"),
  ],
  ["owner alone, elsewhere: mine", [registers("owner"), opens("owner", "phone"), says("mine")], owners],
  [
    "stranger alone, owner opens: nothing before the answer",
    [registers("stranger"), opens("stranger", "owner")],
    unverified("Yabancı", "stranger"),
  ],
  [
    "stranger alone, owner opens: not mine",
    [registers("stranger"), signsIn("stranger"), opens("stranger", "phone"), says("not mine")],
    chosen,
  ],
  [
    "owner first, opens the old link where they registered",
    [registers("owner"), registers("stranger"), opens("owner", "owner")],
    unverified("Yabancı", "stranger"),
  ],
  [
    "owner first, opens the new link where they registered",
    [registers("owner"), registers("stranger"), opens("stranger", "owner")],
    owners,
  ],
  [
    "owner first, opens the old link elsewhere",
    [registers("owner"), registers("stranger"), opens("owner", "phone")],
    unverified("Yabancı", "stranger"),
  ],
  [
    "owner first, opens the new link elsewhere: not mine",
    [registers("owner"), registers("stranger"), opens("stranger", "phone"), says("not mine")],
    chosen,
  ],
  [
    "owner second, opens the new link where they registered",
    [registers("stranger"), signsIn("stranger"), registers("owner"), opens("owner", "owner")],
    owners,
  ],
  [
    "owner second, opens the old link where they registered",
    [registers("stranger"), registers("owner"), opens("stranger", "owner")],
    unverified("Çiğdem", "owner"),
  ],
  [
    "owner second, opens the new link elsewhere: mine",
    [registers("stranger"), registers("owner"), opens("owner", "phone"), says("mine")],
    owners,
  ],
  [
    "owner twice, stranger between",
    [registers("owner"), registers("stranger"), registers("owner"), opens("owner", "owner")],
    owners,
  ],
  [
    "stranger asks for another mail, owner opens it where they registered",
    [registers("owner"), registers("stranger"), signsIn("stranger"), strangerAsksAgain, opensNewest("owner")],
    owners,
  ],
  [
    "stranger asks for another mail, owner opens it elsewhere",
    [registers("owner"), registers("stranger"), signsIn("stranger"), strangerAsksAgain, opensNewest("phone")],
    unverified("Yabancı", "stranger"),
  ],
  ["owner forgot, in the browser that registered", [registers("owner"), resets("owner")], chosen],
  [
    "owner forgot after a stranger took the place, in the browser that registered",
    [registers("owner"), registers("stranger"), resets("owner")],
    chosen,
  ],
  [
    "a reset elsewhere keeps nothing of a stranger",
    [registers("stranger"), signsIn("stranger"), resets("phone")],
    proved("Yeni", "chosen"),
  ],
  [
    "a stranger registers after the proof",
    [registers("owner"), opens("owner", "owner"), registers("stranger")],
    owners,
  ],
  [
    "a stranger tries passwords between",
    [registers("owner"), signsIn("stranger"), opens("owner", "owner"), signsIn("stranger")],
    owners,
  ],
];

describe("an address that two people register", () => {
  it.each(stories)("%s", async (_, acts, expected) => {
    const story = new Story();
    for (const act of acts) await act(story);
    expect(await story.state()).toEqual(expected);
  });

  it("shows the masked registrant, time and device, and the link stays usable", async () => {
    const story = new Story();
    await story.register("stranger");
    const question = await story.open(story.browsers.phone, story.links.stranger);
    expect(question).toEqual({
      state: "asks",
      registeredAs: "Yabancı K***",
      registeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      device: "Firefox, Linux",
    });
    expect(await story.open(story.browsers.phone, story.links.stranger)).toEqual(question);
  });
});

describe("data from before the verification", () => {
  async function proveWith(act: Act) {
    const story = new Story();
    await story.register("stranger");
    await story.tryPassword(people.stranger.password, story.browsers.stranger);
    const { id } = await app.db.prisma.member.findFirstOrThrow({ where: { email: story.email } });
    await app.db.prisma.passkey.create({
      data: { memberId: id, credentialId: randomBytes(16), publicKey: randomBytes(16), name: "Anahtar" },
    });
    await app.db.prisma.recoveryCode.create({ data: { memberId: id, codeHash: randomBytes(16) } });
    await makeAuthenticator(app, id);
    await app.db.prisma.member.update({
      where: { id },
      data: { bio: "Yabancının sözü", phone: "+90 555 999 88 77" },
    });
    await act(story);
    return story;
  }
  async function expectNothingLeft({ email, browsers }: Story) {
    const { id } = await app.db.prisma.member.findFirstOrThrow({ where: { email } });
    expect([
      await app.db.prisma.authenticator.count({ where: { memberId: id } }),
      await app.db.prisma.passkey.count({ where: { memberId: id } }),
      await app.db.prisma.recoveryCode.count({ where: { memberId: id } }),
    ]).toEqual([0, 0, 0]);
    await expect(browsers.stranger.call().user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
  }

  it.each([
    ["the proof from another browser", says("mine")],
    [
      "the documented call",
      async (story: Story) =>
        openBrowser(app)
          .call()
          .auth.verifyEmail({ token: (await story.mails()).at(-1)?.access ?? "" }),
    ],
    ["the owner's claim", says("not mine")],
    ["a reset", resets("phone")],
  ])("ends with %s", async (_, act) => {
    await expectNothingLeft(await proveWith(act));
  });

  it("leaves no trace of the stranger after a claim", async () => {
    const { email } = await proveWith(says("not mine"));
    expect(await app.db.prisma.member.findFirstOrThrow({ where: { email } })).toMatchObject({
      firstName: "Çiğdem",
      bio: null,
      phone: null,
    });
  });

  it("is not ended by a reset of a verified account, whose second factor was set up after the proof", async () => {
    const story = await proveWith(says("mine"));
    const { id } = await app.db.prisma.member.findFirstOrThrow({ where: { email: story.email } });
    await app.db.prisma.passkey.create({
      data: { memberId: id, credentialId: randomBytes(16), publicKey: randomBytes(16), name: "Anahtar" },
    });
    await makeAuthenticator(app, id);
    await resets("phone")(story);
    expect([
      await app.db.prisma.authenticator.count({ where: { memberId: id } }),
      await app.db.prisma.passkey.count({ where: { memberId: id } }),
    ]).toEqual([1, 1]);
    await expect(story.browsers.stranger.call().user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
    expect(await app.db.prisma.member.findFirstOrThrow({ where: { id } })).toMatchObject({ firstName: "Yabancı" });
  });

  it("leads to a new session only in the browser that registered", async () => {
    const story = new Story();
    await story.register("owner");
    await story.tryPassword(people.owner.password, story.browsers.owner);
    await story.tryPassword(people.owner.password, story.browsers.phone);
    const before = story.browsers.owner.cookies.read("member");
    expect(await story.open(story.browsers.owner, story.links.owner)).toMatchObject({
      state: "verified",
      accessToken: expect.stringMatching(/^u_/),
    });
    expect(story.browsers.owner.cookies.read("member")).not.toBe(before);
    expect(await story.browsers.owner.call().user.profile.get()).toMatchObject({ profile: { emailVerified: true } });
    await expect(story.browsers.phone.call().user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
  });
});

describe("before verification", () => {
  it("no passkey or second factor can be added", async () => {
    const story = new Story();
    await story.register("stranger");
    const { password } = people.stranger;
    await story.tryPassword(password, story.browsers.stranger);
    const { user } = story.browsers.stranger.call();
    for (const call of [
      () => user.passkeys.options({ password }),
      () => user.totp.begin({ password }),
      () => user.totp.confirm({ state: "x", code: "123456" }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        cause: { code: "FORBIDDEN", details: { flags: { requiresEmailVerification: true } } },
      });
    }
  });
});

describe("a verification link", () => {
  it("does not open a verified account", async () => {
    const story = new Story();
    await story.register("owner");
    const token = story.links.owner?.access ?? "";
    await openBrowser(app).call().auth.forgotPassword({ email: story.email });
    await story.browsers.owner
      .call()
      .auth.resetPassword({ token: (await story.mails()).at(-1)?.access ?? "", newPassword: CHOSEN });
    await expect(
      openBrowser(app).call().auth.claimAccount({
        token,
        newPassword: "baska-bir-parola",
        firstName: "Yabancı",
        lastName: "Kişi",
        terms: true,
      }),
    ).rejects.toThrow("Doğrulama bağlantısı");
    expect(await story.state()).toEqual(chosen);
  });

  it("works once under concurrency, and rejects invalid values", async () => {
    const story = new Story();
    await story.register("stranger");
    const claim = (token: string, n = 0) =>
      openBrowser(app)
        .call()
        .auth.claimAccount({
          token,
          newPassword: `${CHOSEN}-${n}`,
          firstName: "Çiğdem",
          lastName: "Işık",
          terms: true,
        });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => claim(story.links.stranger?.access ?? "", n)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await app.db.prisma.member.count({ where: { email: story.email } })).toBe(1);
    await expect(claim(randomBytes(32).toString("base64url"))).rejects.toThrow("E-posta doğrulama başarısız");
    await expect(
      story.open(story.browsers.phone, { template: "", path: "", access: "uydurma", refresh: "", code: "" }),
    ).rejects.toThrow("E-posta doğrulama başarısız");
  });
});

it("a sign-in with a password that was reset concurrently fails", async () => {
  const story = new Story();
  await story.register("owner");
  await openBrowser(app).call().auth.forgotPassword({ email: story.email });
  const token = (await story.mails()).at(-1)?.access ?? "";
  const { passwordHash } = await app.db.prisma.member.findFirstOrThrow({ where: { email: story.email } });
  await story.browsers.owner.call().auth.resetPassword({ token, newPassword: CHOSEN });
  const member = await app.db.prisma.member.findFirstOrThrow({ where: { email: story.email } });
  const proof = { passwordHash: passwordHash ?? "", passedSecondStep: false };
  await expect(openMemberSession(app, testCaller, member.id, proof)).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  expect(await app.db.prisma.session.count({ where: { memberId: member.id } })).toBe(0);
});
