import type { ProcedureMeta } from "@site/api";
import { errorCodes } from "@site/contract/common/error-codes";
import type { Answer, OpenApiDocument, Operation } from "./types.ts";

const text = { type: "string" } as const;

/** Texts of the error statuses; an answer's `code` is one of those with its status. */
const statusTexts: Record<string, string> = {
  "400": "İstek geçerli değil · the request is invalid",
  "401": "Giriş gerekli · a session or a valid API key is needed",
  "403": "Yetki yok · not allowed",
  "404": "Bulunamadı · not found",
  "409": "Çakışma · conflict with another change",
  "413": "Gövde çok büyük · the body is too large",
  "415": "İçerik türü desteklenmiyor · unsupported content type",
  "429": "Çok fazla istek · too many requests",
  "500": "Beklenmeyen hata · unexpected error",
  "503": "Hizmete ulaşılamıyor · temporarily unavailable",
};

const retrying = ["429", "503"];
const codes = Object.entries(errorCodes);

const errorResponse = (status: string): Answer => {
  const [code, { message }] = codes.find(([, each]) => String(each.status) === status) ?? ["", { message: "" }];
  return {
    description: statusTexts[status] ?? status,
    ...(retrying.includes(status) && { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } }),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        example: { message, error: message, code, requestId: "2b0e7a57-6f5c-4d39-9a3e-3f6f0c1d2e4b" },
      },
    },
  };
};

/** Parts that the operations refer to. */
export const components: OpenApiDocument["components"] = {
  schemas: {
    Error: {
      type: "object",
      description: "Her hata yanıtının biçimi · the form of every error answer",
      required: ["message", "error", "code", "requestId"],
      additionalProperties: false,
      properties: {
        message: { ...text, description: "Kullanıcı için Türkçe açıklama · Turkish text for the user" },
        error: { ...text, description: "message ile aynı · the same text" },
        code: {
          ...text,
          description: "Kapalı bir listeden hata kodu · code of a closed list",
          enum: codes.map(([code]) => code),
        },
        requestId: {
          ...text,
          description: "İsteğin numarası; hata bildirirken yazın · id of the request, to name when you report an error",
        },
        details: {
          type: "object",
          description: "Ayrıntılar · details",
          required: ["fields"],
          additionalProperties: false,
          properties: {
            fields: {
              type: "object",
              description: "Alan adına göre Türkçe hata metinleri · Turkish texts of errors by field",
              additionalProperties: text,
            },
          },
        },
        requiresMove: {
          type: "boolean",
          description: "Önce kayıtlar taşınmalıysa true · true if records must be moved first",
        },
        postCount: { type: "integer", description: "Yazı sayısı · number of posts" },
        requiresEmailVerification: {
          type: "boolean",
          description: "E-posta doğrulanmalıysa true · true if the e-mail address must be verified",
        },
        requiredScope: { ...text, description: "API anahtarında eksik olan izin · the scope that the key lacks" },
      },
    },
  },
  responses: {
    ...Object.fromEntries(Object.keys(statusTexts).map((status) => [`Error${status}`, errorResponse(status)])),
    NotModified: { description: "Yanıt değişmedi; eldeki geçerli · nothing has changed since the ETag" },
  },
  headers: {
    RateLimit: {
      description: "Kalan hak ve yenilenmesine kalan saniye · what is left, and the seconds until it is renewed",
      schema: text,
      example: '"address";r=2999;t=30',
    },
    ETag: { description: "Yanıtın kimliği · identifies the answer", schema: text, example: '"fW1l0dGFtZXJpa2Fu"' },
    RetryAfter: { description: "Saniye · seconds", schema: { type: "integer", minimum: 0 }, example: 5 },
  },
  parameters: {
    IfNoneMatch: {
      name: "If-None-Match",
      in: "header",
      required: false,
      description: "Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has",
      schema: { ...text, maxLength: 1_000 },
      example: '"fW1l0dGFtZXJpa2FuIGV0YWc"',
    },
    ConfirmPassword: {
      name: "X-Confirm-Password",
      in: "header",
      required: false,
      description:
        "Yöneticinin şifresi, yüzde kodlamasıyla. Girişten veya son onaydan on dakika sonra gerekir; yoksa yanıt " +
        "CONFIRMATION_REQUIRED olur · the administrator's password, percent-encoded. Needed ten minutes after the " +
        "sign-in or the last confirmation; without it the answer is CONFIRMATION_REQUIRED",
      schema: { ...text, minLength: 1, maxLength: 2000 },
    },
  },
  securitySchemes: {
    adminToken: { type: "http", scheme: "bearer", description: "POST /api/admin/login" },
    adminTokenHeader: { type: "apiKey", in: "header", name: "x-admin-token", description: "POST /api/admin/login" },
    memberToken: { type: "http", scheme: "bearer", description: "POST /api/auth/login" },
    apiKey: { type: "http", scheme: "bearer", description: "Yönetim › API anahtarları · made in the admin area" },
  },
};

/** The facts that decide who may call an operation. */
export interface Access {
  procedure: string;
  isGuarded: boolean;
  keyScope?: ProcedureMeta["keyScope"];
}

/** Returns who may call an operation, as security requirements and as a sentence. */
export function getSecurity({ procedure, isGuarded, keyScope }: Access): {
  security: Operation["security"];
  access: string;
} {
  const key = keyScope ? [{ apiKey: keyScope === "any" ? [] : [keyScope] }] : [];
  const keyText = keyScope ? ` API anahtarı · API key: \`${keyScope === "any" ? "*" : keyScope}\`.` : "";
  if (!isGuarded) return { security: [{}, ...key], access: `Herkese açık · open to everyone.${keyText}` };
  if (keyScope) return { security: key, access: keyText.trim() };
  return procedure.startsWith("admin.")
    ? {
        security: [{ adminToken: [] }, { adminTokenHeader: [] }],
        access: "Yönetici oturumu · an administrator's session.",
      }
    : { security: [{ memberToken: [] }], access: "Üye oturumu · a member's session." };
}

/** The facts that decide how an operation may fail. */
export interface Described {
  procedure: string;
  type: "query" | "mutation";
  hasBody: boolean;
  hasPathParameter: boolean;
}

/** Reads of the caller's own record, which may be missing, and of what parameters name. */
const MAY_BE_MISSING = ["becayis.profile.get"];

/** Returns the error answers that an operation may give. */
export function errorResponses({ procedure, type, hasBody, hasPathParameter }: Described): Operation["responses"] {
  const statuses = [
    ...["400", "401", "403", "429", "500", "503"],
    ...(type === "mutation" || hasPathParameter || MAY_BE_MISSING.includes(procedure) ? ["404"] : []),
    ...(type === "mutation" ? ["409"] : []),
    ...(hasBody ? ["413", "415"] : []),
  ];
  return Object.fromEntries(
    statuses.sort().map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  );
}
