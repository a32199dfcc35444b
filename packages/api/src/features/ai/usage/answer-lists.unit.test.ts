import { expect, it } from "vitest";
import { getItems } from "./answer-lists.ts";

const expected = ["law", "court room", "technology"];

it.each([
  ["an object with an array", '{"keywords": ["law", "court room", "technology"]}'],
  ["an object with a text", '{"keywords": "law, court room, technology"}'],
  ["an object with another name", '{"terms": ["law", "court room", "technology"]}'],
  ["an object with an explanation beside the keywords", '{"keywords": "law, court room, technology", "note": "ok"}'],
  ["an array", '["law", "court room", "technology"]'],
  ["an array of objects", '[{"keyword": "law"}, {"keyword": "court room"}, {"keyword": "technology"}]'],
  ["an array with one text of all", '["law, court room, technology"]'],
  ["a JSON text", '"law, court room, technology"'],
  ["JSON within a JSON text", JSON.stringify({ keywords: '["law", "court room", "technology"]' })],
  ["a code block", '```json\n{"keywords": ["law", "court room", "technology"]}\n```'],
  ["a code block without JSON", "```\nlaw\ncourt room\ntechnology\n```"],
  ["commas", "law, court room, technology"],
  ["commas and a full stop", "law, court room, technology."],
  ["lines", "law\ncourt room\r\ntechnology\n"],
  ["numbers", "1. law\n2. court room\n3. technology"],
  ["numbers in one line", "1) law 2) court room 3) technology"],
  ["bullets", "- law\n* court room\n• technology"],
  ["quotes", "\"law\", 'court room', “technology”"],
  ["an introduction", "Keywords: law, court room, technology"],
  ["an introduction in Turkish and bold", "İşte anahtar kelimeler:\n\n**law**, **court room**, **technology**"],
  ["semicolons", "law; court room; technology"],
])("reads a list written as %s", (_, answer) => {
  expect(getItems(answer)).toEqual(expected);
});

it.each([
  ["nothing", ""],
  ["an empty list", '{"keywords": []}'],
  ["a number", '{"keywords": 5}'],
  ["null", "null"],
])("finds none in %s", (_, answer) => {
  expect(getItems(answer)).toEqual([]);
});

it("survives nesting without end", () => {
  let nested: unknown = "law";
  for (let depth = 0; depth < 50; depth++) nested = [nested];
  expect(getItems(nested)).toEqual([]);
});
