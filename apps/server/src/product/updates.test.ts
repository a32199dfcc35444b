import { appRouter } from "@site/api";
import { createContextFor } from "@site/api/testing";
import { callTRPCProcedure } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { seed } from "../../../../prisma/seed/index.ts";
import { procedures } from "../calls/procedures.ts";
import { getShape } from "../plugins/rest/rest-input.ts";
import { getKind, getToken } from "../testing/get-token.ts";
import { createTestHost, type TestHost } from "../testing/host.ts";
import type { UpdateCase } from "../testing/update-case.ts";
import { updateCases } from "../testing/update-cases.ts";
import { updateExceptions } from "../testing/update-exceptions.ts";

const ADDRESSING = new Set(["id", "key", "pageKey", "version"]);
const UPDATE_NAME = /^(update|save|set|change|correct|rename|retire|order|label|review|resolve)/;
/** Times that change with every write. */
const VOLATILE = ["updatedat"];

type Fields = Record<string, unknown>;
const record = z.record(z.string(), z.unknown());

let host: TestHost;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  host = await createTestHost({ limitsFactor: 1_000 });
  await seed(host.app, { demo: true });
  for (const kind of ["admin", "member", "key"] as const) tokens[kind] = await getToken(host.app, kind);
  await makeRecords();
}, 120_000);

const updates = procedures.filter(
  ({ path, type, meta }) =>
    type === "mutation" &&
    (/^(PUT|PATCH)$/.test(meta?.openapi?.method ?? "") || UPDATE_NAME.test(path.split(".").at(-1) ?? "")),
);

function getUpdate(path: string) {
  const found = updates.find((each) => each.path === path);
  if (!found) throw new Error(`there is no update ${path}`);
  return found;
}

const kindAt = (address: string) => (address.startsWith("admin.") ? "admin" : getKind(address));

/** Sends a call by its address, or by its procedure where it has none, and returns what it answers. */
async function send(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  address: string,
  body?: object,
): Promise<unknown> {
  const token = tokens[kindAt(address)];
  if (!address.startsWith("/"))
    return callTRPCProcedure({
      router: appRouter,
      path: address,
      type: method === "GET" ? "query" : "mutation",
      getRawInput: async () => body,
      ctx: createContextFor(host.app, { token, cookie: undefined }),
      signal: undefined,
      batchIndex: 0,
    });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await host.server.inject({ method, url: address, headers, ...(body && { payload: body }) });
  if (answer.statusCode !== 200) throw new Error(`${method} ${address} ${JSON.stringify(body)}: ${answer.body}`);
  return answer.json();
}

/** Creates records that the seeds leave out. */
async function makeRecords(): Promise<void> {
  const secret = "anahtar-1234567890-abcdefgh";
  await send("POST", "/api/admin/ai-configurations", {
    name: "Bir",
    apiKey: secret,
    model: "gemini-bir",
    maxTokens: 9,
  });
  await send("POST", "/api/admin/unsplash-settings", { name: "Bir", accessKey: secret, imageQuality: "small" });
  const smtp = { host: "posta.example.org", port: 465, username: "bir", password: "parola", secure: false };
  const from = { fromName: "Bir", fromEmail: "bir@example.org", replyTo: "iki@example.org", enabled: false };
  await send("POST", "/api/admin/smtp-settings", { name: "Bir", ...smtp, ...from });
  const hook = { url: "https://bir.example.org", description: "Bir", events: ["post.published"], isActive: true };
  await send("POST", "admin.webhooks.create", hook);
  const template = { addressee: "Makam", subject: "Konu", body: "Metin", attachments: "Belge" };
  await send("POST", "admin.becayis.petitions.create", { institutionId: null, kind: "match", ...template });
  await send("POST", "admin.savedReplies.create", { title: "Bir", body: "Bir yanıt" });
  await send("PUT", "/api/admin/telegram-settings", { api_key: "123456:ilk", chat_id: "-100", enabled: false });
  const days = { firstDay: "2027-01-01", lastDay: "2027-02-01", source: "https://www.kurum.gov.tr/" };
  await send("POST", "admin.becayis.windows.create", { institutionId: 1, positionIds: [1], ...days });
  const sizes = { width: 480, height: 120, widths: [480], byteSize: 900 };
  const image = { key: "0123456789abcdef", revision: "1", fileName: "logo.png", sha256: new Uint8Array(32), ...sizes };
  await host.app.db.prisma.libraryImage.create({ data: image });
  const person = { name: "Ayşe", surname: "Yılmaz", email: "ayse@example.org", phone: "05321112233" };
  await host.app.db.prisma.contactMessage.create({ data: { ...person, subject: "Konu", message: "Mesaj" } });
  const lookups = { currentInstitution: "Adalet Bakanlığı", currentPosition: "Zabıt Kâtibi" };
  const place = { currentCity: "Ankara", currentDistrict: "Çankaya", desiredCity: "İzmir", notes: "Not" };
  await send("POST", "/api/becayis/profile", { ...lookups, ...place, experienceYears: 3, isPublic: true });
  await send("POST", "/api/becayis/listings", {
    title: "Ankara’dan İzmir’e becayiş",
    description: "Açıklama",
    benefits: "Olanak",
    offerInstitution: lookups.currentInstitution,
    offerPosition: lookups.currentPosition,
    offerCity: "Ankara",
    offerDistrict: "Çankaya",
    wantedInstitution: lookups.currentInstitution,
    wantedPosition: lookups.currentPosition,
    wantedCity: "İzmir",
    wantedDistrict: "Konak",
  });
}

