import { makeCategory, makePost, makeTag } from "@site/api/testing";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";
import { restRoutes } from "./rest.ts";

const NO_SUCH_ID = "2147483646";
const record = z.object({ id: z.number(), name: z.string() });

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

/** Sends a request as the administrator. */
const ask = (method: NonNullable<InjectOptions["method"]>, url: string, payload?: object) =>
  host.server.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

describe("every address", () => {
  const fill = (path: string) => path.replace(/:\w+|\{\w+\}/g, NO_SUCH_ID);

  it.each(restRoutes())("exists: $method $url", async ({ method, url, procedure }) => {
    const response = await host.server.inject({ method, url: fill(url) });
    expect(response.json()).not.toMatchObject({ code: "ROUTE_NOT_FOUND" });
    if (procedure.startsWith("admin.") && procedure !== "admin.session.login")
      expectError(response, 401, "UNAUTHORIZED");
  });

  it("in the OpenAPI document requires a token exactly where it has a lock", async () => {
    const operation = z.object({ security: z.array(z.record(z.string(), z.unknown())).optional() });
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
      .parse((await host.server.inject("/api/openapi.json")).json());
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        path,
        method: method.toUpperCase(),
        isLocked: security?.every((requirement) => Object.keys(requirement).length > 0) ?? false,
      })),
    );
    expect(operations.length).toBeGreaterThan(60);
    for (const { path, method, isLocked } of operations) {
      const { statusCode } = await host.server.inject({
        url: fill(path),
        method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).parse(method),
      });
      expect(statusCode === 401, `${method} ${path}`).toBe(isLocked);
    }
  });

  it("of a list has the documented names, also in the OpenAPI document", async () => {
    const pagination = {
      page: 1,
      limit: expect.any(Number),
      total: expect.any(Number),
      totalPages: expect.any(Number),
    };
    const answers = Object.entries({
      "/api/becayis/listings": { listings: expect.any(Array), total: expect.any(Number) },
      "/api/admin/becayis/listings": { listings: expect.any(Array), total: expect.any(Number) },
      "/api/admin/becayis/matches": { matches: expect.any(Array), pagination },
      "/api/admin/becayis/contacts": { contacts: expect.any(Array), pagination },
      "/api/admin/comments": { comments: expect.any(Array), pagination },
      "/api/admin/email-logs": { logs: expect.any(Array), pagination },
    });
    const { paths } = (await host.server.inject("/api/openapi.json")).json();
    for (const [url, answer] of answers) {
      expect((await ask("GET", url)).json()).toEqual(answer);
      const { properties } = paths[url].get.responses["200"].content["application/json"].schema;
      expect(Object.keys(properties)).toEqual(Object.keys(answer));
    }
  });

  it("prefers a fixed segment over a parameter", async () => {
    for (const noun of ["categories", "tags"]) {
      expect((await ask("DELETE", `/api/admin/${noun}/cleanup-unused`)).json()).toEqual({
        deletedCount: expect.any(Number),
      });
    }
    expectError(await ask("PUT", "/api/admin/site-settings/bulk", { nosuch: "x" }), 400, "VALIDATION_FAILED", {
      details: expect.anything(),
    });
    expect((await ask("GET", "/api/notification-settings/all")).statusCode).toBe(200);
  });

  it("gives the same answer under an alias", async () => {
    for (const path of ["page-seo-settings", "pages", "notification-settings"]) {
      const [first, alias] = [await ask("GET", `/api/admin/${path}`), await ask("GET", `/api/${path}`)];
      expect([alias.statusCode, alias.json()]).toEqual([200, first.json()]);
    }
  });
});

