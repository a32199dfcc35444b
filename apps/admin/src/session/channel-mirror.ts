import { localStore } from "@site/browser/browser-store";
import { channelKeys } from "@site/contract/notifications/channels";
import type { NotificationSetting } from "@site/contract/settings/admin-schema";

const keys: readonly string[] = Object.values(channelKeys);

/** Stores in this browser which notification channels are on, under the keys of their settings. */
export function mirrorChannels(settings: readonly NotificationSetting[]): void {
  for (const { settingKey, isEnabled } of settings)
    if (keys.includes(settingKey)) localStore.set(settingKey, String(isEnabled));
}

/** Returns whether the bell was on when this browser last heard of it. */
export function isBellMirroredOn(): boolean {
  return localStore.get(channelKeys.bell) !== "false";
}

/** Stores whether the bell is on, which is known wherever the bell is shown. */
export function mirrorBell(isEnabled: boolean): void {
  localStore.set(channelKeys.bell, String(isEnabled));
}
