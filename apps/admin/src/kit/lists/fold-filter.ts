import type { OptionsFilter } from "@mantine/core";
import { toSearchPhrase, toSearchText } from "@site/contract/common/text";

/** Filters options by a text, ignoring case and Turkish letters: "ığdır" and "igdir" find "Iğdır". */
export const filterFolded: OptionsFilter = ({ options, search }) => {
  if (search.trim() === "") return options;
  const wanted = toSearchPhrase(search);
  return options.filter((option) => "group" in option || toSearchText(option.label).includes(wanted));
};

/**
 * Returns a filter like `filterFolded` which, if no option is left, shows a disabled one with a message. Screen readers
 * report a list without options as broken.
 */
export function filterFoldedOr(nothingFound: string): OptionsFilter {
  return (input) => {
    const found = filterFolded(input);
    return found.length > 0 ? found : [{ value: "", label: nothingFound, disabled: true }];
  };
}
