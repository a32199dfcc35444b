import { AppError } from "@site/api";
import type { FastifyInstance } from "fastify";

/** JSON alone is read. A DELETE may say it carries JSON and carry nothing, as many clients do. */
export function registerBodyParser(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(request.method === "DELETE" ? null : new AppError("MALFORMED_JSON"), undefined);
    else void parse(request, body.toString(), done);
  });
}
