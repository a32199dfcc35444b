import { adminPaths as admin, adminRoutePatterns as patterns } from "@site/contract/admin-paths";
import { ArrowLeftRight, CornerUpRight, KeyRound, ScrollText, Server, ShieldCheck, Webhook } from "lucide-react";
import { type Area, content, ownerAlone } from "./screen.ts";

const redirects = async () => (await import("../screens/redirects/redirects.tsx")).RedirectsScreen;
const transfer = async () => (await import("../screens/transfer/transfer.tsx")).TransferScreen;
const contentImport = async () => (await import("../screens/transfer/import.tsx")).ImportScreen;
const administrators = async () => (await import("../screens/administrators/administrators.tsx")).AdministratorsScreen;
const audit = async () => (await import("../screens/audit/audit.tsx")).AuditScreen;
const apiKeys = async () => (await import("../screens/api-keys/api-keys.tsx")).ApiKeysScreen;
const webhooks = async () => (await import("../screens/webhooks/webhooks.tsx")).WebhooksScreen;
const system = async () => (await import("../screens/system/system.tsx")).SystemScreen;
const backups = async () => (await import("../screens/system/backups.tsx")).BackupsScreen;

/** Screens about the site's technology and its administrators. */
export const technical: Area = {
  label: "Teknik",
  group: "menu-teknik",
  screens: [
    { path: admin.redirects, label: "Yönlendirmeler", Icon: CornerUpRight, roles: content, load: redirects },
    { path: admin.transfer, label: "Taşıma", Icon: ArrowLeftRight, roles: content, load: transfer },
    { path: patterns.import, roles: content, load: contentImport },
    { path: admin.administrators, label: "Yöneticiler", Icon: ShieldCheck, roles: ownerAlone, load: administrators },
    { path: admin.audit, label: "İşlem Kaydı", Icon: ScrollText, roles: ownerAlone, load: audit },
    { path: admin.apiKeys, label: "API Anahtarları", Icon: KeyRound, roles: ownerAlone, load: apiKeys },
    { path: admin.webhooks, label: "Webhook'lar", Icon: Webhook, roles: ownerAlone, load: webhooks },
    { path: admin.system, label: "Sistem", Icon: Server, roles: ownerAlone, load: system },
    { path: admin.backups, label: "Yedekler", roles: ownerAlone, load: backups },
  ],
};
