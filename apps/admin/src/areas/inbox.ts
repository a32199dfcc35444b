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
      level: "tab",
      waits: pendingKindList,
      keywords: "onay gelen kutusu",
      load: pending,
    },
    {
      path: admin.comments,
      label: "Yorumlar",
      level: "tab",
      waits: ["comment"],
      keywords: "onay",
      load: comments,
    },
    {
      path: admin.commentBans,
      label: "Yasaklı Yazarlar",
      level: "below",
      keywords: "engel yorum",
      load: bans,
    },
    {
      path: admin.contactMessages,
      label: "İletişim Mesajları",
      level: "tab",
      waits: ["message"],
      keywords: "gelen kutusu yanıt",
      load: messages,
    },
    {
      path: admin.savedReplies,
      label: "Hazır Yanıtlar",
      level: "below",
      keywords: "şablon cevap",
      load: replies,
    },
  ],
};
