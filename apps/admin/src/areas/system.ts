import { adminPaths as admin } from "@site/contract/admin-paths";
import { Server } from "lucide-react";
import type { Area } from "./screen.ts";

const state = async () => (await import("../screens/system/system.tsx")).SystemScreen;
const backups = async () => (await import("../screens/system/backups.tsx")).BackupsScreen;
const administrators = async () => (await import("../screens/administrators/administrators.tsx")).AdministratorsScreen;
const apiKeys = async () => (await import("../screens/api-keys/api-keys.tsx")).ApiKeysScreen;
const webhooks = async () => (await import("../screens/webhooks/webhooks.tsx")).WebhooksScreen;
const audit = async () => (await import("../screens/audit/audit.tsx")).AuditScreen;
const logs = async () => (await import("../screens/logs/logs.tsx")).LogsScreen;

/** The state of the product, its administrators, keys and logs. */
export const system: Area = {
  label: "Sistem",
  Icon: Server,
  screens: [
    {
      path: admin.system,
      label: "Sistem",
      level: "tab",
      keywords: "durum sürüm disk kuyruk",
      load: state,
    },
    {
      path: admin.backups,
      label: "Yedekler",
      level: "tab",
      keywords: "geri yükleme arşiv",
      load: backups,
    },
    {
      path: admin.administrators,
      label: "Yöneticiler",
      level: "tab",
      keywords: "davet yetki",
      load: administrators,
    },
    {
      path: admin.apiKeys,
      label: "API Anahtarları",
      level: "tab",
      keywords: "token entegrasyon",
      load: apiKeys,
    },
    {
      path: admin.webhooks,
      label: "Webhook'lar",
      level: "tab",
      keywords: "olay entegrasyon",
      load: webhooks,
    },
    {
      path: admin.audit,
      label: "İşlem Kaydı",
      level: "tab",
      keywords: "denetim günlük log",
      load: audit,
    },
    {
      path: admin.logs,
      label: "E-posta Kayıtları",
      level: "tab",
      waits: ["mail"],
      keywords: "mail günlük log gönderilemeyen",
      load: logs,
    },
  ],
};
