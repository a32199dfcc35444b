import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  cutText,
  escapeMarkup,
  foldText,
  formatNumber,
  readingMinutes,
  scriptJson,
  searchWords,
  slugify,
  toSearchPhrase,
  toSearchText,
  truncateText,
} from "./text.ts";

describe("folding", () => {
  it.each([
    ["IŞIK", "isik"],
    ["ışık", "isik"],
    ["İSTANBUL", "istanbul"],
    ["Iğdır", "igdir"],
    ["Hakkâri kâğıdı", "hakkari kagidi"],
    ["ÇĞİÖŞÜ çğıöşü", "cgiosu cgiosu"],
    ["Crème Brûlée", "creme brulee"],
    ["", ""],
  ])("turns %s into %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is equal for composed and decomposed letters", () => {
    expect(foldText("i\u0307s\u0327".toUpperCase())).toBe(foldText("İŞ"));
  });
});

describe("a slug", () => {
  it.each([
    ["İcra İflas Hukuku", "icra-iflas-hukuku"],
    ["Yapay Zekâ: Neye Güvenmeli?", "yapay-zeka-neye-guvenmeli"],
    ["  Iğdır'ın   ışığı — şöyle/böyle  ", "igdir-in-isigi-soyle-boyle"],
    ["657 sayılı Kanun m. 73", "657-sayili-kanun-m-73"],
    ["---", ""],
    ["Привет", ""],
  ])("of %s is %s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("is cut at a hyphen if one is near, and never ends in one", () => {
    expect(slugify("bir iki üç dört", 12)).toBe("bir-iki-uc");
    expect(slugify("abcdefghijklmnop", 5)).toBe("abcde");
    expect(slugify("ab cdefghijklmnop", 8)).toBe("ab-cdefg");
    expect(slugify("abcd-efghijkl", 5)).toBe("abcd");
    expect(slugify("kelime ".repeat(100)).length).toBeLessThanOrEqual(120);
  });

  it("of a slug is the slug itself", () => {
    const slug = slugify("Çok uzun bir başlık, içinde İ ve ı ile");
    expect(slugify(slug)).toBe(slug);
  });
});

describe("truncating a text", () => {
  it("keeps a text that fits", () => {
    expect(truncateText("Kısa metin", 10)).toBe("Kısa metin");
    expect(truncateText("", 10)).toBe("");
  });

  it("cuts at a word and adds an ellipsis", () => {
    expect(truncateText("Bir iki üç dört", 10)).toBe("Bir iki üç…");
    expect(truncateText("Bir iki üçüncü", 9)).toBe("Bir iki…");
  });

  it("cuts inside a very long word", () => {
    expect(truncateText("a".repeat(20), 10)).toBe(`${"a".repeat(10)}…`);
    expect(truncateText(`ab ${"c".repeat(20)}`, 10)).toBe(`ab ${"c".repeat(7)}…`);
  });
});

describe.each(["Intl.Segmenter", "no Intl.Segmenter"])("cutting a text with %s", (way) => {
  beforeEach(() => {
    if (way !== "Intl.Segmenter") vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ["an emoji", "😂"],
    ["a family", "👨‍👩‍👧‍👦"],
    ["a skin tone", "👍🏽"],
    ["a variation", "❤️"],
    ["a keycap", "1️⃣"],
    ["a flag of tags", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["a decomposed letter", "s\u0327"],
    ["stacked marks", "a\u0301\u0302\u0303\u0304"],
  ])("never divides %s", (_, grapheme) => {
    const text = `ab${grapheme.repeat(5)}`;
    for (let max = 0; max <= text.length; max++) {
      const whole = Math.floor((max - 2) / grapheme.length);
      expect(cutText(text, max)).toBe(max < 2 ? text.slice(0, max) : `ab${grapheme.repeat(whole)}`);
    }
  });

  it("keeps a text that fits and cuts plain text exactly", () => {
    expect(cutText("Şırnak", 6)).toBe("Şırnak");
    expect(cutText("Şırnak", 3)).toBe("Şır");
    expect(cutText("", 0)).toBe("");
  });
});

it("cuts between two flags", () => {
  expect(cutText("🇹🇷".repeat(4), 6)).toBe("🇹🇷");
  expect(truncateText("🇹🇷".repeat(4), 10)).toBe(`${"🇹🇷".repeat(2)}…`);
});

it("truncates between two emojis", () => {
  expect(truncateText(`a${"😂".repeat(80)}`, 60)).toBe(`a${"😂".repeat(29)}…`);
  expect(truncateText(`Herkese teşekkürler! ${"🎉".repeat(76)}`, 80)).toBe(`Herkese teşekkürler! ${"🎉".repeat(29)}…`);
});

it("computes reading minutes at 200 words each, at least one", () => {
  const words = (count: number) => "kelime ".repeat(count);
  expect([0, 1, 200, 201, 400, 401].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 2, 3]);
});

describe("search words", () => {
  it.each([
    ["divide at every mark", "“zimmetname”—‘şartname’…•e‑makbuz/avuç·🎉son", "zimmetname sartname e makbuz avuc son"],
    ["decide alike about curly and straight apostrophes", "Kırıkkale’de Kırıkkale'de", "kirikkale de kirikkale de"],
    ["vanish where nobody sees them", "uzlaş\u00adtırma\u200bcılık \ufeffson\u200d", "uzlastirmacilik son"],
    ["are composed or not", "ölçüm".normalize("NFD"), "olcum"],
    ["keep letters of other scripts", "«Привет» ΑΒΓ", "привет αβγ"],
  ])("%s", (_, text, words) => {
    expect(toSearchText(text)).toBe(words);
  });

  it("find nothing if there is none", () => {
    expect(toSearchPhrase("“” …")).toBe("-");
    expect(toSearchText("a - b")).not.toContain(toSearchPhrase("…"));
  });

  it("are folded and distinct", () => {
    expect(searchWords("IŞIK, ışık & (dava:*) 'x' | !")).toEqual(["isik", "dava", "x"]);
    expect(searchWords(" & | ! ")).toEqual([]);
  });

  it("are at most eight", () => {
    expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
  });
});

describe("markup", () => {
  it("is escaped for elements and attributes", () => {
    expect(escapeMarkup('<a href="?x&y">')).toBe("&lt;a href=&quot;?x&amp;y&quot;&gt;");
    expect(escapeMarkup("&lt;")).toBe("&amp;lt;");
  });

  it("in JSON ends no script element", () => {
    const data = { text: "</script><!--" };
    expect(scriptJson(data)).not.toContain("<");
    expect(JSON.parse(scriptJson(data))).toEqual(data);
  });
});

describe("numbers", () => {
  it.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 2_147_483_647])("%i is formatted as Intl does", (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat("tr-TR").format(value));
  });
});
