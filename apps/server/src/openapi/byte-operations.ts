import { petitionFilePath, petitionTypes } from "@site/contract/becayis/papers/petitions/files";
import { petitionFormat, petitionKind } from "@site/contract/becayis/papers/petitions/schema";
import { id } from "@site/contract/common/atoms";
import { ADMIN_EVENTS_ADDRESS } from "@site/contract/notifications/events";
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { procedures } from "../calls/procedures.ts";
import { ERROR, getSecurity } from "./operations.ts";

interface ByteCall {
  address: `${"GET" | "POST" | "PUT"} /api/${string}`;
  /** The procedure that does the work or decides who may call. */
  procedure: string;
  tag: string;
  summary: string;
  /** True if the body is a file. */
  takesBytes?: boolean;
  /** Content type of an answer that is not JSON. */
  answers?: string;
  isOpen?: boolean;
  /** True if the address answers with a redirect. */
  redirects?: boolean;
}

/** Calls whose body or answer is not JSON; they have routes of their own. */
const calls: ByteCall[] = [
  {
    address: "POST /api/admin/media",
    procedure: "admin.media.upload",
    tag: "Yönetim: ortam kitaplığı",
    summary: "Görsel yükleme",
    takesBytes: true,
  },
  {
    address: "PUT /api/admin/media/{id}/file",
    procedure: "admin.media.replace",
    tag: "Yönetim: ortam kitaplığı",
    summary: "Görselin dosyasını değiştirme",
    takesBytes: true,
  },
  {
    address: "GET /api/admin/posts-file",
    procedure: "admin.posts.export",
    tag: "Yönetim: yazılar",
    summary: "Bütün yazıları, kategorileri, etiketleri ve yönlendirmeleri JSON olarak indirme",
    answers: "application/json",
  },
  {
    address: "GET /api/admin/system/backups/{id}/file",
    procedure: "admin.backups.open",
    tag: "Yönetim: sistem",
    summary: "Bir yedeği indirme",
    answers: "application/gzip",
  },
  ...[
    { address: "GET /api/admin/auth/google" as const, summary: "Google ile girişe başlama" },
    { address: "GET /api/admin/auth/google/callback" as const, summary: "Google'dan dönüş" },
  ].map((way) => ({
    ...way,
    procedure: "admin.session.login",
    tag: "Yönetici oturumu",
    isOpen: true,
    redirects: true,
  })),
  {
    address: `GET ${ADMIN_EVENTS_ADDRESS}`,
    procedure: "admin.notifications.list",
    tag: "Yönetim: bildirimler",
    summary: "Değişikliklerin akışı (Server-Sent Events)",
    answers: "text/event-stream",
  },
  {
    address: "GET /api/user/data-exports/{id}/file",
    procedure: "user.dashboard",
    tag: "Üye alanı",
    summary: "Hazırlanan veri kopyasını indirme",
    answers: "application/zip",
  },
  ...petitionKind.options.flatMap((kind) =>
    petitionFormat.options.map((format) => ({
      address: `GET ${petitionFilePath(kind, "{id}", format)}` as ByteCall["address"], // below /api
      procedure: "becayis.petitions.get",
      tag: "Becayiş",
      summary: `${kind === "match" ? "Eşleşmenin" : "Halkanın"} dilekçesini ${format.toUpperCase()} olarak indirme`,
      answers: petitionTypes[format],
    })),
  ),
  {
    address: "GET /api/becayis/windows/{id}.ics",
    procedure: "becayis.calendar.get",
    tag: "Becayiş",
    summary: "Bir başvuru döneminin takvim dosyası",
    answers: "text/calendar",
    isOpen: true,
  },
  {
    address: "GET /api/becayis/calendar/{token}.ics",
    procedure: "becayis.calendar.get",
    tag: "Becayiş",
    summary: "Üyenin gizli takvim adresi",
    answers: "text/calendar",
    isOpen: true,
  },
  {
    address: "GET /api/openapi.json",
    procedure: "site.settings.get",
    tag: "API bilgisi",
    summary: "Bu belge",
    answers: "application/json",
    isOpen: true,
  },
];

const FILE_NAME = z.string().describe("Dosyanın adı, yüzde kodlamasıyla");

/** The operations that no procedure documents. */
export const byteOperations: ZodOpenApiPathsObject = Object.fromEntries(
  calls.map((call) => {
    const [method = "", path = ""] = call.address.split(" ");
    return [path, { [method.toLowerCase()]: toOperation(call, method.toLowerCase(), path) }];
  }),
);

function toOperation(call: ByteCall, method: string, path: string): ZodOpenApiPathsObject[string]["get"] {
  const { procedure, tag, summary, takesBytes, answers, isOpen, redirects } = call;
  const output = procedures.find((each) => each.path === procedure)?.output;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const schema = output instanceof z.ZodType ? output : z.object({});
  return {
    operationId: method + path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    tags: [tag],
    security: getSecurity({ procedure, isGuarded: !isOpen, keyScope: undefined }),
    requestParams: {
      path: z.object(Object.fromEntries(names.map((name) => [name, name === "token" ? z.string() : id]))),
      ...(takesBytes && { header: z.object({ "x-file-name": FILE_NAME }) }),
    },
    ...(takesBytes && { requestBody: { required: true, content: { "application/octet-stream": {} } } }),
    responses: {
      ...(redirects
        ? { "302": { description: "Tarayıcı yönlendirilir" } }
        : {
            "200": {
              description: "Başarılı",
              content: answers ? { [answers]: {} } : { "application/json": { schema } },
            },
          }),
      default: ERROR,
    },
  };
}
