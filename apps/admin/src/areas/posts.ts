import { adminPaths as admin, adminRoutePatterns as patterns } from "@site/contract/admin-paths";
import { FileText } from "lucide-react";
import type { Area } from "./screen.ts";

const postList = async () => (await import("../screens/posts/list/post-list.tsx")).PostListScreen;
const postEditor = async () => (await import("../screens/posts/editor/post-editor.tsx")).PostEditorScreen;
const aiCreations = async () => (await import("../screens/ai-creations/ai-creations.tsx")).AiCreationsScreen;
const calendar = async () => (await import("../screens/calendar/calendar.tsx")).CalendarScreen;
const categories = async () => (await import("../screens/terms/categories.tsx")).CategoriesScreen;
const tags = async () => (await import("../screens/terms/tags.tsx")).TagsScreen;

/** The blog's posts, their categories, tags and calendar. */
export const posts: Area = {
  label: "Yazılar",
  Icon: FileText,
  screens: [
    {
      path: admin.posts,
      also: [admin.home],
      label: "Yazılar",
      tab: true,
      keywords: "blog makale içerik",
      load: postList,
    },
    { path: patterns.post, also: [patterns.postAlias], load: postEditor },
    {
      path: admin.aiCreations,
      label: "AI ile Yazı",
      tab: true,
      keywords: "yapay zeka üret",
      load: aiCreations,
    },
    {
      path: admin.calendar,
      label: "Yayın Takvimi",
      tab: true,
      keywords: "planlanan zamanlanan zamanlanmış",
      load: calendar,
    },
    { path: admin.categories, label: "Kategoriler", tab: true, keywords: "konu", load: categories },
    { path: admin.tags, label: "Etiketler", tab: true, keywords: "konu anahtar", load: tags },
  ],
};
