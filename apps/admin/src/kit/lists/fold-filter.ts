import type { OptionsFilter } from "@mantine/core";
import { foldText } from "@site/contract/common/text";

/** Returns options whose label contains the search text; "ığdır" and "igdir" find "Iğdır". */
export const filterFolded: OptionsFilter = ({ options, search }) => {
  const wanted = foldText(search.trim());
  return options.filter((option) => "group" in option || foldText(option.label).includes(wanted));
};
