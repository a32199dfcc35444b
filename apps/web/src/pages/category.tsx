import { termTexts } from "@site/contract/blog/terms/labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CategoriesBox } from "../features/blog/layout/sidebar.tsx";
import { loadTermPage, TermPage } from "../features/blog/list/term-page.tsx";
import { categoryQuery } from "../features/blog/shared/queries.ts";
import { type LoadPage, usePageParams, useShell, useTrpc } from "../framework/browser.ts";
import { FollowSlot } from "../layouts/follow-slot.tsx";
import { NotFound } from "../shared/ui/not-found.tsx";

export const load: LoadPage = async (page) => {
  const slug = page.params.categorySlug ?? "";
  if ((await page.queryClient.fetchQuery(categoryQuery(page.trpc, slug))) === null) return;
  await loadTermPage(page, { category: slug });
};

export default function CategoryPage() {
  const slug = usePageParams().categorySlug ?? "";
  const { data: category } = useSuspenseQuery(categoryQuery(useTrpc(), slug));
  const { settings } = useShell();
  if (!category)
    return (
      <NotFound
        title={termTexts.categoryNotFound}
        text="Aradığınız kategori kaldırılmış veya adresi değişmiş olabilir."
        link={{ to: paths.blog, label: "Bloga dön" }}
      />
    );
  return (
    <TermPage
      term={category}
      filter={{ category: category.slug }}
      title={category.seoTitle || `${category.name} | ${settings.site_name}`}
      description={category.seoDescription || category.description || `${category.name} kategorisindeki yazılar.`}
      pageAddress={(number) => paths.category(category.slug, number)}
      emptyTitle={termTexts.categoryEmpty}
      excerptLength={limits.excerptInGrid}
      variant={`category ${category.slug}`}
      boxes={({ categories }) => <CategoriesBox categories={categories} current={category.slug} />}
    >
      <FollowSlot category={category} />
    </TermPage>
  );
}
