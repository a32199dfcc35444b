import { memberEvents } from "@site/contract/notifications/member-labels";
import {
  memberEvent,
  type NotificationChannel,
  notificationChannel,
  type UpdatePreferenceInput,
} from "@site/contract/notifications/member-schema";
import type { App } from "../../core/app.ts";

/** Returns every event with the member's channel, "mail" by default. */
export async function listPreferences(app: App, memberId: number) {
  const chosen = await app.db.prisma.notificationPreference.findMany({ where: { memberId } });
  return memberEvent.options.map((event) => {
    const stored = chosen.find((row) => row.event === event);
    return { event, text: memberEvents[event], channel: toChannel(stored?.channel) };
  });
}

export async function updatePreference(
  app: App,
  memberId: number,
  { event, channel }: UpdatePreferenceInput,
): Promise<void> {
  await app.db.prisma.notificationPreference.upsert({
    where: { memberId_event: { memberId, event } },
    create: { memberId, event, channel },
    update: { channel },
  });
}

/** Returns the channel of a stored preference; "mail" by default. */
export function toChannel(stored: string | null | undefined): NotificationChannel {
  return notificationChannel.catch("mail").parse(stored);
}
