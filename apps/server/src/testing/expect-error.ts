import type { ErrorCode } from "@site/contract/common/error-codes";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

/** Asserts the common form of JSON errors: Turkish message and error, code, request id, no internals. */
export function expectError(
  response: LightMyRequestResponse,
  status: number,
  code: ErrorCode,
  more: object = {},
): void {
  const body: unknown = response.json();
  expect({ status: response.statusCode, body }).toEqual({
    status,
    body: {
      message: expect.stringMatching(/\S/),
      error: expect.any(String),
      code,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...more,
    },
  });
  const { message, error } = response.json<{ message: string; error: string }>();
  expect(error).toBe(message);
  expect(message).not.toMatch(/\b(required|invalid|expected|received|must|error|failed)\b/i);
  expect(response.body).not.toMatch(/ {4}at |node_modules|SELECT|prisma/i);
  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(response.headers).not.toHaveProperty("x-powered-by");
}
