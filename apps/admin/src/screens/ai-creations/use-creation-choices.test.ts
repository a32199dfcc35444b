import { expect, it } from "vitest";
import { chooseTemplate } from "./use-creation-choices.ts";

const human = { id: 1, name: "İnsansı içerik şablonu", isDefault: false };
const visual = { id: 2, name: "İnsansı içerik şablonu (Görsel)", isDefault: false };
const standard = { id: 3, name: "Blog", isDefault: true };
const other = { id: 4, name: "Teknik", isDefault: false };

it.each([
  ["the template for humanlike content", [standard, visual, human], false, human],
  ["its visual variant with a search term", [standard, human, visual], true, visual],
  ["humanlike content where there is no visual variant", [standard, human], true, human],
  ["the default one where neither exists", [other, standard], false, standard],
  ["the first one without a default", [other], true, other],
  ["nothing without a template", [], false, undefined],
])("chooses %s", (_, templates, isVisual, expected) => {
  expect(chooseTemplate(templates, isVisual)).toBe(expected);
});
