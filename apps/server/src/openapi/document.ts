import { appRouter, tagTexts } from "@site/api";
import { restRoutes } from "../plugins/rest/rest.ts";
import { byteOperations } from "./byte-operations.ts";
import { components, errorResponses, getSecurity } from "./components.ts";
import { getExample } from "./examples.ts";
import { introduction } from "./introduction.ts";
import { type Call, METHODS, type OpenApiDocument, type Operation } from "./types.ts";

/** Builds the document: what the generator reads from the procedures, completed by what the server does. */
export async function buildDocument(siteUrl: string): Promise<OpenApiDocument> {
  const { generateOpenApiDocument } = await import("trpc-to-openapi");
  const generated = generateOpenApiDocument(appRouter, {
    title: "Hukuk ve Yazılım API",
    description: introduction,
    version: "1.0.0",
    baseUrl: siteUrl,
  });
  const schemas = Object.entries(generated.components?.schemas ?? {}).filter(([name]) => !name.startsWith("error."));
  const document: OpenApiDocument = {
    ...generated,
    components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(schemas) } },
  };
  for (const call of getCalls(document)) complete(call);
  for (const { path, method, operation } of byteOperations())
    document.paths = { ...document.paths, [path]: { ...document.paths?.[path], [method]: operation } };
  const used = getCalls(document).flatMap(({ operation }) => operation.tags ?? []);
  document.tags = Object.entries(tagTexts)
    .filter(([name]) => used.includes(name))
    .map(([name, { tr, en }]) => ({ name, description: `${tr}\n\n${en}` }));
  return document;
}

/** Returns the operations of a document in its order. */
export function getCalls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

function complete({ method, path, operation }: Call): void {
  const route = restRoutes().find(
    (each) => each.method === method.toUpperCase() && each.url === path.replace(/\{(\w+)\}/g, ":$1"),
  );
  if (!route) throw new Error(`${method} ${path} is documented and not served`);
  const aliases = restRoutes()
    .filter(({ procedure, url }) => procedure === route.procedure && url !== route.url)
    .map(({ url }) => url.replace(/:(\w+)/g, "{$1}"));
  const { security, access } = getSecurity(route);
  operation.description = [
    route.summaryEn && `${route.summaryEn}.`,
    access,
    aliases.length > 0 && `Aynı çağrı · the same call: ${aliases.map((alias) => `\`${alias}\``).join(", ")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
  operation.security = security;
  if (route.summaryEn) operation["x-summary-en"] = route.summaryEn;
  if (aliases.length > 0) operation["x-aliases"] = aliases;
  // the generator forgets it where a schema has a rule about several fields
  for (const { schema } of getBodies(operation))
    if (schema && "properties" in schema) schema.additionalProperties = !route.isMap;
  addExamples(operation);
  if (route.isRepeatable)
    operation.parameters = [...(operation.parameters ?? []), { $ref: "#/components/parameters/IdempotencyKey" }];
  if (route.needsPassword)
    operation.parameters = [...(operation.parameters ?? []), { $ref: "#/components/parameters/ConfirmPassword" }];
  operation.responses = { ...getSuccess(operation), ...errorResponses(route, operation.requestBody !== undefined) };
}

function addExamples(operation: Operation): void {
  for (const parameter of operation.parameters ?? [])
    if ("schema" in parameter && parameter.schema) parameter.example = getExample(parameter.schema, parameter.name);
  for (const media of getBodies(operation)) if (media.schema) media.example = getExample(media.schema);
}

function getBodies({ requestBody }: Operation) {
  return requestBody && "content" in requestBody ? Object.values(requestBody.content) : [];
}

/** Returns the answer of a successful call; the generator calls it 200. */
function getSuccess(operation: Operation): Operation["responses"] {
  const found: unknown = operation.responses?.["200"];
  const schema = schemaIn(found) ?? { type: "object" };
  return {
    "200": {
      description: "Başarılı · successful",
      headers: { RateLimit: { $ref: "#/components/headers/RateLimit" } },
      content: { "application/json": { schema, example: getExample(schema) } },
    },
  };
}

function schemaIn(response: unknown): object | undefined {
  const media = getPart(getPart(response, "content"), "application/json");
  const schema = getPart(media, "schema");
  return typeof schema === "object" && schema !== null && Object.keys(schema).length > 0 ? schema : undefined;
}

function getPart(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
