import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the call that writes the sitemap anew, and says how many addresses it has. */
export function useSitemapRefresh() {
  return useAdminMutation(trpc.admin.sitemap.refresh, {
    success: ({ urlCount }) => `Sitemap yenilendi. Toplam ${formatNumber(urlCount)} URL.`,
    failure: (error) => `Sitemap yenilenemedi: ${error?.message ?? "sunucuya ulaşılamadı"}`,
    invalidates: [],
  });
}
