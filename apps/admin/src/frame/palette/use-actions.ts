import { adminPaths } from "@site/contract/admin-paths";
import { backupTexts } from "@site/contract/backup/labels";
import { useNavigate, useSubmit } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useSitemapRefresh } from "../../screens/terms/use-sitemap-refresh.ts";
import type { Entry } from "./entries.ts";

/** An entry that runs an action. */
export interface ActionEntry extends Entry {
  /** Undefined if a listener of the document handles the click. */
  run?: () => unknown;
  /** True if the entry's button switches the theme, which the document's script does. */
  isThemeSwitch?: boolean;
}

/** Returns the actions that are available on every screen. */
export function useActions(): ActionEntry[] {
  const navigate = useNavigate();
  const submit = useSubmit();
  const backup = useAdminMutation(trpc.admin.backups.create, {
    success: backupTexts.started,
    fallback: backupTexts.startFailed,
    invalidates: [trpc.useUtils().admin.backups],
  });
  const sitemap = useSitemapRefresh();
  const isDark = document.documentElement.dataset.mantineColorScheme === "dark";
  return [
    {
      id: "new-post",
      label: "Yeni yazı yaz",
      place: "İşlem",
      keywords: "yeni yazı blog ekle",
      run: () => navigate(adminPaths.newPost),
    },
    {
      id: "backup",
      label: "Yedek al",
      place: "İşlem",
      keywords: "şimdi yedekle",
      run() {
        backup.mutate(undefined);
        return navigate(adminPaths.backups);
      },
    },
    {
      id: "theme",
      label: isDark ? "Açık temaya geç" : "Koyu temaya geç",
      place: "İşlem",
      keywords: "koyu açık tema karanlık gece görünüm mod",
      isThemeSwitch: true,
    },
    {
      id: "sitemap",
      label: "Sitemap Yenile",
      place: "İşlem",
      keywords: "site haritası arama motoru",
      run: () => sitemap.mutate(),
    },
    {
      id: "sign-out",
      label: "Çıkış yap",
      place: "İşlem",
      keywords: "oturumu kapat",
      run: () => submit(null, { method: "post", action: adminPaths.login }),
    },
  ];
}
