import { describe, expect, it } from "vitest";
import { getScore, rankCandidates } from "./link-scoring.ts";

const post = (given: { title?: string; keywords?: string; excerpt?: string; slug?: string }) => ({
  title: "",
  keywords: "",
  excerpt: "",
  slug: "yazi",
  ...given,
});

describe("the score of a post", () => {
  it("counts shared words: title 4, keyword 2, excerpt 1", () => {
    expect(getScore("kira sözleşmesi", post({ title: "Kira sözleşmesi rehberi" }))).toBe(8);
    expect(getScore("kira sözleşmesi", post({ keywords: "kira, depozito" }))).toBe(2);
    expect(getScore("kira sözleşmesi", post({ excerpt: "Bir kira hikâyesi" }))).toBe(1);
    expect(getScore("kira", post({ title: "Kira", keywords: "kira", excerpt: "kira" }))).toBe(7);
  });

  it("counts a word once in each part, however often it stands there", () => {
    expect(getScore("kira kira", post({ title: "Kira, kira ve yine kira" }))).toBe(4);
  });

  it("ignores words under three characters", () => {
    expect(getScore("iş ve AB hukuku", post({ title: "İş, AB" }))).toBe(0);
    expect(getScore("vergi", post({ title: "Vergi" }))).toBe(4);
    expect(getScore("kdv", post({ title: "KDV" }))).toBe(4);
  });

  it("ignores Turkish stop words, also in capitals", () => {
    expect(getScore("için gibi daha çünkü değil", post({ title: "İÇİN GİBİ DAHA ÇÜNKÜ DEĞİL" }))).toBe(0);
  });

  it("compares Turkish letters in both cases", () => {
    expect(getScore("ISITMA IŞIK", post({ title: "ısıtma ve ışık" }))).toBe(8);
  });
});

describe("candidates", () => {
  it("have a score of at least three", () => {
    const two = post({ slug: "iki", keywords: "kira" });
    const three = post({ slug: "uc", keywords: "kira", excerpt: "kira" });
    expect(rankCandidates("kira", [two, three])).toEqual([three]);
  });

  it("are the best eight, of equal ones the earlier", () => {
    const equal = Array.from({ length: 9 }, (_, at) => post({ slug: `yazi-${at}`, title: "Kira" }));
    const best = post({ slug: "en-iyi", title: "Kira", excerpt: "kira" });
    const ranked = rankCandidates("kira", [...equal, best]);
    expect(ranked.map(({ slug }) => slug)).toEqual(["en-iyi", ...equal.slice(0, 7).map(({ slug }) => slug)]);
  });

  it("are none for a topic of stop words", () => {
    expect(rankCandidates("bu ve şu", [post({ title: "Bu ve şu" })])).toEqual([]);
  });
});
