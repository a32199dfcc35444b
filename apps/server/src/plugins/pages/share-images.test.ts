import { importDemoListings, importReference } from "@site/api";
import { makeCategory, makePost, signedInAdmin } from "@site/api/testing";
import type { ShareCard } from "@site/contract/site/seo/share-card";
import { findSharePicture } from "@site/contract/site/seo/share-picture";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { shareImagePath } from "../../share-image/address.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
  await host.app.db.prisma.setting.create({ data: { scope: "site", key: "site_name", value: "Deneme Sitesi" } });
});

const siteCard: ShareCard = {
  kind: "site",
  slug: "site",
  kicker: "",
  title: "Deneme Sitesi",
  lead: "Hukuk teknolojileri, yapay zekâ ve yazılım geliştirme",
  siteName: "Deneme Sitesi",
  logoVersion: "",
};
const SERVICE = {
  shortName: "Özet",
  longDescription: "",
  url: "https://example.org",
  icon: "FileText",
  color: "",
  gradient: "",
};
const getPath = (card: Partial<ShareCard>) => shareImagePath({ ...siteCard, lead: "", ...card }, host.app.siteUrl);

async function expectPicture(path: string): Promise<Buffer> {
  const { statusCode, headers, bytes } = await host.get(path);
  expect([path, statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    path,
    200,
    "image/png",
    "public, max-age=31536000, immutable",
  ]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  return bytes;
}

describe("the picture of a link preview", () => {
  it("exists for a post, a service, a static page and the site", async () => {
    const { service, page } = host.app.db.prisma;
    const category = await makeCategory(host.app, "Bilirkişilik", "bilirkisilik");
    await makePost(host.app, {
      slug: "isik",
      title: "Işığın Şerhi: İğneada’dan Çığır",
      excerpt: "Kısa özet.",
      categoryId: category.id,
    });
    await service.create({
      data: {
        ...SERVICE,
        slug: "ozet",
        name: "Belge özetleme",
        description: "Uzun belgeleri özetler.",
        category: "Yapay Zeka Araçları",
      },
    });
    await page.create({
      data: { slug: "hakkimda", title: "Hakkımda", content: "<p>Metin</p>", metaDescription: "Ben kimim?" },
    });
    const pictures = [
      await expectPicture(
        getPath({
          kind: "posts",
          slug: "isik",
          kicker: "Bilirkişilik",
          title: "Işığın Şerhi: İğneada’dan Çığır",
          lead: "Kısa özet.",
        }),
      ),
      await expectPicture(
        getPath({
          kind: "services",
          slug: "ozet",
          kicker: "Yapay Zeka Araçları",
          title: "Belge özetleme",
          lead: "Uzun belgeleri özetler.",
        }),
      ),
      await expectPicture(getPath({ kind: "pages", slug: "hakkimda", title: "Hakkımda", lead: "Ben kimim?" })),
      await expectPicture(shareImagePath(siteCard, host.app.siteUrl)),
    ];
    expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(4);
  });

  it("distinguishes Turkish letters", async () => {
    const pictures: string[] = [];
    for (const title of ["sig", "şiğ", "sığ", "SİG", "SIG"]) {
      const { slug } = await makePost(host.app, { title });
      pictures.push((await expectPicture(getPath({ kind: "posts", slug, title }))).toString("base64"));
    }
    expect(new Set(pictures).size).toBe(5);
  });

  it("is drawn for any title", async () => {
    for (const title of ["Ş".repeat(200), "a b ".repeat(50).trim(), "😀", "Ελληνικά и кириллица", "<script>\"&'"]) {
      const { slug } = await makePost(host.app, { title });
      await expectPicture(getPath({ kind: "posts", slug, title }));
    }
  });

  it("is answered with 304 if the client has it", async () => {
    const path = shareImagePath(siteCard, host.app.siteUrl);
    const { etag } = (await host.get(path)).headers;
    const again = await host.get(path, { "if-none-match": String(etag) });
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0]);
  });

  it("redirects from outdated texts to the current ones", async () => {
    const { id, slug } = await makePost(host.app, { title: "Önce" });
    const before = getPath({ kind: "posts", slug, title: "Önce" });
    await expectPicture(before);
    await host.app.db.prisma.post.update({ where: { id }, data: { title: "Sonra" } });
    const { statusCode, headers } = await host.get(before);
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
      302,
      getPath({ kind: "posts", slug, title: "Sonra" }),
      "no-cache",
    ]);
    await expectPicture(String(headers.location));
  });
});

