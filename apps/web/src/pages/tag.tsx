import { termTexts } from "@site/contract/blog/terms/labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { useSuspenseQuery } from "@tanstack/react-query";
import { loadTermPage, TermPage } from "../features/blog/list/term-page.tsx";
import { tagQuery } from "../features/blog/shared/queries.ts";
import { type LoadPage, usePageParams, useShell, useTrpc } from "../framework/browser.ts";
import { NotFound } from "../shared/ui/not-found.tsx";

export const load: LoadPage = async (page) => {
  const slug = page.params.tagSlug ?? "";
  if ((await page.queryClient.fetchQuery(tagQuery(page.trpc, slug))) === null) return;
  await loadTermPage(page, { tag: slug });
};

export default function TagPage() {
  const slug = usePageParams().tagSlug ?? "";
  const { data: tag } = useSuspenseQuery(tagQuery(useTrpc(), slug));
  const { settings } = useShell();
  if (!tag)
    return (
      <NotFound
        title={termTexts.tagNotFound}
        text="Aradığınız etiket kaldırılmış veya adresi değişmiş olabilir."
        link={{ to: paths.blog, label: "Bloga dön" }}
      />
    );
  return (
    <TermPage
      term={tag}
      filter={{ tag: tag.slug }}
      title={`${tag.name} | ${settings.site_name}`}
      description={tag.description || `${tag.name} etiketli yazılar.`}
      pageAddress={(number) => paths.tag(tag.slug, number)}
      emptyTitle={termTexts.tagEmpty}
      excerptLength={limits.excerptOnTagPage}
      variant="tag"
    />
  );
}
