import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { procedures } from "../calls/procedures.ts";
import { type RestRoute, restRoutes } from "../plugins/rest/rest.ts";
import { spellField } from "../plugins/rest/rest-input.ts";

/**
 * Returns the operations of all procedures with a REST address; each further address of a call has an operation too.
 */
export function routeOperations(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  const count = new Map<string, number>();
  for (const route of restRoutes()) {
    const number = (count.get(route.procedure) ?? 0) + 1;
    count.set(route.procedure, number);
    const path = route.url.replace(/:(\w+)/g, "{$1}");
    const operationId = route.procedure.replaceAll(".", "-") + (number > 1 ? `-${number}` : "");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, operationId) };
  }
  return paths;
}

function toOperation(route: RestRoute, operationId: string): ZodOpenApiOperationObject {
  const answer = route.answer ?? procedures.find(({ path }) => path === route.procedure)?.output;
  const isEmpty = !(answer instanceof z.ZodType) || answer instanceof z.ZodVoid;
  return {
    operationId,
    summary: route.summary,
    tags: [route.tag],
    security: getSecurity(route),
    ...toRequest(route),
    responses: {
      "200": {
        description: "Başarılı",
        content: { "application/json": { schema: isEmpty ? z.object({}) : answer } },
      },
      default: ERROR,
    },
  };
}

/** Divides the fields of an input between path, query and body. */
function toRequest(route: RestRoute): Pick<ZodOpenApiOperationObject, "requestParams" | "requestBody"> {
  const inPath = (name: string) => route.url.split("/").includes(`:${name}`);
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(route.shape).flatMap(([name, field]) =>
        isWanted(name) ? [[spellField(route, name), field]] : [],
      ),
    );
  const path = z.object(pick(inPath));
  const rest = route.isMap ? z.strictObject(pick((name) => !inPath(name))) : z.object(pick((name) => !inPath(name)));
  const hasRest = Object.keys(rest.shape).length > 0;
  const isRead = route.method === "GET";
  const types = ["application/json", ...(route.isMergePatch ? ["application/merge-patch+json"] : [])];
  return {
    requestParams: { path, ...(isRead && { query: rest }) },
    ...(hasRest &&
      !isRead && {
        requestBody: {
          required: !rest.safeParse({}).success,
          content: Object.fromEntries(types.map((type) => [type, { schema: rest }])),
        },
      }),
  };
}

/** The answer to every failed call. */
export const ERROR = { $ref: "#/components/responses/Error" };

type Access = Pick<RestRoute, "procedure" | "isGuarded" | "keyScope">;

/** Returns who may call. Each requirement suffices alone, and an empty one admits everybody. */
export function getSecurity({ procedure, isGuarded, keyScope }: Access): Record<string, string[]>[] {
  const key = keyScope ? [{ apiKey: keyScope === "any" ? [] : [keyScope] }] : [];
  if (!isGuarded) return [{}, ...key];
  if (keyScope) return key;
  return procedure.startsWith("admin.") ? [{ adminToken: [] }, { adminTokenHeader: [] }] : [{ memberToken: [] }];
}
