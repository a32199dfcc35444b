import type { OptionsFilter } from "@mantine/core";
import { toSearchPhrase, toSearchText } from "@site/contract/common/text";

/** Returns options whose label contains the search text; "ığdır" and "igdir" find "Iğdır". */
export const filterFolded: OptionsFilter = ({ options, search }) => {
  if (search.trim() === "") return options;
  const wanted = toSearchPhrase(search);
  return options.filter((option) => "group" in option || toSearchText(option.label).includes(wanted));
};

/**
 * Filters options as `filterFolded` does. Where none is left, one that cannot be chosen says so, because screen readers
 * report a list of choices without options as broken.
 */
export function filterFoldedOr(nothingFound: string): OptionsFilter {
  return (input) => {
    const found = filterFolded(input);
    return found.length > 0 ? found : [{ value: "", label: nothingFound, disabled: true }];
  };
}
