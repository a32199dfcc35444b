import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { type DataSection, getPages, onePage, where } from "../../core/data-copy.ts";
import { ofAddresses } from "../../core/proven-addresses.ts";

const SECRET = { notCopied: "a secret" };

export const identityData: StoredData = {
  tables: {
    sessions: { copiedIn: "sessions" },
    security_events: { copiedIn: "securityEvents" },
    email_changes: { copiedIn: "emailChanges" },
    passkeys: { copiedIn: "passkeys" },
    authenticators: SECRET,
    mailed_codes: SECRET,
    passkey_challenges: SECRET,
    recovery_codes: SECRET,
    recovery_tokens: SECRET,
    used_tokens: "impersonal",
  },

  retention: [
    {
      table: "sessions",
      where: "LEAST(COALESCE(revoked_at, expires_at), expires_at) < $1",
      days: retention.endedSessionsDays,
    },
    {
      table: "recovery_tokens",
      where: "LEAST(COALESCE(used_at, expires_at), expires_at) < $1",
      days: retention.spentLinksDays,
    },
    {
      table: "email_changes",
      where: "COALESCE(undo_until, proved_at, expires_at) < $1",
      days: retention.emailChangesDays,
    },
    { table: "security_events", where: "created_at < $1", days: retention.securityEventsDays },
    { table: "passkey_challenges", where: "expires_at < $1", days: 0 },
    {
      table: "mailed_codes",
      where: "expires_at < $1 AND token_hash NOT IN (SELECT token_hash FROM waiting_listings)",
      days: retention.mailedCodesDays,
    },
    { table: "used_tokens", where: "expires_at < $1", days: 0 },
  ],

  copy: async ({ tx, memberId }): Promise<DataSection[]> => [
    {
      key: "sessions",
      title: "Oturumlar",
      columns: {
        createdAt: "Başlangıç",
        lastSeenAt: "Son kullanım",
        userAgent: "Cihaz",
        ipAddress: "IP adresi",
        revokedAt: "Sonlandırma",
      },
      pages: getPages((page) => tx.session.findMany(where({ memberId }, page))),
    },
    {
      key: "securityEvents",
      title: "Güvenlik olayları",
      columns: { createdAt: "Zaman", event: "Olay", userAgent: "Cihaz", ipAddress: "IP adresi" },
      pages: getPages((page) => tx.securityEvent.findMany(where({ memberId }, page))),
    },
    {
      key: "emailChanges",
      title: "E-posta değişiklikleri",
      columns: {
        createdAt: "İstek",
        oldEmail: "Eski adres",
        newEmail: "Yeni adres",
        provedAt: "Onay",
        undoneAt: "Geri alma",
      },
      pages: getPages((page) => tx.emailChange.findMany(where({ memberId }, page))),
    },
    {
      key: "passkeys",
      title: "Geçiş anahtarları",
      columns: { name: "Ad", createdAt: "Eklenme", lastUsedAt: "Son kullanım" },
      pages: onePage(await tx.passkey.findMany({ where: { memberId } })),
    },
  ],

  erase: async ({ tx, addresses }) => {
    await tx.mailedCode.deleteMany({ where: ofAddresses(addresses, "emailKey") });
    return [];
  },
};
