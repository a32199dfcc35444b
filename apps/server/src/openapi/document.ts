import { tagTexts } from "@site/api";
import { byteOperations } from "./byte-operations.ts";
import { components } from "./components.ts";
import { toEventOperations } from "./events.ts";
import { introduction } from "./introduction.ts";
import type { NamedSchemas } from "./json-schema.ts";
import { toOperations } from "./operations.ts";
import { type Call, FIELD_EXAMPLE, METHODS, type OpenApiDocument } from "./types.ts";

/** Version of the interface. */
const VERSION = "1.1.0";

/** Builds the document from the procedures, the routes of files and the events. */
export function buildDocument(siteUrl: string): OpenApiDocument {
  const named: NamedSchemas = {};
  const calls = [...toOperations(named), ...byteOperations(named)];
  const events = toEventOperations(named);
  const used = new Set(calls.flatMap(({ operation }) => operation.tags));
  return withoutFieldExamples({
    openapi: "3.1.0",
    info: {
      title: "Hukuk ve Yazılım API",
      description: introduction,
      version: VERSION,
      license: { name: "Tüm hakları saklıdır · all rights reserved", identifier: "LicenseRef-UNLICENSED" },
    },
    servers: [{ url: siteUrl }],
    tags: Object.entries(tagTexts)
      .filter(([name]) => used.has(name))
      .map(([name, { tr, en }]) => ({ name, description: `${tr}\n\n${en}` })),
    paths: byAddress(calls),
    webhooks: byAddress(events),
    components: { ...components, schemas: { ...components.schemas, ...sorted(named) } },
  });
}

function withoutFieldExamples(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === FIELD_EXAMPLE ? undefined : value)));
}

function byAddress(calls: Call[]): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  for (const { method, path, operation } of calls) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}

function sorted(named: NamedSchemas): NamedSchemas {
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the operations of a document in its order. */
export function getCalls({ paths }: Pick<OpenApiDocument, "paths">): Call[] {
  return toCalls(paths);
}

/** Returns the events of a document, each as a call of its receiver. */
export function getEvents({ webhooks }: Pick<OpenApiDocument, "webhooks">): Call[] {
  return toCalls(webhooks);
}

function toCalls(paths: OpenApiDocument["paths"]): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