it("shows of a listing what it is, its institution, post and all places, and none that is not on the board", async () => {
  const { pool } = host.app.db;
  await importReference(host.app, {
    provinces: [
      { id: 6, name: "Ankara" },
      { id: 16, name: "Bursa" },
      { id: 35, name: "İzmir" },
    ],
    districts: [6, 16, 35].map((provinceId) => ({ id: provinceId * 100 + 1, provinceId, name: "Merkez" })),
    institutions: [{ name: "Adalet Bakanlığı", kind: "ministry" }],
    positions: [{ name: "Zabıt Kâtibi", serviceClass: "GİH" }],
    rules: [],
  });
  const posts = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi", offerCityId: 6, wantedPlaces: [35, 16] };
  const person = { firstName: "Ayşe", lastName: "Karaca", email: "ayse@example.org" };
  await importDemoListings(host.app, [{ ...posts, ...person, title: "Ayşe Karaca’nın ilanı", description: "" }]);
  const { rows } = await pool.query<{ slug: string }>("SELECT slug FROM listings");
  const slug = rows[0]?.slug ?? "";
  const words = {
    kicker: `Becayiş · ${posts.institution}`,
    title: "Ankara → İzmir",
    lead: `${posts.position} · Ayrıca: Bursa`,
  };
  const path = getPath({ kind: "listings", slug, ...words });
  await expectPicture(path);
  const named = getPath({ kind: "listings", slug, ...words, title: "Ayşe Karaca’nın ilanı" });
  expect((await host.get(named)).headers.location).toBe(path);
  for (const change of [
    "status = 'paused'",
    "status = 'active', approval_status = 'pending'",
    "approval_status = 'approved', expires_at = now()",
  ]) {
    await pool.query(`UPDATE listings SET ${change}`);
    expect([change, (await host.get(path)).statusCode]).toEqual([change, 404]);
  }
});

describe("the link preview of a picture", () => {
  it("is a JPEG of the library's image, whatever was uploaded, and changes with it", async () => {
    const { caller } = await signedInAdmin(host.app);
    const bytes = await sharp({ create: { width: 300, height: 900, channels: 4, background: "#f0f8" } })
      .webp()
      .toBuffer();
    const { address } = await caller.admin.media.upload({ fileName: "a.webp", bytes });
    const preview = findSharePicture(address);
    const answer = await host.get(preview?.src ?? "");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, preview?.type]);
    expect(await sharp(answer.bytes).metadata()).toMatchObject({
      format: "jpeg",
      width: preview?.width,
      height: preview?.height,
    });
    const { etag } = answer.headers;
    expect((await host.get(preview?.src ?? "", { "if-none-match": String(etag) })).statusCode).toBe(304);
  });

  it("is the site's card where the picture is missing, and nothing for other files", async () => {
    for (const path of ["/og/picture/media/library/0000000000000000.jpg.jpg", "/og/picture/images/yok.webp.jpg"]) {
      const { statusCode, headers } = await host.get(path);
      expect([statusCode, headers.location]).toEqual([302, shareImagePath(siteCard, host.app.siteUrl)]);
    }
    for (const path of ["/og/picture/etc/passwd.jpg", "/og/picture/images/../../etc/a.png", "/og/picture/a.svg.jpg"])
      expect([path, (await host.get(path)).statusCode]).toEqual([path, 404]);
  });
});

it("serves no picture of hidden or missing content", async () => {
  const { page, service } = host.app.db.prisma;
  const [draft, scheduled] = [
    await makePost(host.app, { status: "draft", title: "Gizli" }),
    await makePost(host.app, { publishedAt: "2999-01-01T00:00:00Z", title: "Gizli" }),
  ];
  await page.create({ data: { slug: "taslak", title: "Gizli", content: "<p>Metin</p>", isPublished: false } });
  await service.create({
    data: { ...SERVICE, slug: "kapali", name: "Gizli", description: "", category: "", status: "inactive" },
  });
  const hidden: Partial<ShareCard>[] = [
    { kind: "posts", slug: draft.slug },
    { kind: "posts", slug: scheduled.slug },
    { kind: "posts", slug: "yok" },
    { kind: "pages", slug: "taslak" },
    { kind: "services", slug: "kapali" },
    { kind: "services", slug: "yok" },
    { kind: "site", slug: "baska" },
  ];
  for (const card of hidden)
    expect([card, (await host.get(getPath({ title: "Gizli", ...card }))).statusCode]).toEqual([card, 404]);
  for (const path of [
    "/og/users/a-0123456789abcdef.png",
    "/og/posts/a.png",
    "/og/posts/..%2fa-0123456789abcdef.png",
    "/og/posts/A-0123456789abcdef.png",
  ]) {
    expect([path, (await host.get(path)).statusCode]).toEqual([path, 404]);
  }
});
