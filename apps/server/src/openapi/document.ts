import { restTags } from "@site/api";
import { errorCodes } from "@site/contract/common/error-codes";
import { z } from "zod";
import { createDocument, type oas31, type ZodOpenApiPathsObject } from "zod-openapi";
import { byteOperations } from "./byte-operations.ts";
import { eventOperations } from "./events.ts";
import { routeOperations } from "./operations.ts";

export type OpenApiDocument = oas31.OpenAPIObject;

const introduction = `Gövdeler ve yanıtlar JSON'dur. Adresteki ve gövdedeki adlar \`snake_case\` veya \`camelCase\` yazılabilir; bilinmeyenler
okunmaz, boş sorgu parametresi verilmemiş sayılır. Metinlerin başındaki ve sonundaki boşluklar sayılmaz.

Üyeler ve yöneticiler girişte verilen jetonla, başka programlar yönetim alanında oluşturulan API anahtarıyla çağırır:
\`Authorization: Bearer …\`. Kalan hakkı \`RateLimit\` başlığı söyler; 429 ve 503 yanıtları \`Retry-After\` taşır.

Okuma yanıtlarında \`ETag\` vardır; \`If-None-Match\` ile değişmeyen yanıt 304 olur.`;

const errorBody = z.object({
  message: z.string().describe("Kullanıcı için Türkçe metin"),
  error: z.string().describe("message ile aynı"),
  code: z.enum(Object.keys(errorCodes)),
  requestId: z.string(),
  details: z.object({ fields: z.record(z.string(), z.string()) }).optional(),
  requiresMove: z.boolean().optional(),
  postCount: z.int().optional(),
  requiresEmailVerification: z.boolean().optional(),
  requiredScope: z.string().optional(),
});

const bearer = { type: "http", scheme: "bearer" } as const;

/** Builds the document of all REST calls and of the events that webhooks receive. @param siteUrl address of the site */
export function buildDocument(siteUrl: string): OpenApiDocument {
  return createDocument(
    {
      openapi: "3.1.1",
      info: { title: "Hukuk ve Yazılım API", description: introduction, version: "2.0.0" },
      servers: [{ url: siteUrl }],
      tags: restTags.map((name) => ({ name })),
      paths: joined([routeOperations(), byteOperations]),
      webhooks: eventOperations,
      components: {
        schemas: { Error: errorBody },
        responses: {
          Error: {
            description: "Hata",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
          },
        },
        securitySchemes: {
          adminToken: { ...bearer, description: "POST /api/admin/login" },
          adminTokenHeader: { type: "apiKey", in: "header", name: "x-admin-token" },
          memberToken: { ...bearer, description: "POST /api/auth/login" },
          apiKey: { ...bearer, description: "Yönetim › API anahtarları" },
        },
      },
    },
    {
      reused: "inline",
      override({ jsonSchema }) {
        delete jsonSchema.label;
      },
    },
  );
}

/** Joins operations by address; two lists may have different methods of one address. */
function joined(lists: ZodOpenApiPathsObject[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const list of lists) for (const [path, item] of Object.entries(list)) paths[path] = { ...paths[path], ...item };
  return paths;
}
