import type { App } from "@site/api";
import { slugify } from "@site/contract/common/text";

const DAY_MS = 86_400_000;

/** Two who want each other's place, three who could swap in a ring, one who still waits. Cities by plate. */
const samples = [
  { title: "Ankara’dan İzmir’e zabıt kâtibi becayişi", institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi", offerCityId: 6, wantedCityId: 35 },
  { title: "İzmir’den Ankara’ya zabıt kâtibi becayişi", institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi", offerCityId: 35, wantedCityId: 6 },
  { title: "İstanbul’dan Bursa’ya hemşire becayişi", institution: "Sağlık Bakanlığı", position: "Hemşire", offerCityId: 34, wantedCityId: 16 },
  { title: "Bursa’dan Antalya’ya hemşire becayişi", institution: "Sağlık Bakanlığı", position: "Hemşire", offerCityId: 16, wantedCityId: 7 },
  { title: "Antalya’dan İstanbul’a hemşire becayişi", institution: "Sağlık Bakanlığı", position: "Hemşire", offerCityId: 7, wantedCityId: 34 },
  { title: "Konya’dan Samsun’a imam-hatip becayişi", institution: "Diyanet İşleri Başkanlığı", position: "İmam-Hatip", offerCityId: 42, wantedCityId: 55 },
];

/** Members nobody can sign in as (they have no password), each with a live listing. A sample whose institution or position is gone is left out. */
export async function seedDemo(app: App): Promise<void> {
  const now = new Date();
  await app.db.prisma.$transaction(async (tx) => {
    for (const [index, { title, offerCityId, wantedCityId, ...names }] of samples.entries()) {
      const institution = await tx.institution.findUnique({ where: { name: names.institution } });
      const position = await tx.position.findUnique({ where: { name: names.position } });
      if (!institution || !position) continue;
      const member = await tx.member.create({
        data: { email: `ornek${index + 1}@example.org`, firstName: "Örnek", lastName: `Üye ${index + 1}`, emailVerifiedAt: now, termsAcceptedAt: now },
      });
      const listing = await tx.listing.create({
        data: {
          memberId: member.id,
          title,
          slug: `ornek-${member.id}`,
          description: "Bu ilan panonun nasıl göründüğünü göstermek için hazırlanmış bir örnektir.",
          institutionId: institution.id,
          positionId: position.id,
          offerCityId,
          wantedCityId,
          status: "active",
          approvalStatus: "approved",
          approvedAt: now,
          expiresAt: new Date(now.getTime() + 90 * DAY_MS),
        },
      });
      await tx.listing.update({ where: { id: listing.id }, data: { slug: `${slugify(title)}-${listing.id}` } });
    }
  });
}
