import { limits } from "@site/contract/common/limits";
import { PostCard } from "../features/blog/post-card.tsx";
import { webSiteJsonLd } from "../features/blog/structured-data.ts";
import { paths } from "../paths.ts";
import { useShell } from "../shared/hooks/use-shell.tsx";
import { useHead } from "../shared/lib/head.tsx";
import type { LoadPage } from "../shared/lib/page-module.tsx";
import { useTrpc } from "../shared/lib/trpc.tsx";
import { usePageData } from "../shared/lib/use-page-data.ts";
import styles from "./home.module.css";

const RECENT = 3;

export const load: LoadPage = async ({ trpc, queryClient }) => {
  await Promise.all([queryClient.fetchQuery(trpc.site.homepage.get.queryOptions()), queryClient.fetchQuery(trpc.blog.recent.queryOptions({ limit: RECENT }))]);
};

export default function HomePage() {
  const trpc = useTrpc();
  const { settings } = useShell();
  const { config, features, about, sections } = usePageData(trpc.site.homepage.get.queryOptions());
  const recent = usePageData(trpc.blog.recent.queryOptions({ limit: RECENT }));
  const hero = config.find((entry) => entry.section_key === "hero");
  const expertise = config.find((entry) => entry.section_key === "features" && entry.is_enabled);
  const callToAction = sections.find((section) => section.section_key === "cta");

  useHead({
    title: settings.default_meta_title,
    description: settings.default_meta_description,
    canonical: paths.home,
    hasFeeds: true,
    jsonLd: [webSiteJsonLd(settings)],
  });

  return (
    <div className={styles.home}>
      <section className={`page ${styles.hero}`}>
        {hero?.subtitle && <p className={styles.kicker}>{hero.subtitle}</p>}
        <h1>{hero?.title ?? settings.site_name}</h1>
        <p className={styles.lead}>{hero?.description ?? settings.site_description}</p>
        <div className={styles.actions}>
          <a href={paths.blog} className="button primary">
            Blogu okuyun
          </a>
          <a href={paths.staticPage("iletisim")} className="button">
            İletişime geçin
          </a>
        </div>
      </section>

      {recent.length > 0 && (
        <section className="page" aria-labelledby="son-yazilar">
          <div className={styles.heading}>
            <h2 id="son-yazilar">Son yazılar</h2>
            <a href={paths.blog}>Tüm yazılar</a>
          </div>
          <ul className={styles.cards}>
            {recent.map((post) => (
              <li key={post.id}>
                <PostCard post={post} excerptLength={limits.excerptInGrid} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}

      {expertise && features.length > 0 && (
        <section className="page" aria-labelledby="features">
          <div className={styles.heading}>
            <h2 id="features">{expertise.title}</h2>
          </div>
          <p className={styles.intro}>{expertise.description}</p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature.title}>
                <h3>{feature.title}</h3>
                <p>{feature.description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}

      {about && (
        <section className={`page ${styles.about}`} aria-labelledby="about">
          <h2 id="about">{about.title}</h2>
          <div>
            {about.subtitle && <p className={styles.kicker}>{about.subtitle}</p>}
            <p>{about.description}</p>
          </div>
        </section>
      )}

      {callToAction && (
        <section className={`page ${styles.call}`}>
          <h2>{callToAction.title}</h2>
          <p>{callToAction.description}</p>
          <a href={paths.staticPage("iletisim")} className="button primary">
            İletişim
          </a>
        </section>
      )}
    </div>
  );
}
