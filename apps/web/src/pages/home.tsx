import { paths } from "@site/contract/paths";
import type { LoaderFunctionArgs } from "react-router-dom";
import { AskForm } from "../features/becayis/ask/ask-form.tsx";
import { RecentPosts } from "../features/blog/list/recent-posts.tsx";
import { ContactSection } from "../features/contact/contact-section.tsx";
import { FloatingContact } from "../features/contact/floating-contact.tsx";
import { About } from "../features/home/about.tsx";
import { CallToAction } from "../features/home/call-to-action.tsx";
import { Expertise } from "../features/home/expertise.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HomeSection } from "../features/home/home-section.tsx";
import { Projects } from "../features/home/projects.tsx";
import { ScrollProgress } from "../features/home/scroll-progress.tsx";
import { professionalServiceJsonLd, webSiteJsonLd } from "../features/home/structured-data.ts";
import { CachedFragment, type Data, dataContext, trpc, useHead, useShell } from "../framework/browser.ts";
import { Accordion, faqJsonLd } from "../shared/controls/accordion.tsx";
import styles from "./home.module.css";

const RECENT = 3;

/** Options of the home page's queries: three retries, one second apart. */
const RETRY_OPTIONS = { retry: 3, retryDelay: 1_000 };

export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await Promise.all([
    utils.site.homepage.get.fetch(),
    utils.blog.recent.fetch({ limit: RECENT }),
    utils.services.faq.fetch({ page: "home" }),
    loadQuestion(utils),
  ]);
}

/** Loads the lists of the board's question if the home page shows it. */
async function loadQuestion({ becayis, reference }: Data["utils"]): Promise<void> {
  const { isShown } = await becayis.homeQuestion.fetch();
  if (!isShown) return;
  await Promise.all([reference.provinces.fetch(), reference.positions.fetch(), reference.institutions.fetch()]);
}

export function Component() {
  const { settings } = useShell();
  const [homepage] = trpc.site.homepage.get.useSuspenseQuery(undefined, RETRY_OPTIONS);
  const { config, projects, features, about, sections } = homepage;
  const [recent] = trpc.blog.recent.useSuspenseQuery({ limit: RECENT }, RETRY_OPTIONS);
  const [questions] = trpc.services.faq.useSuspenseQuery({ page: "home" }, RETRY_OPTIONS);
  const [{ isShown: asks }] = trpc.becayis.homeQuestion.useSuspenseQuery(undefined, RETRY_OPTIONS);
  const getPart = (key: string) => config.find((part) => part.sectionKey === key && part.isEnabled);
  const hero = getPart("hero");
  const projectsPart = projects.length > 0 ? getPart("projects") : undefined;
  const expertise = features.length > 0 ? getPart("features") : undefined;
  const callToAction = sections.find((section) => section.sectionKey === "cta");

  useHead({
    title: settings.default_meta_title,
    description: settings.default_meta_description,
    canonical: paths.home,
    hasFeeds: true,
    jsonLd: [
      webSiteJsonLd(settings),
      professionalServiceJsonLd(settings),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ],
  });

  return (
    <div className={styles.home}>
      <ScrollProgress />
      {!hero && <h1 className="visually-hidden">{settings.site_name}</h1>}
      <CachedFragment name="introduction" of={homepage}>
        {hero && <Hero hero={hero} projects={projects} hasProjectsSection={projectsPart !== undefined} />}
        {projectsPart && <Projects config={projectsPart} projects={projects} />}
        {expertise && <Expertise config={expertise} features={features} />}
      </CachedFragment>
      {asks && (
        <HomeSection id="becayis" title="Becayişte eşleşme var mı?" aside={<a href={paths.board}>Bütün ilanlar</a>}>
          <AskForm isShort />
        </HomeSection>
      )}
      {recent.length > 0 && (
        <HomeSection id="son-yazilar" title="Son yazılar" aside={<a href={paths.blog}>Tüm yazılar</a>}>
          <RecentPosts posts={recent} />
        </HomeSection>
      )}
      <CachedFragment name="about" of={homepage}>
        {about && <About about={about} />}
        {callToAction && <CallToAction section={callToAction} />}
      </CachedFragment>
      <ContactSection />
      {questions.length > 0 && (
        <CachedFragment name="questions" of={questions}>
          <HomeSection id="faq" title="Sık sorulan sorular">
            <Accordion id="soru" items={questions} />
          </HomeSection>
        </CachedFragment>
      )}
      <FloatingContact />
    </div>
  );
}
