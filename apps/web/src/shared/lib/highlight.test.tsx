import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { highlight } from "./highlight.tsx";

const markedIn = (text: string, query: string) => renderToStaticMarkup(highlight(text, query));

describe("highlighting", () => {
  it("marks the beginnings of words, whatever their case and diacritics", () => {
    expect(markedIn("IŞIK ve bilirkişi", "isik bilirki")).toBe("<mark>IŞIK</mark> ve <mark>bilirki</mark>şi");
  });

  it("marks nothing inside a word", () => {
    expect(markedIn("bilirkişi", "kisi")).toBe("bilirkişi");
  });

  it("leaves a text alone that mentions no word of the search", () => {
    expect(highlight("Dava & dosya", "faiz")).toBe("Dava & dosya");
    expect(highlight("Dava & dosya", "&")).toBe("Dava & dosya");
  });
});
