import { AppError, isBoundedJson } from "@site/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Registers the JSON parser. An empty body with a JSON content type counts as missing; the schema then reports what is
 * missing.
 */
export function registerBodyParser(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  const types = ["application/json", "application/merge-patch+json"];
  server.addContentTypeParser(types, { parseAs: "string" }, (request, body, done) => {
    if (!isUtf8(request)) return done(new AppError("UNSUPPORTED_MEDIA_TYPE"));
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    if (!isBoundedJson(text)) return done(new AppError("MALFORMED_REQUEST"));
    void parse(request, text, done);
  });
}

/** Returns whether a JSON body is in UTF-8, the only charset of JSON (RFC 8259, 8.1). */
function isUtf8({ headers }: FastifyRequest): boolean {
  const [, charset = "utf-8"] = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers["content-type"] ?? "") ?? [];
  return /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/** Accepts bodies of any type without parsing them, for operations whose whole input is in the address (RFC 8058). */
export function registerUnreadBody(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
}

const FORM = "application/x-www-form-urlencoded";

/** Returns whether a plain HTML form sent a request. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === FORM;
}
