import { createTurnstileSetting } from "@site/api";
import { describe, expect, it } from "vitest";
import { createTestHost, signIn } from "../testing/host.ts";

const host = await createTestHost({ siteUrl: "https://site.example.org" });
const getPolicy = async (path: string) => String((await host.get(path)).headers["content-security-policy"]);

describe("the documents of the admin area", () => {
  it("are the admin app's at every address, whatever the case of its letters, and are kept nowhere", async () => {
    for (const path of ["/admin", "/admin/posts?sayfa=2", "/ADMIN/Posts", "/admin/boyle-bir-ekran-yok"]) {
      const { statusCode, headers, body } = await host.get(path);
      expect([path, statusCode, headers["cache-control"]]).toEqual([path, 200, "no-store"]);
      expect(body).toContain("Yönetim");
    }
    expect(host.documents.renders).toEqual([]);
  });

  it("stand at addresses without a slash at the end", async () => {
    const { statusCode, headers } = await host.get("/admin/posts/");
    expect([statusCode, headers.location]).toEqual([301, "/admin/posts"]);
  });

  it("do not stand in for a file that a newer build has no more", async () => {
    expect((await host.get("/admin/assets/posts-12345678.js")).statusCode).toBe(404);
  });

  it("let the bot check's code into the sign-in alone, while it is in force", async () => {
    expect(await getPolicy("/admin/login")).not.toContain("cloudflare");
    await createTurnstileSetting(host.app);
    const { headers } = await signIn(host);
    for (const payload of [{ site_key: "0xSITE" }, { secret_key: "0xSECRET" }, { is_enabled: true }])
      await host.server.inject({ method: "PUT", url: "/api/admin/security-settings/turnstile", headers, payload });
    for (const path of ["/admin/login", "/Admin/Login?a=1"])
      expect(await getPolicy(path)).toContain("frame-src 'self' https://challenges.cloudflare.com");
    expect(await getPolicy("/admin/posts")).not.toContain("cloudflare");
  });
});
