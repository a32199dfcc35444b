/** Keys of the settings that switch the channels of the administrators' notifications. */
export const channelKeys = {
  bell: "admin_notifications_enabled",
  telegram: "telegram_notifications_enabled",
  mail: "email_notifications_enabled",
} as const;
