import openapiTypescript, { astToString } from "openapi-typescript";
import { getCalls } from "../openapi/document.ts";
import { isRecord, type OpenApiDocument, type Operation } from "../openapi/types.ts";
import { sharedDocument } from "./shared-document.ts";

const HEADER = "// Generated from the OpenAPI document: npm run client-types -w apps/server. Do not edit.\n";

/** Returns the types of packages/client: the operations that an API key or nobody's identity opens, and the events. */
export async function getClientTypes(): Promise<string> {
  const paths: OpenApiDocument["paths"] = {};
  for (const { method, path, operation } of getCalls(sharedDocument))
    if (operation.security.some((each) => "apiKey" in each))
      paths[path] = { ...paths[path], [method]: withoutErrors(operation) };
  const { webhooks } = sharedDocument;
  const schemas = pickSchemas(sharedDocument, JSON.stringify([paths, webhooks]));
  const part = {
    ...sharedDocument,
    paths,
    webhooks,
    components: { ...sharedDocument.components, responses: {}, schemas },
  };
  return HEADER + astToString(await openapiTypescript(JSON.stringify(withoutExamples(part))));
}

/** Leaves out the answers of errors, which the client throws. */
function withoutErrors({ responses, ...operation }: Operation): Operation {
  return {
    ...operation,
    responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status === "200")),
  };
}

/** Returns the schemas that a text refers to, also by others. */
function pickSchemas({ components }: OpenApiDocument, text: string): OpenApiDocument["components"]["schemas"] {
  const found: OpenApiDocument["components"]["schemas"] = {};
  const add = (source: string): void => {
    for (const [, name = ""] of source.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = components.schemas[name];
      if (!schema || found[name]) continue;
      found[name] = schema;
      add(JSON.stringify(schema));
    }
  };
  add(text);
  return found;
}

function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) => (name === "example" ? [] : [[name, withoutExamples(value)]])),
  );
}
