import { adminPaths as admin, adminRoutePatterns as patterns } from "@site/contract/admin-paths";
import {
  CalendarDays,
  ChartNoAxesCombined,
  FolderTree,
  GalleryHorizontal,
  Images,
  LayoutGrid,
  List,
  MailPlus,
  Send,
  Sparkles,
  SquarePen,
  Tags,
  Trash2,
} from "lucide-react";
import { type Area, content, everyone, ownerAlone } from "./screen.ts";

const dashboard = async () => (await import("../screens/dashboard.tsx")).DashboardScreen;
const postList = async () => (await import("../screens/posts/list/post-list.tsx")).PostListScreen;
const postEditor = async () => (await import("../screens/posts/editor/post-editor.tsx")).PostEditorScreen;
const aiCreations = async () => (await import("../screens/ai-creations/ai-creations.tsx")).AiCreationsScreen;
const calendar = async () => (await import("../screens/calendar/calendar.tsx")).CalendarScreen;
const statistics = async () => (await import("../screens/statistics/statistics.tsx")).StatisticsScreen;
const categories = async () => (await import("../screens/terms/categories.tsx")).CategoriesScreen;
const tags = async () => (await import("../screens/terms/tags.tsx")).TagsScreen;
const media = async () => (await import("../screens/media/media-library.tsx")).MediaLibraryScreen;
const subscribers = async () => (await import("../screens/subscribers/subscribers.tsx")).SubscribersScreen;
const mailing = async () => (await import("../screens/subscribers/mailing.tsx")).MailingScreen;
const slider = async () => (await import("../screens/slider-settings.tsx")).SliderSettingsScreen;
const trash = async () => (await import("../screens/trash/trash.tsx")).TrashScreen;

/** The blog's screens in the order of the menu. */
export const blog: Area = {
  label: "Blog",
  group: "menu-blog",
  screens: [
    { path: admin.dashboard, label: "Genel Bakış", Icon: LayoutGrid, roles: everyone, load: dashboard },
    { path: admin.posts, also: [admin.home], label: "Yazılar", Icon: List, roles: content, load: postList },
    {
      path: patterns.post,
      also: [patterns.postAlias],
      to: admin.newPost,
      label: "Yeni Yazı",
      Icon: SquarePen,
      roles: content,
      load: postEditor,
    },
    { path: admin.aiCreations, label: "AI ile Yazı", Icon: Sparkles, roles: content, load: aiCreations },
    { path: admin.calendar, label: "Yayın Takvimi", Icon: CalendarDays, roles: content, load: calendar },
    { path: admin.statistics, label: "İstatistikler", Icon: ChartNoAxesCombined, roles: content, load: statistics },
    { path: admin.categories, label: "Kategoriler", Icon: FolderTree, roles: content, load: categories },
    { path: admin.tags, label: "Etiketler", Icon: Tags, roles: content, load: tags },
    { path: admin.media, label: "Ortam Kitaplığı", Icon: Images, roles: content, load: media },
    { path: admin.subscribers, label: "Aboneler", Icon: MailPlus, roles: ownerAlone, load: subscribers },
    { path: admin.mailing, label: "Abonelere Gönderim", Icon: Send, roles: content, load: mailing },
    { path: admin.sliderSettings, label: "Slider Ayarları", Icon: GalleryHorizontal, roles: content, load: slider },
    { path: admin.trash, label: "Çöp Kutusu", Icon: Trash2, roles: everyone, load: trash },
  ],
};
