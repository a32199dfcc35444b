import { adminPaths as admin } from "@site/contract/admin-paths";
import { ArrowLeftRight } from "lucide-react";
import type { Area } from "./screen.ts";

const dashboard = async () => (await import("../screens/becayis/dashboard/board-dashboard.tsx")).BoardDashboardScreen;
const listings = async () => (await import("../screens/becayis/listings/listings.tsx")).ListingsScreen;
const approvals = async () => (await import("../screens/becayis/listings/approvals.tsx")).ApprovalsScreen;
const matches = async () => (await import("../screens/becayis/matches/matches.tsx")).MatchesScreen;
const contacts = async () => (await import("../screens/becayis/contacts/contacts.tsx")).ContactsScreen;
const reports = async () => (await import("../screens/becayis/reports/reports.tsx")).ReportsScreen;
const verifications = async () => (await import("../screens/becayis/staff/verifications.tsx")).VerificationsScreen;
const windows = async () => (await import("../screens/becayis/windows/windows.tsx")).WindowsScreen;
const settings = async () => (await import("../screens/becayis/settings/general.tsx")).BoardSettingsScreen;
const rules = async () => (await import("../screens/becayis/settings/rules.tsx")).RulesScreen;
const petitions = async () =>
  (await import("../screens/becayis/settings/petition-templates.tsx")).PetitionTemplatesScreen;
const institutions = async () => (await import("../screens/becayis/settings/institutions.tsx")).InstitutionsScreen;
const positions = async () => (await import("../screens/becayis/settings/positions.tsx")).PositionsScreen;
const domains = async () => (await import("../screens/becayis/settings/domains.tsx")).DomainsScreen;

/** Screens of the becayiş board. */
export const becayis: Area = {
  label: "Becayiş",
  Icon: ArrowLeftRight,
  screens: [
    { path: admin.becayis, label: "Becayiş Genel Bakış", tab: "Genel Bakış", load: dashboard },
    { path: admin.listings, label: "İlanlar", tab: true, load: listings },
    {
      path: admin.approvals,
      label: "İlan Onayları",
      tab: true,
      waits: ["listing"],
      keywords: "bekleyen",
      load: approvals,
    },
    { path: admin.matches, label: "Eşleşmeler", tab: true, load: matches },
    { path: admin.contacts, label: "İletişim Kayıtları", tab: true, load: contacts },
    {
      path: admin.reports,
      label: "Şikâyetler",
      tab: true,
      waits: ["report"],
      keywords: "bildirim ihbar",
      load: reports,
    },
    {
      path: admin.verifications,
      label: "Kurum Doğrulamaları",
      tab: true,
      waits: ["document"],
      keywords: "belge personel",
      load: verifications,
    },
    {
      path: admin.windows,
      label: "Başvuru Dönemleri",
      tab: true,
      keywords: "takvim",
      load: windows,
    },
    {
      path: admin.boardSettings,
      label: "Becayiş Ayarları",
      short: "Genel",
      tab: "Ayarlar",
      keywords: "rss akış",
      load: settings,
    },
    { path: admin.boardRules, label: "Uygunluk kuralları", tab: "Ayarlar", load: rules },
    { path: admin.petitionTemplates, label: "Dilekçe şablonları", tab: "Ayarlar", load: petitions },
    { path: admin.institutions, label: "Kurumlar", tab: "Ayarlar", load: institutions },
    { path: admin.positions, label: "Unvanlar", tab: "Ayarlar", load: positions },
    {
      path: admin.institutionDomains,
      label: "Alan adları",
      tab: "Ayarlar",
      keywords: "kurum e-posta",
      load: domains,
    },
  ],
};
