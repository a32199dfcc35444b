import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createHighlighter } from "./highlight.tsx";

const markedIn = (text: string, query: string) => renderToStaticMarkup(createHighlighter(query)(text));

describe("highlighting", () => {
  it("marks the beginnings of words, whatever their case and diacritics", () => {
    expect(markedIn("IŞIK ve bilirkişi", "isik bilirki")).toBe("<mark>IŞIK</mark> ve <mark>bilirki</mark>şi");
  });

  it("marks the same letters where folding changes the text's length", () => {
    const [written, decomposed] = ["i\u0307stanbul", "bilirkişi ve rapor".normalize("NFD")];
    expect(markedIn(`👋 ${written} ilanı`, "istan ilan")).toBe("👋 <mark>i\u0307stan</mark>bul <mark>ilan</mark>ı");
    expect(markedIn(decomposed, "bilirkis rapor")).toBe(
      "<mark>bilirkiş</mark>i ve <mark>rapor</mark>".normalize("NFD"),
    );
    expect(markedIn("한글 dava, 법", "dava")).toBe("한글 <mark>dava</mark>, 법");
  });

  it("marks words that touch a punctuation mark or contain an invisible character", () => {
    expect(markedIn("Bu “zimmetname” ve uzlaş\u00adtırmacılık", "“zimmetname” uzlastirma")).toBe(
      "Bu “<mark>zimmetname</mark>” ve <mark>uzlaş\u00adtırma</mark>cılık",
    );
  });

  it("marks nothing inside a word", () => {
    expect(markedIn("bilirkişi δdava", "kisi dava")).toBe("bilirkişi δdava");
  });

  it("returns a text unchanged that contains no word of the search", () => {
    expect(createHighlighter("faiz")("Dava & dosya")).toBe("Dava & dosya");
    expect(createHighlighter("&")("Dava & dosya")).toBe("Dava & dosya");
  });
});
