import { formatDate } from "@site/browser/format-date";
import { paths } from "@site/contract/paths";
import { pageTexts } from "@site/contract/site/pages/labels";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { ArticleBody } from "../features/blog/article/article-body.tsx";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { dataContext, findOrThrow, toSlug, trpc, useHead, useShell } from "../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import styles from "./static-page.module.css";

/** The page that includes the contact form. */
const CONTACT_SLUG = "iletisim";

export async function loader({ context, params }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await findOrThrow(utils.site.pages.get.fetch({ slug: toSlug(params.pageSlug) }), {
    title: pageTexts.pageNotFound,
    text: "Aradığınız sayfa kaldırılmış veya adresi değişmiş olabilir.",
    link: { to: paths.home, label: "Ana sayfaya dön" },
  });
}

export function Component() {
  const slug = toSlug(useParams().pageSlug);
  const [page] = trpc.site.pages.get.useSuspenseQuery({ slug });
  const { settings } = useShell();
  const crumbs: Crumb[] = [{ label: "Ana Sayfa", to: paths.home }, { label: page.title }];
  useHead({
    title: page.metaTitle || `${page.title} | ${settings.site_name}`,
    description: page.metaDescription || settings.default_meta_description,
    canonical: paths.staticPage(slug),
    card: { kind: "pages", slug, kicker: "", title: page.title, lead: page.metaDescription },
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, paths.staticPage(slug))],
  });
  return (
    <article className={`page ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{page.title}</h1>
      <p className="muted">
        Son güncelleme: <time dateTime={page.updatedAt}>{formatDate(page.updatedAt)}</time>
      </p>
      <ArticleBody html={page.content} />
      {slug === CONTACT_SLUG && (
        <section id="contact" className={styles.contact}>
          <h2>Bana yazın</h2>
          <ContactForm />
        </section>
      )}
    </article>
  );
}
