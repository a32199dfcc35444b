import type { OptionsFilter } from "@mantine/core";
import { toSearchPhrase, toSearchText } from "@site/contract/common/text";

/** Returns options whose label contains the search text; "ığdır" and "igdir" find "Iğdır". */
export const filterFolded: OptionsFilter = ({ options, search }) => {
  if (search.trim() === "") return options;
  const wanted = toSearchPhrase(search);
  return options.filter((option) => "group" in option || toSearchText(option.label).includes(wanted));
};