describe("the input", () => {
  it("merges body, query and path parameters; path parameters take precedence", async () => {
    const [named, other] = [await makeCategory(host.app), await makeCategory(host.app)];
    const response = await ask("PUT", `/api/admin/categories/${named.id}?id=${other.id}&name=Adresten`, {
      id: other.id,
      name: "Gövdeden",
      slug: named.slug,
    });
    expect(record.parse(response.json())).toEqual({ id: named.id, name: "Adresten" });
    expect((await ask("GET", `/api/admin/categories/${other.id}`)).json()).toMatchObject({ name: other.name });
  });

  it("accepts names in snake_case and camelCase", async () => {
    for (const name of ["province_id", "provinceId"])
      expect((await host.server.inject(`/api/reference/districts?${name}=34`)).statusCode).toBe(200);
    for (const name of ["setting_key", "settingKey"]) {
      const response = await ask("PUT", "/api/admin/site-settings", { [name]: "site_name", value: `Ad ${name}` });
      expect(response.json()).toContainEqual({ setting_key: "site_name", setting_value: `Ad ${name}` });
    }
    for (const name of ["icon_name", "iconName"])
      expect(
        (await ask("POST", "/api/admin/homepage/features", { title: "Alan", [name]: "Cloud" })).json(),
      ).toMatchObject({ icon_name: "Cloud" });
    const post = await ask("POST", "/api/admin/posts", {
      title: "Yazı",
      slug: "yilan-yazisi",
      content: "<p>Metin</p>",
      featured_image: "/a.webp",
      seo_title: "Başlık",
      is_featured: true,
    });
    expect(post.json()).toMatchObject({ featuredImage: "/a.webp", seoTitle: "Başlık", isFeatured: true });
  });

  it("converts numbers in the address", async () => {
    for (let n = 0; n < 3; n++) await makePost(host.app);
    const list = z.array(record.pick({ id: true }));
    expect(list.parse((await host.server.inject("/api/blog/posts?limit=2&offset=1")).json())).toHaveLength(2);
    expect(list.parse((await host.server.inject("/api/blog/posts?limit=1&limit=2")).json())).toHaveLength(2);
    for (const limit of ["abc", "2.5", "-1", "0", "51", "1e1", "0x2", "%20", "99999999999999999999", "NaN"]) {
      expectError(await host.server.inject(`/api/blog/posts?limit=${limit}`), 400, "VALIDATION_FAILED", {
        details: { fields: { limit: expect.any(String) } },
      });
    }
  });

  it("treats an empty query parameter as missing", async () => {
    await makePost(host.app);
    const list = z.array(record.pick({ id: true }));
    const everything = list.parse((await host.server.inject("/api/blog/posts")).json());
    expect(everything.length).toBeGreaterThan(0);
    expect(
      list.parse((await host.server.inject("/api/blog/posts?category=&tag=&search=&limit=&offset=")).json()),
    ).toEqual(everything);
    const board = await host.server.inject(
      "/api/becayis/listings?search=&city=&position=&user_id=&page=&limit=&sortBy=&sortOrder=",
    );
    expect([board.statusCode, board.json()]).toEqual([200, (await host.server.inject("/api/becayis/listings")).json()]);
    expectError(await host.server.inject("/api/reference/districts?provinceId="), 400, "VALIDATION_FAILED", {
      details: { fields: { provinceId: expect.any(String) } },
    });
    const category = await makeCategory(host.app);
    const renamed = await ask("PUT", `/api/admin/categories/${category.id}?name=&slug=`, {
      name: "Gövdeden",
      slug: category.slug,
      description: "",
    });
    expect(renamed.json()).toMatchObject({ name: "Gövdeden", slug: category.slug });
  });

  it("keeps an empty string in the body", async () => {
    const { id, slug } = await makeCategory(host.app);
    expectError(await ask("PUT", `/api/admin/categories/${id}`, { name: "", slug }), 400, "VALIDATION_FAILED", {
      details: { fields: { name: expect.any(String) } },
    });
  });

  it("rejects numbers beyond the range of the database", async () => {
    for (const id of ["0", "-1", "2147483648", "99999999999999999999", "1.5", "abc", "%00", "1%00"]) {
      expectError(await ask("GET", `/api/admin/posts/${id}`), 400, "VALIDATION_FAILED", {
        details: { fields: { id: "Geçerli bir numara girin" } },
      });
    }
    expectError(await ask("GET", `/api/admin/posts/${NO_SUCH_ID}`), 404, "NOT_FOUND");
  });

  it("may be empty with a JSON content type; the schema reports missing fields", async () => {
    const json = { ...admin.headers, "content-type": "application/json" };
    expectError(
      await host.server.inject({ method: "POST", url: "/api/admin/tags", headers: json, payload: "" }),
      400,
      "VALIDATION_FAILED",
      {
        details: { fields: expect.objectContaining({ name: expect.any(String) }) },
      },
    );
  });

  it("of a DELETE may be in the body or the address, or be missing", async () => {
    const json = { ...admin.headers, "content-type": "application/json" };
    const [bare, empty] = [await makeTag(host.app), await makeTag(host.app)];
    expect((await ask("DELETE", `/api/admin/tags/${bare.id}`)).statusCode).toBe(200);
    expect(
      (await host.server.inject({ method: "DELETE", url: `/api/admin/tags/${empty.id}`, headers: json, payload: "" }))
        .statusCode,
    ).toBe(200);
    for (const place of ["body", "query"]) {
      const [left, target] = [await makeCategory(host.app), await makeCategory(host.app)];
      const post = await makePost(host.app, { categoryId: left.id });
      const answer = await (place === "body"
        ? ask("DELETE", `/api/admin/categories/${left.id}`, { moveToCategory: target.id })
        : ask("DELETE", `/api/admin/categories/${left.id}?move_to_category=${target.id}`));
      expect(answer.statusCode).toBe(200);
      expect((await ask("GET", `/api/admin/posts/${post.id}`)).json()).toMatchObject({ categoryId: target.id });
    }
  });

  it("leaves out fields of a body that the operation does not have: what a call answers can be sent back", async () => {
    const [category, post] = [await makeCategory(host.app), await makePost(host.app, { content: "<p>Metin</p>" })];
    for (const url of [`/api/admin/categories/${category.id}`, `/api/admin/posts/${post.id}`]) {
      const before = (await ask("GET", url)).json();
      const answer = await ask("PUT", url, { ...before, viewCount: 1_000_000, createdAt: "2000-01-01T00:00:00.000Z" });
      expect([url, answer.statusCode, answer.json().message]).toEqual([url, 200, undefined]);
      const { updatedAt: _, version: __, ...kept } = before;
      expect((await ask("GET", url)).json()).toMatchObject(kept);
    }
  });

  it("leaves out claims about the writer of a comment", async () => {
    const post = await makePost(host.app);
    const claims = { userId: "1", isUserComment: true, adminUser: { id: 1, permissions: ["*"] }, is_approved: true };
    const answer = await host.server.inject({
      method: "POST",
      url: "/api/comments",
      payload: {
        blogPostId: post.id,
        content: "Yönetici olduğumu sanıyorum",
        authorName: "Ada",
        authorEmail: "ada@example.org",
        ...claims,
      },
    });
    expect(answer.statusCode).toBe(200);
    const { content, ...written } = await host.app.db.prisma.comment.findFirstOrThrow({ where: { postId: post.id } });
    expect(content).toBe("Yönetici olduğumu sanıyorum");
    expect(written).toMatchObject({ adminId: null, memberId: null, isAdminReply: false, approvedAt: null });
  });

  it("refuses unknown fields inside of a field by name, in a short text", async () => {
    const many = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`alan${index}`, 1]));
    for (const strays of [{ id: 7 }, many, { ["x".repeat(500_000)]: 1 }]) {
      const answer = await ask("POST", "/api/admin/ai-select-link", {
        topic: "Konu",
        configurationId: 1,
        candidatePosts: [{ title: "Yazı", slug: "yazi", ...strays }],
      });
      expectError(answer, 400, "VALIDATION_FAILED", {
        details: { fields: { "candidatePosts.0": expect.stringContaining("Bilinmeyen alan") } },
      });
      expect(answer.body.length).toBeLessThan(2_000);
    }
  });

  it("leaves out query parameters that the operation does not have", async () => {
    const strays = "utm_source=bulten&fbclid=abc&_=1732400000&limit=1";
    const bare = await host.server.inject("/api/blog/posts?limit=1");
    const read = await host.server.inject(`/api/blog/posts?${strays}`);
    expect([read.statusCode, read.json()]).toEqual([200, bare.json()]);
    expect((await ask("DELETE", `/api/admin/tags/${(await makeTag(host.app)).id}?utm_source=bulten`)).statusCode).toBe(
      200,
    );
  });

  it("cannot change a prototype", async () => {
    const headers = { ...admin.headers, "content-type": "application/json" };
    for (const payload of [
      '{"__proto__":{"polluted":1},"name":"a","slug":"p-1"}',
      '{"constructor":{"prototype":{"polluted":1}},"name":"a","slug":"p-2"}',
    ]) {
      expectError(
        await host.server.inject({ method: "POST", url: "/api/admin/tags", headers, payload }),
        400,
        "MALFORMED_JSON",
      );
    }
    for (const query of [
      "__proto__=1",
      "__proto__[polluted]=1",
      "constructor=1",
      "constructor.prototype.polluted=1",
      "toString=1",
      "hasOwnProperty=1",
    ]) {
      expect((await host.server.inject(`/api/blog/posts?${query}`)).statusCode).toBe(200);
    }
    for (const meta of [
      '{"values":{"__proto__.polluted":["undefined"]}}',
      '{"referentialEqualities":{"a":["__proto__.polluted"]}}',
      '{"values":{"constructor.prototype.polluted":["Date"]}}',
    ]) {
      const { statusCode } = await host.server.inject({
        method: "POST",
        url: "/trpc/admin.tags.create",
        headers,
        payload: `{"json":{"name":"a","slug":"p-3","a":1},"meta":${meta}}`,
      });
      expect(statusCode).toBe(400);
    }
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("a plain HTML form", () => {
  const submit = (payload: string) =>
    host.server.inject({
      method: "POST",
      url: "/api/subscribers",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });

  it("is answered with a redirect to its page, which says how it went", async () => {
    const sent = await submit("email=ayse%40example.org&source=category&categoryIds=1&categoryIds=2&website=");
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/takip?sonuc=done"]);
    const refused = await submit("email=ayse");
    expect([refused.statusCode, refused.headers.location]).toEqual([303, "/takip?sonuc=VALIDATION_FAILED"]);
  });

  it("is refused by calls that no form makes", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await host.server.inject({ method: "POST", url: "/api/contact", headers, payload: "name=a" });
    expect(answer.statusCode).toBe(415);
  });
});
