import { type App, AppError, appRouter, type ProcedureMeta } from "@site/api";
import { signInTexts } from "@site/contract/account/sign-in/labels";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createContext } from "../create-context.ts";
import { procedures } from "../procedures.ts";
import { registerFormParser } from "./body.ts";
import { sendError } from "./errors.ts";

interface RestRoute {
  method: NonNullable<ProcedureMeta["openapi"]>["method"];
  /** Path in Fastify's syntax: /api/blog/posts/:slug. */
  url: string;
  /** Path of the procedure: blog.posts.get. */
  procedure: string;
  /** True if a token is required. */
  isGuarded: boolean;
  type: "query" | "mutation";
  bodyLimit: number | undefined;
  /** True if forms are accepted in addition to JSON. */
  isOneClick: boolean;
  shape: Record<string, z.ZodType>;
}

/** Registers the REST addresses from the metadata of the procedures. */
export async function registerRest(server: FastifyInstance, app: App): Promise<void> {
  const routes = restRoutes();
  addRoutes(
    server,
    app,
    routes.filter(({ isOneClick }) => !isOneClick),
  );
  await server.register(async (oneClick) => {
    registerFormParser(oneClick);
    addRoutes(
      oneClick,
      app,
      routes.filter(({ isOneClick }) => isOneClick),
    );
  });
  for (const rest of ["/api", "/api/*"]) server.all(rest, (_, reply) => reply.callNotFound());
}

function addRoutes(server: FastifyInstance, app: App, routes: RestRoute[]): void {
  for (const route of routes) {
    server.route({
      method: route.method,
      url: route.url,
      ...(route.bodyLimit && { bodyLimit: route.bodyLimit, onRequest: rejectAnonymous(app, route) }),
      handler: async (request, reply) => {
        try {
          const data = await callTRPCProcedure({
            router: appRouter,
            path: route.procedure,
            type: route.type,
            getRawInput: async () => inputOf(route, request),
            ctx: createContext(app, request, reply),
            signal: undefined,
            batchIndex: 0,
          });
          return reply.header("cache-control", "no-store").send(data ?? {});
        } catch (error) {
          return sendError(error, request, reply);
        }
      },
    });
  }
}

/** Creates a hook that rejects callers without a session before a large body is read. */
function rejectAnonymous(app: App, { isGuarded }: RestRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const ctx = createContext(app, request, reply);
    if (isGuarded && !(await ctx.member()) && !(await ctx.admin()))
      throw new AppError("UNAUTHORIZED", { message: signInTexts.sessionExpired });
  };
}

/** Returns every documented address and alias of every procedure. */
export function restRoutes(): RestRoute[] {
  return procedures.flatMap(({ path: procedure, type, meta, inputs }) => {
    if (!meta?.openapi || type === "subscription") return [];
    const { method, path, protect: isGuarded = false } = meta.openapi;
    const shape = shapeOf(inputs[0]);
    return [path, ...(meta.aliases ?? [])].map((address) => ({
      method,
      url: address.replace(/\{(\w+)\}/g, ":$1"),
      procedure,
      isGuarded,
      type,
      bodyLimit: meta.bodyLimit,
      isOneClick: meta.isOneClick ?? false,
      shape,
    }));
  });
}

/**
 * Merges body, query and path parameters; path parameters take precedence. Names may be in snake_case; numbers in the
 * address are text. An empty query parameter counts as missing; an empty string in the body is kept.
 */
function inputOf({ shape }: RestRoute, request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body)))
    throw new AppError("MALFORMED_REQUEST", { message: "Gönderilen veri bir JSON nesnesi olmalıdır." });
  const query = Object.entries(asRecord(request.query)).map(
    ([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const,
  );
  const address = [...query.filter(([, value]) => value !== ""), ...Object.entries(asRecord(request.params))];
  const texts = address.map(
    ([name, value]) => [nameIn(shape, name), fromText(shape[nameIn(shape, name)], value)] as const,
  );
  const values = Object.entries(asRecord(body)).map(([name, value]) => [nameIn(shape, name), value] as const);
  return Object.fromEntries([...values, ...texts]);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Returns the schema's spelling of a name: `provinceId` for `province_id`, `setting_key` for `settingKey`. */
function nameIn(shape: RestRoute["shape"], name: string): string {
  if (name in shape) return name;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (camel in shape) return camel;
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake in shape ? snake : name;
}

/** Converts text from the address to the number or boolean its field expects; other values are left to validation. */
function fromText(field: z.ZodType | undefined, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const inner = unwrap(field);
  if (inner instanceof z.ZodNumber && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  if (inner instanceof z.ZodBoolean && (value === "true" || value === "false")) return value === "true";
  return value;
}

function unwrap(field: unknown): unknown {
  return field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault
    ? unwrap(field.unwrap())
    : field;
}

function shapeOf(input: unknown): RestRoute["shape"] {
  const schema = unwrap(input);
  if (!(schema instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodType ? [[name, field]] : [])),
  );
}
