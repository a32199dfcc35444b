import { type App, importDemoListings } from "@site/api";

/**
 * Two members who match directly, three who form a ring, and one without a match. Cities are plate numbers, wanted
 * places ids of provinces or districts, the most wanted first.
 */
const samples = [
  {
    title: "Ankara’dan İzmir’e zabıt kâtibi becayişi",
    institution: "Adalet Bakanlığı",
    position: "Zabıt Kâtibi",
    offerCityId: 6,
    wantedPlaces: [35, 16],
  },
  {
    title: "İzmir’den Ankara’ya zabıt kâtibi becayişi",
    institution: "Adalet Bakanlığı",
    position: "Zabıt Kâtibi",
    offerCityId: 35,
    wantedPlaces: [6],
  },
  {
    title: "İstanbul’dan Bursa’ya hemşire becayişi",
    institution: "Sağlık Bakanlığı",
    position: "Hemşire",
    offerCityId: 34,
    wantedPlaces: [16, 41, 54],
  },
  {
    title: "Bursa’dan Antalya’ya hemşire becayişi",
    institution: "Sağlık Bakanlığı",
    position: "Hemşire",
    offerCityId: 16,
    wantedPlaces: [7],
  },
  {
    title: "Antalya’dan İstanbul’a hemşire becayişi",
    institution: "Sağlık Bakanlığı",
    position: "Hemşire",
    offerCityId: 7,
    wantedPlaces: [34],
  },
  {
    title: "Konya’dan Samsun’a imam-hatip becayişi",
    institution: "Diyanet İşleri Başkanlığı",
    position: "İmam-Hatip",
    offerCityId: 42,
    wantedPlaces: [55, 5202],
  },
];

const description = "Bu ilan panonun nasıl göründüğünü göstermek için hazırlanmış bir örnektir.";

/**
 * Seeds members without a password, which prevents signing in, each with a live listing. Matches and rings are
 * computed as usual.
 */
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
