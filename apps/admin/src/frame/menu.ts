import type { AdminRole } from "@site/contract/account/administrators/roles";
import { adminPaths as admin } from "@site/contract/admin-paths";
import {
  ArrowLeftRight,
  BadgeCheck,
  BrainCircuit,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ChartNoAxesCombined,
  ClipboardCheck,
  Contact,
  CornerUpRight,
  Flag,
  FolderTree,
  GalleryHorizontal,
  Handshake,
  Images,
  Inbox,
  KeyRound,
  LayoutGrid,
  List,
  type LucideIcon,
  MailCheck,
  MailPlus,
  Megaphone,
  MessageSquare,
  ScrollText,
  Send,
  Server,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  SquarePen,
  Tags,
  Trash2,
  Users,
  Webhook,
} from "lucide-react";
import { mayOpen } from "../session/access.ts";

/** A link to a screen; each has an icon of its own. */
export interface MenuItem {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Returns whether the item is the current one; by default for its own address only. */
  isAt?: (pathname: string) => boolean;
}

/** Links under a heading that folds them. */
export interface MenuGroup {
  id: string;
  label: string;
  items: MenuItem[];
}

const below = (path: string) => (pathname: string) => pathname.startsWith(path);

const groups: MenuGroup[] = [
  {
    id: "menu-blog",
    label: "Blog",
    items: [
      { label: "Genel Bakış", to: admin.dashboard, Icon: LayoutGrid },
      {
        label: "Yazılar",
        to: admin.posts,
        Icon: List,
        isAt: (pathname) => pathname === admin.home || (below(admin.posts)(pathname) && pathname !== admin.newPost),
      },
      { label: "Yeni Yazı", to: admin.newPost, Icon: SquarePen },
      { label: "AI ile Yazı", to: admin.aiCreations, Icon: Sparkles },
      { label: "Yayın Takvimi", to: admin.calendar, Icon: CalendarDays },
      { label: "İstatistikler", to: admin.statistics, Icon: ChartNoAxesCombined },
      { label: "Kategoriler", to: admin.categories, Icon: FolderTree },
      { label: "Etiketler", to: admin.tags, Icon: Tags },
      { label: "Ortam Kitaplığı", to: admin.media, Icon: Images },
      { label: "Aboneler", to: admin.subscribers, Icon: MailPlus },
      { label: "Abonelere Gönderim", to: admin.mailing, Icon: Send },
      { label: "Slider Ayarları", to: admin.sliderSettings, Icon: GalleryHorizontal },
      { label: "Çöp Kutusu", to: admin.trash, Icon: Trash2 },
    ],
  },
  {
    id: "menu-becayis",
    label: "Becayiş",
    items: [
      { label: "Becayiş Genel Bakış", to: admin.becayis, Icon: ChartColumn },
      { label: "İlanlar", to: admin.listings, Icon: Megaphone },
      { label: "İlan Onayları", to: admin.approvals, Icon: ClipboardCheck },
      { label: "Eşleşmeler", to: admin.matches, Icon: Handshake },
      { label: "İletişim Kayıtları", to: admin.contacts, Icon: Contact },
      { label: "Şikâyetler", to: admin.reports, Icon: Flag },
      { label: "Kurum Doğrulamaları", to: admin.verifications, Icon: BadgeCheck },
      { label: "Başvuru Dönemleri", to: admin.windows, Icon: CalendarClock },
      {
        label: "Becayiş Ayarları",
        to: admin.boardSettings,
        Icon: SlidersHorizontal,
        isAt: below(admin.boardSettings),
      },
    ],
  },
  {
    id: "menu-teknik",
    label: "Teknik",
    items: [
      { label: "Yönlendirmeler", to: admin.redirects, Icon: CornerUpRight },
      { label: "Taşıma", to: admin.transfer, Icon: ArrowLeftRight, isAt: below(admin.transfer) },
      { label: "Yöneticiler", to: admin.administrators, Icon: ShieldCheck },
      { label: "İşlem Kaydı", to: admin.audit, Icon: ScrollText },
      { label: "API Anahtarları", to: admin.apiKeys, Icon: KeyRound },
      { label: "Webhook'lar", to: admin.webhooks, Icon: Webhook },
      { label: "Sistem", to: admin.system, Icon: Server, isAt: below(admin.system) },
    ],
  },
];

/** Links below the groups, always in view. */
const single: MenuItem[] = [
  { label: "Kullanıcılar", to: admin.users, Icon: Users },
  { label: "Yorumlar", to: admin.comments, Icon: MessageSquare, isAt: below(admin.comments) },
  { label: "İletişim Mesajları", to: admin.contactMessages, Icon: Inbox, isAt: below(admin.contactMessages) },
  { label: "E-posta Kayıtları", to: admin.logs, Icon: MailCheck },
  { label: "AI Ayarları", to: admin.aiSettings, Icon: BrainCircuit },
  { label: "Ayarlar", to: admin.settings, Icon: Settings, isAt: below(admin.settings) },
];

/** Returns the menu of a role; empty until it is known. */
export function getMenu(role: AdminRole | undefined): { groups: MenuGroup[]; single: MenuItem[] } {
  if (!role) return { groups: [], single: [] };
  const open = (items: MenuItem[]) => items.filter(({ to }) => mayOpen(role, to));
  return {
    groups: groups.map((group) => ({ ...group, items: open(group.items) })).filter(({ items }) => items.length > 0),
    single: open(single),
  };
}

/** Returns every screen of the menu with the name of its group. */
export function listScreens(): { label: string; to: string; group: string }[] {
  return [
    ...groups.flatMap(({ label: group, items }) => items.map(({ label, to }) => ({ label, to, group }))),
    ...single.map(({ label, to }) => ({ label, to, group: "Menü" })),
  ];
}

/** Returns whether an item leads to the current screen. */
export function isCurrent({ to, isAt = (address) => address === to }: MenuItem, pathname: string): boolean {
  return isAt(pathname);
}
