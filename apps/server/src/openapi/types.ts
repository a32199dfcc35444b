import type { generateOpenApiDocument } from "trpc-to-openapi";

/** The OpenAPI 3.1 document of all REST calls. */
export type OpenApiDocument = ReturnType<typeof generateOpenApiDocument>;
type PathItem = NonNullable<OpenApiDocument["paths"]>[string];
export type Operation = NonNullable<PathItem["get"]>;

/** HTTP methods used by the API. */
export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

/** An operation with its address. */
export interface Call {
  method: Method;
  path: string;
  operation: Operation;
}
