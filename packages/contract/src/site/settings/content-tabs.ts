import type { SettingTab } from "./fields.ts";

/** The tabs that edit content, open to editors too; the others are the owner's. */
export const contentTabs: readonly SettingTab[] = ["homepage", "pages", "services"];
