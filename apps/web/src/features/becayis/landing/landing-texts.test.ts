import { expect, it } from "vitest";
import { getHeadTitle, type LandingPlace } from "./landing-texts.ts";

const named = (name: string) => ({ name, slug: "x" });
const justice = named("Adalet Bakanlığı");
const kosgeb = named("Küçük ve Orta Ölçekli İşletmeleri Geliştirme ve Destekleme İdaresi Başkanlığı (KOSGEB)");
const place = (given: Partial<LandingPlace>) => ({
  ...{ institution: justice, position: null, city: null, toCity: null },
  ...given,
});
const position = named("Zabıt Kâtibi");
const [ankara, izmir] = [named("Ankara"), named("İzmir")];

it.each([
  [place({}), 1, "Adalet Bakanlığı becayiş ilanları | Hukuk ve Yazılım"],
  [place({ position }), 1, "Adalet Bakanlığı Zabıt Kâtibi becayiş | Hukuk ve Yazılım"],
  [place({ position, city: ankara }), 1, "Adalet Bakanlığı Zabıt Kâtibi becayiş: Ankara | Hukuk ve Yazılım"],
  [place({ position, city: ankara, toCity: izmir }), 1, "Adalet Bakanlığı Zabıt Kâtibi becayiş: Ankara → İzmir"],
  [
    place({ position, city: ankara, toCity: izmir }),
    2,
    "Adalet Bakanlığı Zabıt Kâtibi becayiş: Ankara → İzmir, sayfa 2",
  ],
  [place({ institution: kosgeb }), 1, "KOSGEB becayiş ilanları | Hukuk ve Yazılım"],
])("the title %#", (given, page, title) => expect(getHeadTitle(given, page, "Hukuk ve Yazılım")).toBe(title));
