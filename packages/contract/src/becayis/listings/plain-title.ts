import { toSearchText } from "../../common/text.ts";

/** Lists endings of names, with and without an apostrophe before them: "Ankara’dan", "İzmire", "Muş’un", "katipliği". */
const SUFFIXES = new Set(
  "a e i u da de dan den daki deki ta te tan ten taki teki ya ye yi yu dayim deyim tayim teyim n in un nin nun".split(
    " ",
  ),
);

/** The words of an ordinary title beside the post and the places. */
const ORDINARY = new Set(
  "acil becayis becayisi degisikligi degisimi icin ile ilinden iline il ariyorum istiyorum karsilikli tayin ve veya yer arasi arasinda".split(
    " ",
  ),
);

/** Letters, digits and the marks of an ordinary title; no emoji and nothing unseen. */
const MARKS = /^[\p{L}\p{M}\p{Nd}\s.,:;!/()'’"“”→↔>–—-]*$/u;

/**
 * Returns whether a title says nothing but who wants to go where: its words are those of the names, with their
 * suffixes, and of titles as most people write them.
 * @param names of the institution, the post title and the places
 */
export function isPlainTitle(title: string, names: readonly string[]): boolean {
  const known = names.flatMap((name) => toSearchText(name).split(" ")).filter((word) => word !== "");
  const isKnown = (word: string | undefined) =>
    word !== undefined &&
    known.some((name) => word === name || (word.startsWith(name) && SUFFIXES.has(word.slice(name.length))));
  return (
    MARKS.test(title) &&
    toSearchText(title)
      .split(" ")
      .every(
        (word, index, words) =>
          ORDINARY.has(word) || isKnown(word) || (SUFFIXES.has(word) && isKnown(words[index - 1])),
      )
  );
}
