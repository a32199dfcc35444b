import { adminPaths as admin } from "@site/contract/admin-paths";
import { Server } from "lucide-react";
import type { Area } from "./screen.ts";

const state = async () => (await import("../screens/system/system.tsx")).SystemScreen;
const backups = async () => (await import("../screens/system/backups.tsx")).BackupsScreen;
const administrators = async () => (await import("../screens/administrators/administrators.tsx")).AdministratorsScreen;
const apiKeys = async () => (await import("../screens/api-keys/api-keys.tsx")).ApiKeysScreen;
const webhooks = async () => (await import("../screens/webhooks/webhooks.tsx")).WebhooksScreen;
const audit = async () => (await import("../screens/audit/audit.tsx")).AuditScreen;
const trash = async () => (await import("../screens/trash/trash.tsx")).TrashScreen;
const logs = async () => (await import("../screens/logs/logs.tsx")).LogsScreen;

/** The state of the product, its administrators, keys and logs, and what was deleted. */
export const system: Area = {
  label: "Sistem",
  Icon: Server,
  screens: [
    {
      path: admin.system,
      label: "Sistem",
      tab: true,
      keywords: "durum sürüm disk kuyruk",
      load: state,
    },
    {
      path: admin.backups,
      label: "Yedekler",
      tab: true,
      keywords: "geri yükleme arşiv",
      load: backups,
    },
    {
      path: admin.administrators,
      label: "Yöneticiler",
      tab: true,
      keywords: "davet yetki",
      load: administrators,
    },
    {
      path: admin.apiKeys,
      label: "API Anahtarları",
      tab: true,
      keywords: "token entegrasyon",
      load: apiKeys,
    },
    {
      path: admin.webhooks,
      label: "Webhook'lar",
      tab: true,
      keywords: "olay entegrasyon",
      load: webhooks,
    },
    {
      path: admin.audit,
      label: "İşlem Kaydı",
      tab: true,
      keywords: "denetim günlük log",
      load: audit,
    },
    {
      path: admin.logs,
      label: "E-posta Kayıtları",
      tab: true,
      waits: ["mail"],
      keywords: "mail günlük log gönderilemeyen",
      load: logs,
    },
    {
      path: admin.trash,
      label: "Çöp Kutusu",
      tab: true,
      keywords: "silinenler geri getir yazı yorum mesaj",
      load: trash,
    },
  ],
};
