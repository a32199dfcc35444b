import { type App, importDemoListings } from "@site/api";

/**
 * Two who want each other's place, three who could swap in a ring, one who still waits. Cities by
 * plate.
 */
const samples = [
  {
    title: "Ankara’dan İzmir’e zabıt kâtibi becayişi",
    institution: "Adalet Bakanlığı",
    position: "Zabıt Kâtibi",
    offerCityId: 6,
    wantedCityId: 35,
  },
  {
    title: "İzmir’den Ankara’ya zabıt kâtibi becayişi",
    institution: "Adalet Bakanlığı",
    position: "Zabıt Kâtibi",
    offerCityId: 35,
    wantedCityId: 6,
  },
  {
    title: "İstanbul’dan Bursa’ya hemşire becayişi",
    institution: "Sağlık Bakanlığı",
    position: "Hemşire",
    offerCityId: 34,
    wantedCityId: 16,
  },
  {
    title: "Bursa’dan Antalya’ya hemşire becayişi",
    institution: "Sağlık Bakanlığı",
    position: "Hemşire",
    offerCityId: 16,
    wantedCityId: 7,
  },
  {
    title: "Antalya’dan İstanbul’a hemşire becayişi",
    institution: "Sağlık Bakanlığı",
    position: "Hemşire",
    offerCityId: 7,
    wantedCityId: 34,
  },
  {
    title: "Konya’dan Samsun’a imam-hatip becayişi",
    institution: "Diyanet İşleri Başkanlığı",
    position: "İmam-Hatip",
    offerCityId: 42,
    wantedCityId: 55,
  },
];

const description = "Bu ilan panonun nasıl göründüğünü göstermek için hazırlanmış bir örnektir.";

/** Members nobody can sign in as (they have no password), each with a live listing; their matches and rings are found as everybody's. */
export function seedDemo(app: App): Promise<void> {
  return importDemoListings(
    app,
    samples.map((sample, index) => ({
      ...sample,
      description,
      email: `ornek${index + 1}@example.org`,
      firstName: "Örnek",
      lastName: `Üye ${index + 1}`,
    })),
  );
}
