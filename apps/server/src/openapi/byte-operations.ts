import { petitionFilePath, petitionTypes } from "@site/contract/becayis/petition/files";
import { petitionFormat, petitionKind } from "@site/contract/becayis/petition/schema";
import { id } from "@site/contract/common/atoms";
import { token } from "@site/contract/common/fields";
import { ADMIN_EVENTS_ADDRESS } from "@site/contract/notifications/events";
import { z } from "zod";
import { procedures } from "../calls/procedures.ts";
import { type Described, errorResponses, getSecurity } from "./components.ts";
import { getExample } from "./examples.ts";
import { type NamedSchemas, toAnswerSchema } from "./json-schema.ts";
import type { Answer, Call, Method, Operation, Parameter, Reference } from "./types.ts";

const MAX_INT4 = 2_147_483_647;

interface ByteCall {
  method: Method;
  path: string;
  /** Procedure that does the work, or that decides who may call. */
  procedure: string;
  tag: string;
  tr: string;
  en: string;
  /** True if the body is a file. */
  takesBytes?: boolean;
  /** Content type of an answer that is no JSON. */
  answers?: string;
  isOpen?: boolean;
  /** True if the address answers with a redirect. */
  redirects?: boolean;
}

/** Calls whose body or answer is no JSON; they have routes of their own. */
const calls: ByteCall[] = [
  {
    method: "post",
    path: "/api/admin/media",
    procedure: "admin.media.upload",
    tag: "Yönetim: ortam kitaplığı",
    tr: "Görsel yükleme",
    en: "Upload an image",
    takesBytes: true,
  },
  {
    method: "put",
    path: "/api/admin/media/{id}/file",
    procedure: "admin.media.replace",
    tag: "Yönetim: ortam kitaplığı",
    tr: "Görselin dosyasını değiştirme",
    en: "Replace the file of an image",
    takesBytes: true,
  },
  {
    method: "get",
    path: "/api/admin/posts-file",
    procedure: "admin.posts.export",
    tag: "Yönetim: yazılar",
    tr: "Bütün yazıları, kategorileri, etiketleri ve yönlendirmeleri JSON olarak indirme",
    en: "Download all posts, categories, tags and redirects as JSON",
    answers: "application/json",
  },
  {
    method: "get",
    path: "/api/admin/system/backups/{id}/file",
    procedure: "admin.backups.open",
    tag: "Yönetim: sistem",
    tr: "Bir yedeği indirme",
    en: "Download a backup",
    answers: "application/gzip",
  },
  ...[
    { path: "/api/admin/auth/google", tr: "Google ile girişe başlama", en: "Begin the sign-in with Google" },
    { path: "/api/admin/auth/google/callback", tr: "Google'dan dönüş", en: "Return from Google" },
  ].map((way) => ({
    ...way,
    method: "get" as const,
    procedure: "admin.session.login",
    tag: "Yönetici oturumu",
    isOpen: true,
    redirects: true,
  })),
  {
    method: "get",
    path: ADMIN_EVENTS_ADDRESS,
    procedure: "admin.notifications.list",
    tag: "Yönetim: bildirimler",
    tr: "Değişikliklerin akışı (Server-Sent Events)",
    en: "Stream of changes (server-sent events)",
    answers: "text/event-stream",
  },
  {
    method: "get",
    path: "/api/user/data-exports/{id}/file",
    procedure: "user.dashboard",
    tag: "Üye alanı",
    tr: "Hazırlanan veri kopyasını indirme",
    en: "Download the copy of one's data",
    answers: "application/zip",
  },
  ...petitionKind.options.flatMap((kind) =>
    petitionFormat.options.map((format) => ({
      method: "get" as const,
      path: petitionFilePath(kind, "{id}", format),
      procedure: "becayis.petitions.get",
      tag: "Becayiş",
      tr: `${kind === "match" ? "Eşleşmenin" : "Halkanın"} dilekçesini ${format.toUpperCase()} olarak indirme`,
      en: `Download the petition of a ${kind} as ${format.toUpperCase()}`,
      answers: petitionTypes[format],
    })),
  ),
  {
    method: "get",
    path: "/api/becayis/windows/{id}.ics",
    procedure: "becayis.calendar.get",
    tag: "Becayiş",
    tr: "Bir başvuru döneminin takvim dosyası",
    en: "The calendar file of an application window",
    answers: "text/calendar",
    isOpen: true,
  },
  {
    method: "get",
    path: "/api/becayis/calendar/{token}.ics",
    procedure: "becayis.calendar.get",
    tag: "Becayiş",
    tr: "Üyenin gizli takvim adresi",
    en: "The private calendar of a member; the token is shown once, when the address is made",
    answers: "text/calendar",
    isOpen: true,
  },
  {
    method: "get",
    path: "/api/openapi.json",
    procedure: "site.settings.get",
    tag: "API bilgisi",
    tr: "Bu belge",
    en: "This document",
    answers: "application/json",
    isOpen: true,
  },
  {
    method: "get",
    path: "/api/docs",
    procedure: "site.settings.get",
    tag: "API bilgisi",
    tr: "Belgenin okunan hali",
    en: "The readable form of the document",
    answers: "text/html",
    isOpen: true,
  },
];

