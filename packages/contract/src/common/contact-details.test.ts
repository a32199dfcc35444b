import { describe, expect, it } from "vitest";
import { holdsContactDetails, maskContactDetails } from "./contact-details.ts";

describe("a phone number is masked", () => {
  it.each([
    "0532 123 45 67",
    "05321234567",
    "532 123 45 67",
    "5321234567",
    "+90 (532) 123-45-67",
    "0090 532 123 45 67",
    "90 532 123 45 67",
    "0(532)123 45 67",
    "(0532) 123 45 67",
    "0312 419 00 00",
    "0850 222 33 44",
    "532.123.45.67",
    "532/123/45/67",
    "0532_123_45_67",
    "0 5 3 2 1 2 3 4 5 6 7",
    "0-5-3-2-1-2-3-4-5-6-7",
    "0532–123—45‐67",
    "0532‑123‒45―67",
    "0532−123−45−67",
    "0532﹣123－45 67",
    "0532\u00a0123\u202f45\u300067",
    "0\u200b5\u200c3\u200d2\ufeff1\u00ad234567",
    "0532\u2060123\u206045\u206067",
    "\uff10\uff15\uff13\uff12\uff11\uff12\uff13\uff14\uff15\uff16\uff17",
    "\u0660\u0665\u0663\u0662\u0661\u0662\u0663\u0664\u0665\u0666\u0667",
    "\u096f0\u0966 532 123 45 67".replace("\u096f0\u0966", "+90"),
    "𝟎𝟓𝟑𝟐𝟏𝟐𝟑𝟒𝟓𝟔𝟕",
    "⁰⁵³²¹²³⁴⁵⁶⁷",
    "0532 nokta 123 nokta 45 nokta 67",
    "0532 tire 123 tire 45 tire 67",
    "0532 boşluk 123 boşluk 45 67",
    "0532 * 123 * 45 * 67",
    "+49 151 12345678",
    "12345678901",
  ])("%s", (number) => {
    expect(maskContactDetails(`Arayın: ${number}!`)).toBe("Arayın: •••!");
  });
});

describe("an e-mail address is masked", () => {
  it.each([
    "ali.veli+x@example.com.tr",
    "ali @ example . com",
    "ali(at)example.com",
    "ali (at) example (dot) com",
    "ali[at]example[dot]com",
    "ali {at} example.com",
    "ali [et] gmail [nokta] com",
    "ali at gmail dot com",
    "ali at gmail.com",
    "ali et gmail nokta com",
    "ali et adalet nokta gov nokta tr",
    "ali ET gmail NOKTA com",
    "ali kuyruklu a gmail nokta com",
    "ali＠gmail．com",
    "ali@\u200bgmail\u200b.com",
    "şükrü@örnek.com",
    "a\u200bli@gmail.com",
  ])("%s", (address) => {
    expect(maskContactDetails(`Yazın: ${address}!`)).toBe("Yazın: •••!");
  });
});

describe("other text is kept", () => {
  it.each([
    "657 sayılı Kanun m. 73, 2024-2026 arası 3 yıl",
    "12.03.2024 tarihinden beri",
    "01.01.2020-31.12.2024 arasında",
    "01/01/2020 - 31/12/2024",
    "2020-01-01 / 2024-12-31",
    "4/B ve 4/A kadroları",
    "Maaş 25.000 - 30.000 TL",
    "Maaş 55.000 - 60.000 TL, ek ders 1.250.000,00",
    "06 ABC 123 plakalı araç",
    "34 AB 1234",
    "İzmir’e 580 km, Ankara’ya 1.200 kilometre",
    "08:30-17:30 mesai",
    "2019, 2020, 2021 ve 2022 yıllarında",
    "5 yıl 10 ay 15 gün",
    "Sicil no 123456",
    "3. derece 2. kademe, 1500 ek gösterge",
    "2024/1234 E. 2024/567 K.",
    "%15 – %20 arası",
    "Devam et lütfen. Teşekkürler",
    "Kabul et ve bekle. Sonra konuşuruz.",
    "Bana yardım et. Com hali yok",
    "Hemen müracaat et\nAnkara nokta atışı",
    "5 / 10 / 15 gün izin",
    "",
  ])("%s", (text) => {
    expect([maskContactDetails(text), holdsContactDetails(text)]).toEqual([text, false]);
  });

  it("around masked parts, exactly", () => {
    expect(maskContactDetails("Ｔel\u200b: 0532 123 45 67 – ya da ali@example.com ﬁnal")).toBe(
      "Ｔel\u200b: ••• – ya da ••• ﬁnal",
    );
    expect(maskContactDetails("532.123.45.67 ya da 05321234567")).toBe("••• ya da •••");
  });
});

it.each([
  "0 ",
  "5",
  "05-",
  "9 0 ",
  "a",
  "a@",
  "a.",
  "at ",
  "et a nokta ",
  "(",
  "\u200b",
  "０",
  "1.000 ",
  "nokta ",
  "5 nokta ",
  "a et a.a",
  "- ",
])("a long text of %j takes linear time", (piece) => {
  // Every repetition in the expressions is bounded; otherwise a text of this length would never finish.
  const long = piece.repeat(Math.ceil(200_000 / piece.length));
  expect(maskContactDetails(maskContactDetails(long)).length).toBeLessThanOrEqual(long.length);
});
