/** A JSON schema (draft 2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

/** A reference to a component. */
export interface Reference {
  $ref: string;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

/** A body in one media type; a file has no schema. */
export interface Media {
  schema?: JsonSchema;
  example?: unknown;
}

/** A header of an answer. */
interface Header {
  description?: string;
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

/** An answer. */
export interface Answer {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, Media>;
}

/** The body of a request. */
export interface Body {
  description?: string;
  required: boolean;
  content: Record<string, Media>;
}

/** A call: a method of an address, or an event that the site sends. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Body;
  responses: Record<string, Answer | Reference>;
  "x-summary-en": string;
  /** Other addresses of the same call. */
  "x-aliases"?: string[];
}

/** HTTP methods used by the API. */
export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

type Operations = Record<string, Partial<Record<Method, Operation>>>;

/** The OpenAPI 3.1 document of all REST calls. */
export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    description: string;
    version: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Operations;
  webhooks: Operations;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    headers: Record<string, Header>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

/** An operation with its address. */
export interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

/** Returns whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Key of a field's example until the examples of bodies and parameters are made; the document leaves it out. */
export const FIELD_EXAMPLE = "x-example";
