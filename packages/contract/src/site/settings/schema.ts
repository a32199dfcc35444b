import { getKeys } from "../../common/atoms.ts";
import { settingTabs } from "./fields.ts";

export const settingTab = getKeys(settingTabs);
