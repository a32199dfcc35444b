import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { highlighterOf } from "./highlight.tsx";

const markedIn = (text: string, query: string) => renderToStaticMarkup(highlighterOf(query)(text));

describe("highlighting", () => {
  it("marks the beginnings of words, whatever their case and diacritics", () => {
    expect(markedIn("IŞIK ve bilirkişi", "isik bilirki")).toBe("<mark>IŞIK</mark> ve <mark>bilirki</mark>şi");
    expect(markedIn("bilirkişi".normalize("NFD"), "bilirkisi")).toBe("<mark>bilirkişi</mark>");
  });

  it("marks nothing inside a word", () => {
    expect(markedIn("bilirkişi δdava", "kisi dava")).toBe("bilirkişi δdava");
  });

  it("leaves a text alone that mentions no word of the search", () => {
    expect(highlighterOf("faiz")("Dava & dosya")).toBe("Dava & dosya");
    expect(highlighterOf("&")("Dava & dosya")).toBe("Dava & dosya");
  });

  it("leaves a text alone whose letters fold to several", () => {
    expect(markedIn("한글 dava", "dava")).toBe("한글 dava");
  });
});
