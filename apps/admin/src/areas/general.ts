import { adminPaths as admin } from "@site/contract/admin-paths";
import { ChartNoAxesCombined, Images, LayoutGrid, Users } from "lucide-react";
import type { Area } from "./screen.ts";

const dashboard = async () => (await import("../screens/dashboard.tsx")).DashboardScreen;
const account = async () => (await import("../screens/account/account.tsx")).AccountScreen;
const statistics = async () => (await import("../screens/statistics/statistics.tsx")).StatisticsScreen;
const subscribers = async () => (await import("../screens/subscribers/subscribers.tsx")).SubscribersScreen;
const mailing = async () => (await import("../screens/subscribers/mailing.tsx")).MailingScreen;
const media = async () => (await import("../screens/media/media-library.tsx")).MediaLibraryScreen;
const users = async () => (await import("../screens/users/users.tsx")).UsersScreen;

/** The dashboard. The name at the foot of the menu links to the user's own account. */
export const overview: Area = {
  label: "Genel Bakış",
  Icon: LayoutGrid,
  screens: [
    {
      path: admin.dashboard,
      label: "Genel Bakış",
      tab: true,
      keywords: "pano özet dashboard",
      load: dashboard,
    },
    {
      path: admin.account,
      label: "Hesabım",
      keywords: "profil şifre parola oturum iki adımlı geçiş anahtarı",
      load: account,
    },
  ],
};

/** Statistics of the blog's readers, subscribers and the mails to them. */
export const readers: Area = {
  label: "Okurlar",
  Icon: ChartNoAxesCombined,
  screens: [
    {
      path: admin.statistics,
      label: "İstatistikler",
      tab: true,
      keywords: "okunma görüntülenme ziyaret trafik",
      load: statistics,
    },
    {
      path: admin.subscribers,
      label: "Aboneler",
      tab: true,
      keywords: "bülten takip",
      load: subscribers,
    },
    {
      path: admin.mailing,
      label: "Abonelere Gönderim",
      tab: true,
      keywords: "bülten e-posta takip",
      load: mailing,
    },
  ],
};

/** The library of uploaded images. */
export const mediaLibrary: Area = {
  label: "Ortam",
  Icon: Images,
  screens: [
    {
      path: admin.media,
      label: "Ortam Kitaplığı",
      tab: true,
      keywords: "medya görsel resim fotoğraf dosya yükle",
      load: media,
    },
  ],
};

/** The members of the site. */
export const members: Area = {
  label: "Kullanıcılar",
  Icon: Users,
  screens: [
    { path: admin.users, label: "Kullanıcılar", tab: true, keywords: "üye yasakla pasif yap engelle", load: users },
  ],
};
