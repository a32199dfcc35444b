import { z } from "zod";
import { findJson } from "./find-json.ts";

const SEPARATORS = /[\n\r,;|、،]+|\s(?=\d{1,2}[.)]\s)/;
/** Matches a bullet or number before an item of a list. */
const MARKER = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s*)/;
/** Matches an introduction such as "Keywords:". */
const LABEL = /^[^:]{0,60}:\s*/;
const QUOTES = /^[\s"'`“”„‘’«»*]+|[\s"'`“”„‘’«».*]+$/g;
const MAX_DEPTH = 4;

/**
 * Returns the items of a list in any of the forms that models write: a JSON array or string, an object that contains
 * one, lines, numbers, bullets or commas, with or without quotes and an introduction.
 */
export function getItems(answer: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(answer)) return answer.flatMap((item) => getItems(item, depth + 1));
  if (typeof answer === "object" && answer !== null)
    return ("keywords" in answer ? [answer.keywords] : Object.values(answer)).flatMap((each) =>
      getItems(each, depth + 1),
    );
  if (typeof answer !== "string") return [];
  const json = readJson(answer);
  if (json !== undefined && json !== answer) return getItems(json, depth + 1);
  return answer
    .replace(/```\w*/g, "\n")
    .replace(LABEL, "")
    .split(SEPARATORS)
    .map((item) => item.replace(MARKER, "").replace(QUOTES, ""))
    .filter((item) => item !== "" && !item.endsWith(":"));
}

/** Returns the JSON that a text is or contains; undefined for other texts. */
function readJson(text: string): unknown {
  const found = findJson(text);
  if (found !== undefined) return found;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

/** Schema of a list in a model's answer, in any form that `getItems` reads. */
export const listAnswer = z.union([z.string(), z.array(z.string())]).transform((list) => getItems(list));

/** Schema of one text in a model's answer; some models write it as a list. */
export const joinedAnswer = z.union([z.string(), z.array(z.string()).transform((words) => words.join(", "))]);
