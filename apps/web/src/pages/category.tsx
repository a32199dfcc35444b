import { termTexts } from "@site/contract/blog/terms/labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { CategoriesBox } from "../features/blog/layout/sidebar.tsx";
import { loadTermPage, TermPage } from "../features/blog/list/term-page.tsx";
import { dataContext, findOrThrow, toSlug, trpc, useShell } from "../framework/browser.ts";
import { FollowSlot } from "../layouts/follow-slot.tsx";

export async function loader(args: LoaderFunctionArgs): Promise<void> {
  const { utils } = args.context.get(dataContext);
  const slug = toSlug(args.params.categorySlug);
  await findOrThrow(utils.blog.categories.read.fetch({ slug }), {
    title: termTexts.categoryNotFound,
    text: "Aradığınız kategori kaldırılmış veya adresi değişmiş olabilir.",
    link: { to: paths.blog, label: "Bloga dön" },
  });
  await loadTermPage(args, { category: slug });
}

export function Component() {
  const slug = toSlug(useParams().categorySlug);
  const [category] = trpc.blog.categories.read.useSuspenseQuery({ slug });
  const { settings } = useShell();
  return (
    <TermPage
      term={category}
      filter={{ category: category.slug }}
      title={category.seoTitle || `${category.name} | ${settings.site_name}`}
      description={category.seoDescription || category.description || `${category.name} kategorisindeki yazılar.`}
      pageAddress={(number) => paths.category(category.slug, number)}
      emptyTitle={termTexts.categoryEmpty}
      excerptLength={limits.excerptInGrid}
      boxes={({ categories }) => <CategoriesBox categories={categories} current={category.slug} />}
    >
      <FollowSlot category={category} />
    </TermPage>
  );
}
