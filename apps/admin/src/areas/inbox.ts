import { adminPaths as admin } from "@site/contract/admin-paths";
import { Inbox } from "lucide-react";
import { type Area, moderation } from "./screen.ts";

const comments = async () => (await import("../screens/comments/comments.tsx")).CommentsScreen;
const bans = async () => (await import("../screens/comments/comment-bans.tsx")).CommentBansScreen;
const messages = async () => (await import("../screens/contact/messages.tsx")).ContactMessagesScreen;
const replies = async () => (await import("../screens/contact/saved-replies.tsx")).SavedRepliesScreen;

/** What people have sent and waits for an answer. */
export const inbox: Area = {
  label: "Bekleyenler",
  Icon: Inbox,
  screens: [
    { path: admin.comments, label: "Yorumlar", level: "tab", keywords: "onay", roles: moderation, load: comments },
    {
      path: admin.commentBans,
      label: "Yasaklı Yazarlar",
      level: "below",
      keywords: "engel yorum",
      roles: moderation,
      load: bans,
    },
    {
      path: admin.contactMessages,
      label: "İletişim Mesajları",
      level: "tab",
      keywords: "gelen kutusu yanıt",
      roles: moderation,
      load: messages,
    },
    {
      path: admin.savedReplies,
      label: "Hazır Yanıtlar",
      level: "below",
      keywords: "şablon cevap",
      roles: moderation,
      load: replies,
    },
  ],
};
