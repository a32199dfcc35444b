import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../jobs/worker.ts";
import {
  anonymousCaller,
  callerWith,
  createTestApp,
  makeMember,
  makePost,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { createSession } from "../../identity/sessions/service.ts";
import { eraseDueMembers } from "../privacy/erasure-service.ts";
import { makeDataExport, openDataExport } from "../privacy/export-service.ts";
import { setAvatar } from "./avatar-service.ts";

let app: TestApp;

/** Yields the pieces unchanged and records their lengths. */
async function* counted(pieces: AsyncIterable<Uint8Array>, lengths: number[]): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    lengths.push(piece.length);
    yield piece;
  }
}

beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
});

describe("the profile", () => {
  const names = { firstName: "Ayşe", lastName: "Kaya" };

  it("is read and updated; address and server fields stay", async () => {
    const { member, caller } = await signedInMember(app);
    const sent = {
      firstName: "Işıl",
      lastName: "Çağ",
      phone: "",
      dateOfBirth: "1990-02-28",
      bio: "Merhaba",
    };
    const fixed = { email: "baska@example.org", isActive: false, emailVerified: false, id: 1 };
    await expect(caller.user.profile.update({ ...sent, ...fixed })).rejects.toThrow("Bilinmeyen alan");
    expect(await caller.user.profile.update(sent)).toMatchObject({
      user: { id: member.id, email: member.email },
      profile: { firstName: "Işıl", phone: null, dateOfBirth: "1990-02-28", bio: "Merhaba" },
    });
    expect(await caller.user.profile.update(names)).toMatchObject({
      profile: { ...names, dateOfBirth: "1990-02-28", emailVerified: true },
    });
  });

  it("rejects invalid values", async () => {
    const { caller } = await signedInMember(app);
    const refused = (change: object) => expect(caller.user.profile.update({ ...names, ...change })).rejects;
    await refused({ bio: "x".repeat(501) }).toThrow("Biyografi en fazla 500 karakter olabilir");
    await refused({ lastName: "K" }).toThrow("Soyad en az 2 karakter olmalıdır");
    for (const dateOfBirth of ["1990-02-30", "2999-01-01", "1800-01-01", "dün", { gt: "" }])
      await refused({ dateOfBirth }).toMatchObject({ code: "BAD_REQUEST" });
    await refused({ phone: "5".repeat(40) }).toMatchObject({ code: "BAD_REQUEST" });
    await refused({ bio: "a\u0000b" }).toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("sessions", () => {
  it("are listed and ended by their owner, one or all", async () => {
    const { member, caller } = await signedInMember(app);
    const other = callerWith(app, {
      token: (
        await createSession(app.db.prisma, { kind: "member", id: member.id }, { ...testCaller, userAgent: "Başka" })
      ).token,
      cookie: undefined,
    });
    const { sessions } = await caller.user.dashboard();
    expect(sessions.map(({ userAgent, isActive, isCurrent }) => [userAgent, isActive, isCurrent])).toEqual(
      expect.arrayContaining([
        ["Başka", true, false],
        [testCaller.userAgent, true, true],
      ]),
    );
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
    const { caller: stranger } = await signedInMember(app);
    await expect(stranger.user.sessions.end({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await caller.user.sessions.end({ id });
    await expect(other.user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
    expect((await caller.user.dashboard()).sessions).toMatchObject([{ isCurrent: true }, { isActive: false }]);
    const third = callerWith(app, {
      token: (await createSession(app.db.prisma, { kind: "member", id: member.id }, testCaller)).token,
      cookie: undefined,
    });
    await caller.user.sessions.endAll({ keepCurrent: true });
    await expect(third.user.profile.get()).rejects.toThrow();
    await caller.user.sessions.endAll({});
    await expect(caller.user.profile.get()).rejects.toThrow();
  });

  it("leave security events", async () => {
    const { member, caller } = await signedInMember(app);
    await anonymousCaller(app).auth.login({ email: member.email, password: "uye-parolasi-42" });
    await caller.user.sessions.endAll({ keepCurrent: true });
    expect((await caller.user.securityEvents()).map(({ event, text }) => [event, text])).toEqual([
      ["sessions_ended", "Oturumlar sonlandırıldı"],
      ["login", "Giriş yapıldı"],
    ]);
  });
});

describe("the avatar", () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#8a4b1f" } });

  it("is cropped, re-encoded without metadata, and replaces the former one", async () => {
    const { caller } = await signedInMember(app);
    const photo = await draw(900, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: "gizli konum" }, IFD3: { GPSLatitude: "39/1 55/1 0/1" } })
      .toBuffer();
    expect(photo.toString("latin1")).toContain("gizli konum");
    const { avatarUrl } = await caller.user.avatar.set({ image: `data:image/jpeg;base64,${photo.toString("base64")}` });
    expect(avatarUrl).toMatch(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/);
    const key = avatarUrl?.replace("/media/", "public/") ?? "";
    const stored = (await app.files.get(key)) ?? Buffer.alloc(0);
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.toString("latin1")).not.toContain("gizli konum");
    await caller.user.avatar.set({ image: (await draw(20, 20).png().toBuffer()).toString("base64") });
    expect(await app.files.get(key)).toBeUndefined();
    expect(await caller.user.avatar.remove()).toMatchObject({ avatarUrl: null });
    expect((await caller.user.profile.get()).profile.avatarUrl).toBeNull();
  });

  it("rejects non-images, SVG and large files", async () => {
    const { caller } = await signedInMember(app);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
    for (const content of [
      Buffer.from("metin"),
      Buffer.from(svg),
      (await draw(20, 20).png().toBuffer()).subarray(0, 60),
    ]) {
      await expect(caller.user.avatar.set({ image: content.toString("base64") })).rejects.toThrow(
        "fotoğraf olarak okunamadı",
      );
    }
    await expect(
      caller.user.avatar.set({ image: Buffer.alloc(5 * 1024 * 1024 + 1).toString("base64") }),
    ).rejects.toThrow("en fazla 5 MB");
    await expect(caller.user.avatar.set({ image: "<script>" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("uploaded several times at once leaves one file", async () => {
    const { caller } = await signedInMember(app);
    const images = await Promise.all(
      ["red", "green", "blue", "white", "black", "gray"].map(async (background) =>
        (
          await sharp({ create: { width: 9, height: 9, channels: 3, background } })
            .png()
            .toBuffer()
        ).toString("base64"),
      ),
    );
    const before = await readdir(join(app.fileFolder, "public/avatars"));
    await Promise.all(images.map((image) => caller.user.avatar.set({ image })));
    const { avatarUrl } = (await caller.user.profile.get()).profile;
    const made = (await readdir(join(app.fileFolder, "public/avatars"))).filter((file) => !before.includes(file));
    expect(made).toEqual([avatarUrl?.replace("/media/avatars/", "")]);
    expect(await app.db.prisma.media.count()).toBe(before.length + 1);
  });

  it("leaves no file if it cannot be stored", async () => {
    const { member } = await signedInMember(app);
    const image = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .png()
        .toBuffer()
    ).toString("base64");
    const before = await readdir(join(app.fileFolder, "public/avatars"));
    await app.db.prisma.member.delete({ where: { id: member.id } });
    await expect(setAvatar(app, member.id, image)).rejects.toThrow();
    expect(await readdir(join(app.fileFolder, "public/avatars"))).toEqual(before);
  });
});

describe("the data export", () => {
  it("is created by a job in both formats, for its owner, once", async () => {
    const { member, caller } = await signedInMember(app, { firstName: "<b>Ayşe</b>" });
    const post = await makePost(app);
    await app.db.prisma.comment.create({
      data: { postId: post.id, memberId: member.id, authorName: "Ayşe", content: "Bir yorumum var" },
    });
    await expect(caller.user.dataExports.request({ password: "yanlis" })).rejects.toThrow("Şifreniz hatalı");
    expect(await caller.user.dataExports.list()).toEqual([]);
    const password = "uye-parolasi-42";
    await Promise.all([caller.user.dataExports.request({ password }), caller.user.dataExports.request({ password })]);
    expect(await caller.user.dataExports.list()).toMatchObject([{ status: "preparing", downloadUrl: null }]);
    await runDueJobs(app);
    const [copy] = await caller.user.dataExports.list();
    expect(copy).toMatchObject({ status: "ready", downloadUrl: `/api/user/data-exports/${copy?.id}/file` });
    const files = unzipSync(new Uint8Array((await openDataExport(app, member.id, copy?.id ?? 0)) ?? []));
    const json = JSON.parse(strFromU8(files["verilerim.json"] ?? new Uint8Array()));
    expect(json).toMatchObject({
      profile: [{ email: member.email }],
      comments: [{ content: "Bir yorumum var", post: "Bir yazı" }],
      sessions: [{ userAgent: testCaller.userAgent }],
    });
    expect(JSON.stringify(json)).not.toMatch(/argon2|hash/i);
    expect(strFromU8(files["verilerim.html"] ?? new Uint8Array())).toMatch(/&lt;b&gt;Ayşe.*Bir yorumum var/s);
    const stranger = await makeMember(app);
    expect(await openDataExport(app, stranger.id, copy?.id ?? 0)).toBeUndefined();
    expect((await mailsTo(app, member.email)).map(({ template }) => template)).toEqual(["export_ready"]);
  });

  it("streams thousands of records", async () => {
    const { id: memberId } = await makeMember(app);
    const count = 2_350;
    await app.db.prisma.memberNotification.createMany({
      data: Array.from({ length: count }, (_, n) => ({
        memberId,
        type: "x",
        title: `Bildirim ${n}`,
        message: "Metin ".repeat(20),
      })),
    });
    const { id } = await app.db.prisma.dataExport.create({
      data: { memberId, expiresAt: new Date(Date.now() + 86_400_000) },
    });
    const pieces: number[] = [];
    const put = app.files.put;
    const files: typeof app.files = {
      ...app.files,
      put: (key, content) => put(key, Symbol.asyncIterator in content ? counted(content, pieces) : content),
    };
    await makeDataExport({ ...app, files }, id);
    const unzipped = unzipSync(new Uint8Array((await openDataExport(app, memberId, id)) ?? []));
    const { notifications } = JSON.parse(strFromU8(unzipped["verilerim.json"] ?? new Uint8Array()));
    expect(new Set(notifications.map(({ title }: { title: string }) => title)).size).toBe(count);
    expect(strFromU8(unzipped["verilerim.html"] ?? new Uint8Array()).match(/Bildirim \d+/g)).toHaveLength(count);
    expect(pieces.length).toBeGreaterThan(20);
    expect(Math.max(...pieces)).toBeLessThan(100_000);
  });
});

describe("deleting the account", () => {
  it("requires the password, sends a mail and can be undone for fourteen days", async () => {
    const { member, caller } = await signedInMember(app);
    await expect(caller.user.deletion.plan({ password: "yanlis" })).rejects.toThrow("Şifreniz hatalı");
    const { eraseAfter } = await caller.user.deletion.plan({ password: "uye-parolasi-42" });
    expect(Math.round((Date.parse(eraseAfter ?? "") - Date.now()) / 86_400_000)).toBe(14);
    expect((await caller.user.profile.get()).profile.eraseAfter).toBe(eraseAfter);
    await eraseDueMembers(app);
    app.purged.length = 0;
    await caller.user.deletion.undo();
    expect(app.purged).toEqual(["becayis"]); // the listings are shown again
    await app.db.prisma.member.updateMany({
      where: { eraseAfter: { lt: new Date(Date.now() + 15 * 86_400_000) } },
      data: { eraseAfter: new Date(0) },
    });
    await eraseDueMembers(app);
    expect((await caller.user.profile.get()).profile.eraseAfter).toBeNull();
    expect((await mailsTo(app, member.email)).map(({ template }) => template)).toEqual(["deletion_planned"]);
  });

  it("erases everything except anonymised comments", async () => {
    const { member, caller } = await signedInMember(app);
    const bystander = await signedInMember(app, { email: member.email.replace("uye-", "uyeX") });
    await anonymousCaller(app).auth.forgotPassword({ email: member.email });
    await anonymousCaller(app).auth.forgotPassword({ email: bystander.member.email });
    await mailsTo(app, member.email);
    const { avatarUrl } = await caller.user.avatar.set({
      image: (
        await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
          .png()
          .toBuffer()
      ).toString("base64"),
    });
    const post = await makePost(app);
    const comment = await app.db.prisma.comment.create({
      data: {
        postId: post.id,
        memberId: member.id,
        authorName: "Ayşe",
        authorSurname: "Kaya",
        authorEmail: member.email,
        content: "Kalan söz",
        approvedAt: new Date(),
      },
    });
    await caller.user.deletion.plan({ password: "uye-parolasi-42" });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { eraseAfter: new Date(Date.now() - 1000) } });
    await eraseDueMembers(app);
    await expect(caller.user.profile.get()).rejects.toThrow("Oturum süresi dolmuş");
    const everything = JSON.stringify([
      await app.db.prisma.member.findMany(),
      await app.db.prisma.comment.findMany(),
      await app.db.prisma.emailLog.findMany(),
      await app.db.prisma.session.findMany({ where: { memberId: member.id } }),
    ]);
    expect(everything).not.toContain(member.email);
    expect(everything).toContain(bystander.member.email);
    expect(await app.db.prisma.comment.findUniqueOrThrow({ where: { id: comment.id } })).toMatchObject({
      content: "Kalan söz",
      authorName: "Silinmiş üye",
      authorSurname: "",
      authorEmail: "",
      memberId: null,
    });
    expect(await app.files.get(avatarUrl?.replace("/media/", "public/") ?? "")).toBeUndefined();
  });
});
