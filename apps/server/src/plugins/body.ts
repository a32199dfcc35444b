import { AppError, isBoundedJson } from "@site/api";
import type { FastifyInstance } from "fastify";

/** JSON alone is read. A call may say it carries JSON and carry nothing, as many clients do; what it lacks then, its schema says. */
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

/** Lets forms come and go unread, for calls whose whole input stands in their address. */
export function registerFormParser(server: FastifyInstance): void {
  server.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
}
