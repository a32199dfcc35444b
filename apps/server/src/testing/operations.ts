import type { oas31 } from "zod-openapi";
import type { OpenApiDocument } from "../openapi/document.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** An operation of a document with its address. */
export interface Call {
  method: (typeof METHODS)[number];
  path: string;
  operation: oas31.OperationObject;
}

/** Returns the operations of a document in its order. */
export function getCalls({ paths = {} }: Pick<OpenApiDocument, "paths">): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
