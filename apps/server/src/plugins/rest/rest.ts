import formBody from "@fastify/formbody";
import { type App, appRouter, type PageTag, type ProcedureMeta, toPublicError } from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createContext, hasIdentity } from "../../calls/create-context.ts";
import { procedures } from "../../calls/procedures.ts";
import type { PageCache } from "../../page-cache/page-cache.ts";
import { sendError } from "../guards/errors.ts";
import { fillAnswer } from "./answers.ts";
import { isForm, registerUnreadBody } from "./body.ts";
import { describeIssues, getShape, type InputParts, type InputShape, toInput } from "./rest-input.ts";
import { type SharedAnswers, shareAnswers } from "./shared-answers.ts";

/** The largest body of a plain form. */
const FORM_LIMIT_BYTES = 16_384;

/** A REST address of a procedure. */
export interface RestRoute {
  method: NonNullable<ProcedureMeta["openapi"]>["method"];
  /** Path in Fastify's syntax: /api/blog/posts/:slug. */
  url: string;
  /** Path of the procedure: blog.posts.get. */
  procedure: string;
  /** True if a token is required. */
  isGuarded: boolean;
  type: "query" | "mutation";
  /** True if forms are accepted in addition to JSON. */
  isOneClick: boolean;
  /** The page whose plain HTML form makes the call, if any. */
  formPage: ProcedureMeta["formPage"];
  shape: InputShape;
  /** Makes the documented answer of the output, where it has another form. */
  answer: ProcedureMeta["answer"];
  /** Fields of the input that are documented in snake case. */
  snakeInput: readonly string[];
  /** True if unknown fields of a body are refused; otherwise they are left out. */
  isMap: boolean;
  /** True if the body is a JSON Merge Patch. */
  isMergePatch: boolean;
  /** True if the password is asked for again. */
  needsPassword: boolean;
  /** True for reads that need no identity. */
  isPublicRead: boolean;
  /** Seconds for which an answer may be used without asking again. */
  cacheSeconds: number | undefined;
  /** Tags of writes until which visitors share an answer. */
  cachedUntil: readonly PageTag[] | undefined;
  /** Scope that lets API keys call it. */
  keyScope: ProcedureMeta["keyScope"];
  summary: string;
  /** Group of calls. */
  tag: string;
}

/** Registers the REST addresses from the metadata of the procedures. */
export async function registerRest(server: FastifyInstance, app: App, pages: PageCache): Promise<void> {
  const routes = restRoutes();
  const shared = shareAnswers(pages);
  const usual = routes.filter(({ isOneClick, formPage }) => !isOneClick && !formPage);
  addRoutes(server, app, usual, shared);
  await server.register(async (forms) => {
    await forms.register(formBody, { bodyLimit: FORM_LIMIT_BYTES });
    const posted = routes.filter(({ formPage }) => formPage);
    addRoutes(forms, app, posted, shared);
  });
  await server.register(async (oneClick) => {
    registerUnreadBody(oneClick);
    const others = routes.filter(({ isOneClick }) => isOneClick);
    addRoutes(oneClick, app, others, shared);
  });
}

function addRoutes(server: FastifyInstance, app: App, routes: RestRoute[], shared: SharedAnswers): void {
  for (const route of routes) {
    server.route({
      method: route.method,
      url: route.url,
      exposeHeadRoute: route.type === "query", // HEAD of a mutation would do what the call does
      config: { isPublicRead: route.isPublicRead, ...(route.cacheSeconds && { cacheSeconds: route.cacheSeconds }) },
      handler: async (request, reply) => {
        const ctx = createContext(app, request, reply, { isGuarded: route.type === "mutation" || route.needsPassword });
        const run = async (): Promise<unknown> => {
          const output: unknown = await callTRPCProcedure({
            router: appRouter,
            path: route.procedure,
            type: route.type,
            getRawInput: async () => toInput(route, getParts(route, request)),
            ctx,
            signal: undefined,
            batchIndex: 0,
          });
          return route.answer ? route.answer.parse(output) : output;
        };
        try {
          void reply.header("cache-control", "no-store");
          if (route.formPage && isForm(request)) {
            const result = await run().then(
              () => "done",
              (error: unknown) => toPublicError(error).code,
            );
            return reply.redirect(`${route.formPage}?sonuc=${result}`, 303);
          }
          if (route.cachedUntil && !hasIdentity(request)) {
            const input = toInput(route, request);
            return reply.send(await fillAnswer(await shared(route, input, run), request, reply));
          }
          return reply.send((await run()) ?? {});
        } catch (error) {
          return sendError(describeIssues(error, route), request, reply);
        }
      },
    });
  }
}

/** Returns the parts of a request. The fields of a plain form are texts, like those of an address. */
function getParts({ formPage }: RestRoute, request: FastifyRequest): InputParts {
  const { body, params, query } = request;
  return formPage && isForm(request) ? { body: undefined, params, query: body } : { body, params, query };
}

let known: readonly RestRoute[] | undefined;

/**
 * Returns every documented address and alias of every procedure. The result is stored, because it takes a walk through
 * every input schema.
 */
export function restRoutes(): readonly RestRoute[] {
  known ??= readRoutes();
  return known;
}

function readRoutes(): RestRoute[] {
  return procedures.flatMap(({ path: procedure, type, meta, inputs }) => {
    if (!meta?.openapi || type === "subscription") return [];
    const { method, path, summary, tags } = meta.openapi;
    const shape = getShape(inputs[0]);
    return [path, ...(meta.aliases ?? [])].map((address) => ({
      method,
      url: address.replace(/\{(\w+)\}/g, ":$1"),
      procedure,
      isGuarded: meta.isGuarded ?? false,
      type,
      isOneClick: meta.isOneClick ?? false,
      formPage: meta.formPage,
      shape,
      answer: meta.answer,
      snakeInput: meta.snakeInput === true ? Object.keys(shape) : (meta.snakeInput ?? []),
      isMap: meta.isMap ?? false,
      isMergePatch: meta.isMergePatch ?? false,
      needsPassword: Boolean(meta.needsPassword),
      isPublicRead: method === "GET" && type === "query" && !meta.isGuarded,
      cacheSeconds: meta.cacheSeconds,
      cachedUntil: method === "GET" && !meta.isGuarded ? (meta.cachedUntil ?? meta.sharedUntil) : undefined,
      keyScope: meta.keyScope,
      summary,
      tag: tags[0] ?? "",
    }));
  });
}