const settingRows = z.array(z.object({ setting_key: z.string(), setting_value: z.string() }));
const rows = z.array(record).nonempty();

async function read({ read: address, id = 1, at, input }: UpdateCase): Promise<Fields> {
  const answer = await send("GET", address.replace("{id}", String(id)), input);
  if (at === "map")
    return Object.fromEntries(
      settingRows.parse(answer).map(({ setting_key, setting_value }) => [setting_key, setting_value]),
    );
  if (at === "list") {
    const entries = rows.parse(answer);
    return entries.find((row) => row.id === id) ?? record.parse(entries[0]);
  }
  const found = at ? record.parse(answer)[at] : answer;
  return record.parse(Array.isArray(found) ? found[0] : found);
}

/** Sends a body to the record's address; over tRPC only the fields that the update has. */
function write(path: string, before: Fields, body: Fields): Promise<unknown> {
  const { meta, inputs } = getUpdate(path);
  const { openapi } = meta ?? {};
  if (!openapi) {
    const shape = getShape(inputs[0]);
    const known = Object.entries({ ...body, id: before.id }).filter(([name]) => Object.hasOwn(shape, name));
    return send("PUT", path, Object.fromEntries(known));
  }
  const parameters = { id: before.id ?? before.section_key, pageKey: before.page_key, key: before.name };
  const address = Object.entries(parameters).reduce<string>(
    (path, [name, value]) => path.replace(`{${name}}`, String(value)),
    openapi.path,
  );
  const method = openapi.method;
  if (method === "GET") throw new Error(`${path} is no write`);
  return send(method, address, body);
}

const plain = (name: string) => name.replaceAll("_", "").toLowerCase();

/** Returns the names of a record's fields that differ, without those of `VOLATILE`. */
function differences(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter(
    (name) => !VOLATILE.includes(plain(name)) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

const getFields = (path: string) =>
  Object.keys(getShape(getUpdate(path).inputs[0])).filter((name) => !ADDRESSING.has(name));

it("every update is tried here or has a reason not to be", () => {
  const known = [...Object.keys(updateCases), ...Object.keys(updateExceptions)];
  expect(known.sort()).toEqual(updates.map(({ path }) => path).sort());
  for (const [path, reason] of Object.entries(updateExceptions))
    if (reason.startsWith("has one field"))
      expect([path, getFields(path).filter((name) => !/Id$/.test(name) || name === "categoryId").length]).toEqual([
        path,
        1,
      ]);
});

it("no update fills in a value that was not sent", () => {
  const filled = updates.flatMap(({ path, inputs }) =>
    inputs[0] instanceof z.ZodUnion || path === "admin.postDrafts.save" // a new draft begins with them
      ? []
      : Object.entries(getShape(inputs[0]))
          .filter(([, field]) => field.safeParse(undefined).data !== undefined)
          .map(([name]) => `${path}: ${name}`),
  );
  expect(filled).toEqual([]);
});

describe.each(Object.keys(updateCases))("%s", (path) => {
  const given = updateCases[path] ?? { read: "", changed: {} };
  const { changed, follows = {}, alongside = {}, always = [], hidden = [] } = given;
  /** The record as the test before has left it. */
  let last: Fields | undefined;

  it("changes nothing when it gets what reading gave", async () => {
    const before = await read(given);
    await write(path, before, before);
    last = await read(given);
    expect(differences(before, last)).toEqual([]);
  });

  it("knows another value of each field", () => {
    expect(Object.keys(changed).sort()).toEqual(getFields(path).sort());
  });

  it.each(Object.keys(changed))("changes %s alone", async (name) => {
    const before = last ?? (await read(given));
    last = undefined;
    const sent = Object.fromEntries(always.map((each) => [each, before[each]]));
    await write(path, before, { ...sent, ...alongside[name], [name]: changed[name] });
    const after = await read(given);
    last = after;
    const own = Object.keys(after).find((each) => plain(each) === plain(name)) ?? name;
    const may = [own, ...(follows[name] ?? []), ...(always.includes("version") ? ["version"] : [])];
    const found = differences(before, after).filter((each) => !(each === "version" && path.includes("posts")));
    expect(found.filter((each) => !may.includes(each))).toEqual([]);
    if (!hidden.includes(name)) expect(found.some((each) => may.includes(each))).toBe(true);
    const value = changed[name];
    if (typeof value !== "object" && own in after && !hidden.includes(name) && !/key|password/i.test(name))
      expect(after[own]).toEqual(value);
  });
});
