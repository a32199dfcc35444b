import { AppError } from "@site/api";
import { type ErrorCode, errorCodes } from "@site/contract/common/error-codes";
import { afterTestFile } from "@site/db/testing";
import fastify from "fastify";
import { expect, it } from "vitest";
import { sendFailedPage } from "./failed-page.ts";

/** The error of a call that a page makes while it is rendered. */
const refusedCall = (code: string, message: string) => Object.assign(new Error(message), { data: { code } });

const lines: string[] = [];
const server = fastify({ logger: { level: "error", stream: { write: (line) => lines.push(line) } } });
afterTestFile(() => server.close());
let thrown: unknown;
server.get("/", (request, reply) => sendFailedPage(thrown, request, reply));

async function getPage(error: unknown) {
  lines.length = 0;
  thrown = error;
  const { statusCode, body } = await server.inject("/");
  return {
    statusCode,
    title: /<h1>(.*)<\/h1>/.exec(body)?.[1],
    text: /<p>(.*?)<\/p>/.exec(body)?.[1],
    logged: lines.length,
  };
}

it.each<[ErrorCode, number, string]>([
  ["VALIDATION_FAILED", 400, "Bu Adres Açılamadı"],
  ["MALFORMED_REQUEST", 400, "Bu Adres Açılamadı"],
  ["NOT_FOUND", 404, "Bu Adres Açılamadı"],
  ["TOO_MANY_REQUESTS", 429, "Lütfen Biraz Bekleyin"],
])("a page whose call is refused with %s answers %i and logs no error", async (code, statusCode, title) => {
  const { message } = errorCodes[code];
  const expected = { statusCode, title, text: message, logged: 0 };
  expect(await getPage(refusedCall(code, message))).toEqual(expected);
  expect(await getPage(new AppError(code))).toEqual(expected);
});

it.each([
  new Error("boom"),
  refusedCall("INTERNAL", "boom"),
  refusedCall("constructor", "boom"),
  Object.assign(new Error("boom"), { data: null }),
  "boom",
])("any other error is a fault: %s", async (error) => {
  expect(await getPage(error)).toEqual({
    statusCode: 500,
    title: "Bir Hata Oluştu",
    text: errorCodes.INTERNAL.message,
    logged: 1,
  });
});
