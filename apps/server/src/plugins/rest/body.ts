import { AppError, isBoundedJson } from "@site/api";
import type { FastifyInstance } from "fastify";

/**
 * Registers the JSON parser. An empty body with a JSON content type counts as missing; the schema reports what it
 * lacks.
 */
export function registerBodyParser(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    if (!isBoundedJson(text)) return done(new AppError("MALFORMED_REQUEST"));
    void parse(request, text, done);
  });
}

/** Accepts forms without parsing them, for operations whose whole input is in the address. */
export function registerFormParser(server: FastifyInstance): void {
  server.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
}
