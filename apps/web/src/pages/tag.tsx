import { termTexts } from "@site/contract/blog/terms/labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { loadTermPage, TermPage } from "../features/blog/list/term-page.tsx";
import { dataContext, findOrThrow, toSlug, trpc, useShell } from "../framework/browser.ts";

export async function loader(args: LoaderFunctionArgs): Promise<void> {
  const { utils } = args.context.get(dataContext);
  const slug = toSlug(args.params.tagSlug);
  await findOrThrow(utils.blog.tags.read.fetch({ slug }), {
    title: termTexts.tagNotFound,
    text: "Aradığınız etiket kaldırılmış veya adresi değişmiş olabilir.",
    link: { to: paths.blog, label: "Bloga dön" },
  });
  await loadTermPage(args, { tag: slug });
}

export function Component() {
  const slug = toSlug(useParams().tagSlug);
  const [tag] = trpc.blog.tags.read.useSuspenseQuery({ slug });
  const { settings } = useShell();
  return (
    <TermPage
      term={tag}
      filter={{ tag: tag.slug }}
      title={`${tag.name} | ${settings.site_name}`}
      description={tag.description || `${tag.name} etiketli yazılar.`}
      pageAddress={(number) => paths.tag(tag.slug, number)}
      emptyTitle={termTexts.tagEmpty}
      excerptLength={limits.excerptOnTagPage}
    />
  );
}
