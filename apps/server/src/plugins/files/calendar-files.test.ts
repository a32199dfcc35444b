import { calendarFeed } from "@site/contract/becayis/papers/calendar/schema";
import { beforeAll, expect, it } from "vitest";
import { callMutation } from "../../testing/call-procedure.ts";
import { expectError } from "../../testing/expect-error.ts";
import { getToken } from "../../testing/get-token.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let windowId: number;
beforeAll(async () => {
  host = await createTestHost();
  const { prisma } = host.app.db;
  const institution = await prisma.institution.create({ data: { name: "Kurum", slug: "kurum", kind: "ministry" } });
  const window = await prisma.applicationWindow.create({
    data: {
      institutionId: institution.id,
      firstDay: new Date("2027-03-10"),
      lastDay: new Date("2027-03-24"),
      source: "https://www.kurum.gov.tr/",
    },
  });
  windowId = window.id;
});

const get = (url: string) => host.server.inject({ url });

it("sends the calendar file of a window to everyone", async () => {
  const answer = await get(`/api/becayis/windows/${windowId}.ics`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="basvuru-donemi-${windowId}.ics"`,
    "cache-control": "no-store",
  });
  expect(answer.body).toContain("DTSTART;VALUE=DATE:20270310\r\nDTEND;VALUE=DATE:20270325\r\n");
});

it("sends a member's calendar by the private address alone", async () => {
  const headers = { authorization: `Bearer ${await getToken(host.app, "member")}` };
  const made = await callMutation(host.server, "becayis.calendar.makeFeed", undefined, headers);
  const { pathname } = new URL(calendarFeed.parse(made.output).url);
  const answer = await get(pathname);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  const other = pathname.replace(/.\.ics$/, pathname.endsWith("a.ics") ? "b.ics" : "a.ics");
  expectError(await get(other), 404, "NOT_FOUND");
});

it.each(["0", "-1", "x", "1e9", "99999999999", "..%2f1", "%00", ""])("has no window “%s”", async (id) => {
  const answer = await get(`/api/becayis/windows/${id}.ics`);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain("VCALENDAR");
});
