import { settingTransferTexts } from "@site/contract/site/setting-transfer/labels";
import { type SettingsFile, settingsFile } from "@site/contract/site/setting-transfer/schema";

/** Returns the file's settings, or the reason why it is refused. */
export async function readSettingsFile(chosen: File): Promise<SettingsFile | string> {
  try {
    const { data, error } = settingsFile.safeParse(JSON.parse(await chosen.text()));
    if (data) return data;
    const [issue] = error.issues;
    return `${settingTransferTexts.notAFile} (${issue?.path.join(".") || "dosya"}: ${issue?.message})`;
  } catch {
    return settingTransferTexts.notAFile;
  }
}
