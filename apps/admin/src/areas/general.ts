import { adminPaths as admin } from "@site/contract/admin-paths";
import { BrainCircuit, Inbox, MailCheck, MessageSquare, Users } from "lucide-react";
import { type Area, everyone, moderation, ownerAlone } from "./screen.ts";

const users = async () => (await import("../screens/users/users.tsx")).UsersScreen;
const recoveries = async () =>
  (await import("../screens/factor-recoveries/factor-recoveries.tsx")).FactorRecoveriesScreen;
const comments = async () => (await import("../screens/comments/comments.tsx")).CommentsScreen;
const bans = async () => (await import("../screens/comments/comment-bans.tsx")).CommentBansScreen;
const messages = async () => (await import("../screens/contact/messages.tsx")).ContactMessagesScreen;
const replies = async () => (await import("../screens/contact/saved-replies.tsx")).SavedRepliesScreen;
const logs = async () => (await import("../screens/logs/logs.tsx")).LogsScreen;
const aiSettings = async () => (await import("../screens/ai/ai-settings.tsx")).AiSettingsScreen;
const account = async () => (await import("../screens/account.tsx")).AccountScreen;

/** Screens of several areas, most of them about people. */
export const general: Area = {
  label: "Menü",
  screens: [
    { path: admin.users, label: "Kullanıcılar", Icon: Users, roles: moderation, load: users },
    { path: admin.factorRecoveries, label: "Kurtarma İstekleri", roles: ownerAlone, load: recoveries },
    { path: admin.comments, label: "Yorumlar", Icon: MessageSquare, roles: moderation, load: comments },
    { path: admin.commentBans, label: "Yasaklı Yazarlar", roles: moderation, load: bans },
    { path: admin.contactMessages, label: "İletişim Mesajları", Icon: Inbox, roles: moderation, load: messages },
    { path: admin.savedReplies, label: "Hazır Yanıtlar", roles: moderation, load: replies },
    { path: admin.logs, label: "E-posta Kayıtları", Icon: MailCheck, roles: moderation, load: logs },
    { path: admin.aiSettings, label: "AI Ayarları", Icon: BrainCircuit, roles: ownerAlone, load: aiSettings },
    { path: admin.account, label: "Hesabım", roles: everyone, load: account },
  ],
};
