import { keysOf } from "../../common/atoms.ts";
import { settingTabs } from "./fields.ts";

export const settingTab = keysOf(settingTabs);
