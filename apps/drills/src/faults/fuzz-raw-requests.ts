import type { Random } from "@site/server/testing/fuzz/random";
import type { FuzzRequest } from "@site/server/testing/fuzz/requests";

const TARGETS: readonly [string, ...string[]] = [
  "/",
  "/a/../b",
  "/%2e%2e/x",
  "http://h/x",
  "https://h",
  "*",
  "h:80",
  "x",
  "?a",
  "//",
  "/\\evil",
  "/%",
  "/%ff",
  "/%00",
  "/blog/%c0%af",
  "/trpc/%25",
  "/trpc/x%252Cy",
  "/trpc/",
  "/api/%",
  "/__proto__",
  "/constructor",
  "/og/posts/%00",
  "/media/../x",
  "/sitemap-0.xml",
  "/blog?sayfa=999999&ara=%00",
  "/becayis?sehir=%ff&sirala=__proto__",
  "/metrics",
  "/sw.js",
  "/assets/%00",
  "/api/docs",
  "/rss.xml",
  "/blog#x",
  "/becayis/a-b",
  "/becayis/ilan/%ff",
  "/admin/%",
];
const METHODS: readonly [string, ...string[]] = [
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "QUERY",
  "SEARCH",
  "FOO",
  "get",
];
const HEADS: readonly [string, ...string[]] = [
  "",
  "Range: bytes=9-1\r\n",
  "Range: bytes=99999999-\r\n",
  "If-None-Match: *\r\n",
  `Cookie: ${"a=%;".repeat(2_000)}\r\n`,
  "Cookie: member_session=%E0%A4%A; =\r\n",
  `X: ${"a".repeat(20_000)}\r\n`,
  "Content-Length: -1\r\n",
  "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
  "Content-Type: ;;;\r\nContent-Length: 2\r\n",
  "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n",
  "Expect: 100-continue\r\n",
  "Expect: x\r\n",
  "Upgrade: websocket\r\nConnection: Upgrade\r\n",
  "Accept-Encoding: br;q=x,,;\r\n",
  "Authorization: Bearer \r\n",
  "Authorization: Basic x\r\n",
  "X-Forwarded-For: evil\r\n",
  "Content-Encoding: gzip\r\nContent-Length: 1\r\n",
  "If-Modified-Since: x\r\n",
  "Host: y\r\n",
];

/** Returns malformed raw requests. */
export function rawRequests(random: Random): FuzzRequest {
  const target = random.percent(10)
    ? `/${random.pick(["a", "%41", "ş", "/", "."]).repeat(random.below(900))}`
    : random.pick(TARGETS);
  const version = random.pick(["1.1", "1.1", "1.1", "1.0", "9.9"]);
  const body = random.pick(["", "{}", "--x\r\n", "\u0000"]);
  return {
    kind: "raw",
    bytes: [
      `${random.pick(METHODS)} ${target} HTTP/${version}`,
      "Host: localhost",
      "Connection: close",
      `${random.pick(HEADS)}\r\n${body}`,
    ].join("\r\n"),
  };
}
