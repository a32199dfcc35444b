import { Anchor, AppShell, Button, NavLink, Skeleton, Text } from "@mantine/core";
import { type AdminRole, adminRoleLabels } from "@site/contract/account/administrators/roles";
import type { AdminUser } from "@site/contract/account/sign-in/admin-schema";
import { paths } from "@site/contract/paths";
import {
  ArrowLeftRight,
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  CornerUpRight,
  Flag,
  FolderTree,
  GalleryHorizontal,
  Images,
  Inbox,
  KeyRound,
  LayoutGrid,
  List,
  LogOut,
  type LucideIcon,
  MailCheck,
  Megaphone,
  MessagesSquare,
  ScrollText,
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
import { Form, Link, useLocation } from "react-router-dom";
import { mayOpen } from "../session/access.ts";
import styles from "./frame.module.css";

interface Item {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Returns whether the item is the current one; by default for its own address only. */
  isAt?: (pathname: string) => boolean;
}

const groups: { id: string; label: string; items: Item[] }[] = [
  {
    id: "menu-blog",
    label: "Blog",
    items: [
      { label: "Genel Bakış", to: paths.admin.dashboard, Icon: LayoutGrid },
      {
        label: "Yazılar",
        to: paths.admin.posts,
        Icon: List,
        isAt: (pathname) =>
          pathname === paths.admin.home || (pathname.startsWith(paths.admin.posts) && pathname !== paths.admin.newPost),
      },
      { label: "Yeni Yazı", to: paths.admin.newPost, Icon: SquarePen },
      { label: "AI ile Yazı", to: paths.admin.aiCreations, Icon: Sparkles },
      { label: "Yayın Takvimi", to: paths.admin.calendar, Icon: CalendarDays },
      { label: "Kategoriler", to: paths.admin.categories, Icon: FolderTree },
      { label: "Etiketler", to: paths.admin.tags, Icon: Tags },
      { label: "Ortam Kitaplığı", to: paths.admin.media, Icon: Images },
      { label: "AI Ayarları", to: paths.admin.aiSettings, Icon: Sparkles },
      { label: "Slider Ayarları", to: paths.admin.sliderSettings, Icon: GalleryHorizontal },
      { label: "Yönlendirmeler", to: paths.admin.redirects, Icon: CornerUpRight },
      {
        label: "Taşıma",
        to: paths.admin.transfer,
        Icon: ArrowLeftRight,
        isAt: (pathname) => pathname.startsWith(paths.admin.transfer),
      },
      { label: "Çöp Kutusu", to: paths.admin.trash, Icon: Trash2 },
    ],
  },
  {
    id: "menu-becayis",
    label: "Becayiş",
    items: [
      { label: "Becayiş Genel Bakış", to: paths.admin.becayis, Icon: ChartColumn },
      { label: "İlanlar", to: paths.admin.listings, Icon: Megaphone },
      { label: "İlan Onayları", to: paths.admin.approvals, Icon: ClipboardCheck },
      { label: "Eşleşmeler", to: paths.admin.matches, Icon: ArrowLeftRight },
      { label: "İletişim Kayıtları", to: paths.admin.contacts, Icon: MessagesSquare },
      { label: "Bildirimler", to: paths.admin.reports, Icon: Flag },
      {
        label: "Becayiş Ayarları",
        to: paths.admin.boardSettings,
        Icon: SlidersHorizontal,
        isAt: (pathname) => pathname.startsWith(paths.admin.boardSettings),
      },
    ],
  },
  {
    id: "menu-site",
    label: "Site",
    items: [
      { label: "Kullanıcılar", to: paths.admin.users, Icon: Users },
      {
        label: "Yorumlar",
        to: paths.admin.comments,
        Icon: MessagesSquare,
        isAt: (pathname) => pathname.startsWith(paths.admin.comments),
      },
      {
        label: "İletişim Mesajları",
        to: paths.admin.contactMessages,
        Icon: Inbox,
        isAt: (pathname) => pathname.startsWith(paths.admin.contactMessages),
      },
      { label: "Yöneticiler", to: paths.admin.administrators, Icon: ShieldCheck },
      { label: "E-posta Kayıtları", to: paths.admin.logs, Icon: MailCheck },
      { label: "İşlem Kaydı", to: paths.admin.audit, Icon: ScrollText },
      { label: "API Anahtarları", to: paths.admin.apiKeys, Icon: KeyRound },
      { label: "Webhook'lar", to: paths.admin.webhooks, Icon: Webhook },
      {
        label: "Sistem",
        to: paths.admin.system,
        Icon: Server,
        isAt: (pathname) => pathname.startsWith(paths.admin.system),
      },
      {
        label: "Ayarlar",
        to: paths.admin.settings,
        Icon: Settings,
        isAt: (pathname) => pathname.startsWith(paths.admin.settings),
      },
    ],
  },
];

/** Returns the groups with the items of a role; none until it is known. */
function groupsOf(role: AdminRole | undefined) {
  if (!role) return [];
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => mayOpen(role, to)) }))
    .filter(({ items }) => items.length > 0);
}

/** Shows links to the role's screens in groups, the signed-in user and the sign-out button. */
export function Sidebar({ user }: { user: AdminUser | undefined }) {
  const { pathname } = useLocation();
  return (
    <>
      <AppShell.Section grow className={styles.groups}>
        {groupsOf(user?.role).map((group) => (
          <div key={group.id}>
            <Text id={group.id} size="xs" fw={600} c="dimmed" className={styles.groupLabel}>
              {group.label}
            </Text>
            <ul aria-labelledby={group.id}>
              {group.items.map(({ label, to, Icon, isAt = (address) => address === to }) => (
                <li key={to}>
                  <NavLink
                    component={Link}
                    to={to}
                    label={label}
                    leftSection={<Icon size={18} aria-hidden />}
                    active={isAt(pathname)}
                    aria-current={isAt(pathname) ? "page" : undefined}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </AppShell.Section>
      <AppShell.Section className={styles.account}>
        {user ? (
          <div>
            <Anchor
              component={Link}
              to={paths.admin.account}
              fw={600}
              truncate
              aria-label={`Hesabım: ${user.username}`}
            >
              {user.username}
            </Anchor>
            <Text size="xs" c="dimmed">
              {adminRoleLabels[user.role]}
            </Text>
          </div>
        ) : (
          <Skeleton height={40} />
        )}
        <Form method="post" action={paths.admin.login}>
          <Button type="submit" variant="default" fullWidth leftSection={<LogOut size={18} aria-hidden />}>
            Çıkış Yap
          </Button>
        </Form>
      </AppShell.Section>
    </>
  );
}
