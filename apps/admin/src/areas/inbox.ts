import { adminPaths as admin } from "@site/contract/admin-paths";
import { pendingKindList } from "@site/contract/inbox/pending/labels";
import { Inbox } from "lucide-react";
import type { Area } from "./screen.ts";

const pending = async () => (await import("../screens/pending/pending.tsx")).PendingScreen;
const comments = async () => (await import("../screens/comments/comments.tsx")).CommentsScreen;
const bans = async () => (await import("../screens/comments/comment-bans.tsx")).CommentBansScreen;
const messages = async () => (await import("../screens/contact/messages.tsx")).ContactMessagesScreen;
const replies = async () => (await import("../screens/contact/saved-replies.tsx")).SavedRepliesScreen;

/** Screens of what waits for the administrator, and of what visitors have sent. */
export const inbox: Area = {
  label: "Bekleyenler",
  Icon: Inbox,
  screens: [
    {
      path: admin.pending,
      label: "Bekleyenler",
      tab: true,
      waits: pendingKindList,
      keywords: "onay gelen kutusu",
      load: pending,
    },
    {
      path: admin.comments,
      label: "Yorumlar",
      short: "Tümü",
      tab: "Yorumlar",
      waits: ["comment"],
      keywords: "onay",
      load: comments,
    },
    {
      path: admin.commentBans,
      label: "Yasaklı Yazarlar",
      tab: "Yorumlar",
      keywords: "engel yorum",
      load: bans,
    },
    {
      path: admin.contactMessages,
      label: "İletişim Mesajları",
      short: "Tümü",
      tab: "İletişim Mesajları",
      waits: ["message"],
      keywords: "gelen kutusu yanıt",
      load: messages,
    },
    {
      path: admin.savedReplies,
      label: "Hazır Yanıtlar",
      tab: "İletişim Mesajları",
      keywords: "şablon cevap",
      load: replies,
    },
  ],
};
