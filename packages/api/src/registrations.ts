import type { Registrations } from "./core/app.ts";
import { coreData } from "./core/stored-data.ts";
import { administratorData } from "./features/administrators/stored-data.ts";
import { aiData } from "./features/ai/stored-data.ts";
import { auditData } from "./features/audit/stored-data.ts";
import { backupData } from "./features/backup/stored-data.ts";
import { boardPages } from "./features/becayis/board/public-pages.ts";
import { boardData } from "./features/becayis/board/stored-data.ts";
import { paperData } from "./features/becayis/papers/stored-data.ts";
import { swapData } from "./features/becayis/swaps/stored-data.ts";
import { blogPages } from "./features/blog/public-pages.ts";
import { blogData } from "./features/blog/stored-data.ts";
import { heldActionData } from "./features/held-actions/stored-data.ts";
import { identityData } from "./features/identity/stored-data.ts";
import { inboxData } from "./features/inbox/stored-data.ts";
import { keyData } from "./features/keys/stored-data.ts";
import { mailData } from "./features/mail/stored-data.ts";
import { mediaData } from "./features/media/stored-data.ts";
import { memberData } from "./features/members/stored-data.ts";
import { notificationData } from "./features/notifications/stored-data.ts";
import { readerData } from "./features/readers/stored-data.ts";
import { settingsData } from "./features/settings/stored-data.ts";
import { sitePages } from "./features/site/public-pages.ts";
import { siteData } from "./features/site/stored-data.ts";
import { trashData } from "./features/trash/stored-data.ts";
import { webhookData } from "./features/webhooks/stored-data.ts";

/** The stored data and public pages of all features. Sections of the data copy are in this order. */
export const registrations: Registrations = {
  storedData: [
    memberData,
    identityData,
    notificationData,
    mailData,
    readerData,
    blogData,
    boardData,
    swapData,
    paperData,
    inboxData,
    heldActionData,
    siteData,
    settingsData,
    mediaData,
    trashData,
    aiData,
    auditData,
    backupData,
    keyData,
    webhookData,
    administratorData,
    coreData,
  ],
  publicPages: [sitePages, blogPages, boardPages],
};
