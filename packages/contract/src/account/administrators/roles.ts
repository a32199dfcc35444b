/**
 * Rights of an administrator: an editor manages content, a moderator messages, comments, members and the job-swap
 * board, an owner everything.
 */
export const adminRoles = ["owner", "editor", "moderator"] as const;

export type AdminRole = (typeof adminRoles)[number];

export const adminRoleLabels: Record<AdminRole, string> = {
  owner: "Site sahibi",
  editor: "Editör",
  moderator: "Moderatör",
};

/** Each role in one sentence, shown where it is chosen. */
export const adminRoleHints: Record<AdminRole, string> = {
  owner: "Ayarlar, yedekler ve yöneticiler dahil her şeyi yönetir.",
  editor: "Yazıları, sayfaları, hizmetleri, görselleri ve ana sayfayı yönetir.",
  moderator: "Mesajlara, yorumlara, üyelere ve becayiş ilanlarına bakar.",
};