const REDIRECT: Answer = {
  description: "Tarayıcı yönlendirilir · the browser is sent on",
  headers: { Location: { required: true, schema: { type: "string" } } },
};

const FOLLOWED: Answer = {
  description: "Yönlendirme izlenince gelen sayfa · the page that following the redirect leads to",
  content: { "text/html": {} },
};

/** Returns the operations that no procedure documents; the schemas that they name are added to `named`. */
export function byteOperations(named: NamedSchemas): Call[] {
  return calls.map((call) => ({ method: call.method, path: call.path, operation: toOperation(call, named) }));
}

function toOperation(call: ByteCall, named: NamedSchemas): Operation {
  const { method, path, procedure, tag, tr, en, takesBytes, answers, isOpen, redirects } = call;
  const { security, access } = getSecurity({ procedure, isGuarded: !isOpen });
  const operationId = `${method}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`;
  const facts: Described = {
    procedure,
    type: method === "get" ? "query" : "mutation",
    hasBody: takesBytes === true,
    hasPathParameter: path.includes("{"),
  };
  return {
    operationId,
    summary: tr,
    description: `${en}.\n\n${access}`,
    "x-summary-en": en,
    tags: [tag],
    security,
    parameters: toParameters(call),
    ...(takesBytes && { requestBody: { required: true, content: { "application/octet-stream": {} } } }),
    responses: {
      ...(redirects ? { "200": FOLLOWED, "302": REDIRECT } : { "200": toSuccess({ procedure, answers }, named) }),
      ...errorResponses(facts),
    },
  };
}

function toParameters({ path, procedure, takesBytes }: ByteCall): (Parameter | Reference)[] {
  const needsPassword = Boolean(procedures.find(({ path: name }) => name === procedure)?.meta?.needsPassword);
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => toPathParameter(name)),
    ...(needsPassword ? [{ $ref: "#/components/parameters/ConfirmPassword" }] : []),
    ...(takesBytes && path.startsWith("/api/admin/media") ? [FILE_NAME] : []),
  ];
}

const PATH_TEXTS: Record<string, string | undefined> = {
  id: id.description,
  token: token.description,
};

function toPathParameter(name: string): Parameter {
  return {
    name,
    in: "path",
    required: true,
    description: PATH_TEXTS[name] ?? "",
    ...(name === "token"
      ? { schema: { type: "string" }, example: "a" }
      : { schema: { type: "integer", minimum: 1, maximum: MAX_INT4 }, example: 1 }),
  };
}

const FILE_NAME: Parameter = {
  name: "x-file-name",
  in: "header",
  required: true,
  description: "Dosyanın adı, yüzde kodlamasıyla · the file's name, percent-encoded",
  schema: { type: "string" },
  example: "durusma-salonu.jpg",
};

interface ByteSuccess {
  procedure: string;
  answers: string | undefined;
}

function toSuccess({ procedure, answers }: ByteSuccess, named: NamedSchemas): Answer {
  const description = "Başarılı · successful";
  if (answers) return { description, content: { [answers]: {} } };
  const output = procedures.find(({ path }) => path === procedure)?.output;
  const schema = output instanceof z.ZodType ? toAnswerSchema(output, named) : {};
  return { description, content: { "application/json": { schema, example: getExample(schema, named) } } };
}
