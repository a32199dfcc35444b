import type { FastifyRequest } from "fastify";

/** Returns the procedure names in the path of a request. */
export function calledProcedures(request: FastifyRequest): string[] {
  const { params } = request;
  return typeof params === "object" && params !== null && "path" in params ? String(params.path).split(",") : [];
}
