import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { paths } from "@site/contract/paths";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useSearchParams } from "react-router-dom";
import { AskAnswer } from "../../features/becayis/ask/ask-answer.tsx";
import { AskForm } from "../../features/becayis/ask/ask-form.tsx";
import styles from "../../features/becayis/ask/ask-page.module.css";
import { getQuestion, isComplete, toCurrentQuestion } from "../../features/becayis/ask/question.ts";
import pageStyles from "../../features/becayis/board/page.module.css";
import Joining from "../../features/becayis/joining/joining.tsx";
import {
  awaitOnServer,
  type Client,
  dataContext,
  nullIfNotFound,
  trpc,
  useHead,
  useShell,
} from "../../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../../shared/ui/breadcrumb.tsx";
import { ErrorState } from "../../shared/ui/error-state.tsx";

const crumbs: Crumb[] = [
  { label: "Ana Sayfa", to: paths.home },
  { label: "Becayiş", to: paths.board },
  { label: "Eşleşme var mı?" },
];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<void> {
  const { utils, client, queryClient } = context.get(dataContext);
  const question = getQuestion(new URL(request.url).searchParams);
  const [, positions, institutions] = await Promise.all([
    utils.reference.provinces.fetch(),
    utils.reference.positions.fetch(),
    utils.reference.institutions.fetch(),
    isComplete(question) && awaitOnServer(queryClient.prefetchQuery(askQuery(client, question))),
    isComplete(question) && awaitOnServer(utils.auth.joinOptions.prefetch()),
  ]);
  const current = askAddress(toCurrentQuestion(question, { positions, institutions }));
  if (current !== askAddress(question)) throw redirect(current, 301);
}

/** Shows the question where a person works and wants to go, and its answer. */
export function Component() {
  const { settings } = useShell();
  const question = getQuestion(useSearchParams()[0]);
  const isAsked = isComplete(question);
  useHead({
    title: `Becayişte eşleşme var mı? | ${settings.site_name}`,
    description:
      "Kurumunuzu, unvanınızı ve gitmek istediğiniz ili seçin; karşılıklı eşleşme olup olmadığını hemen görün.",
    canonical: paths.ask,
    noIndex: isAsked,
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, paths.ask)],
  });
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>Eşleşme var mı?</h1>
        {!isAsked && (
          <p className={pageStyles.lead}>
            Nerede çalıştığınızı ve nereye gitmek istediğinizi seçin; panoda karşılığı olup olmadığını hemen görün.
          </p>
        )}
      </header>
      {isAsked ? (
        <Answer question={question} />
      ) : (
        <>
          <Joining />
          <AskForm question={question} />
        </>
      )}
    </div>
  );
}

/**
 * Shows the answer of a question in a card: the matches, the form that makes a listing of it, and the question again.
 */
function Answer({ question }: { question: Question }) {
  const { client } = trpc.useUtils();
  const { data, isError, refetch } = useQuery(askQuery(client, question));
  if (isError) return <ErrorState text="Cevap alınamadı" onRetry={() => void refetch()} />;
  if (data === undefined) return <div className="skeleton" aria-hidden style={{ height: "8rem" }} />;
  if (data === null)
    return (
      <>
        <p role="alert">Seçtikleriniz listede yok; lütfen yeniden seçin.</p>
        <AskForm question={question} />
      </>
    );
  return (
    <>
      <section aria-labelledby="cevap" className={styles.card}>
        <AskAnswer result={data} />
        <JoinCard result={data} />
      </section>
      <details className={styles.change}>
        <summary>Soruyu değiştirin: başka iller, kurum ya da unvan</summary>
        <AskForm question={question} />
      </details>
    </>
  );
}

/** Shows the form that makes a listing of the question. Without scripts it links to the sign-in. */
function JoinCard({ result }: { result: AskResult }) {
  return (
    <div className={styles.join}>
      <h3>Bu ilanı verin – 1&nbsp;dakika, şifre yok</h3>
      <Joining result={result} />
      <noscript>
        <p>
          İlan vermek için tarayıcınızda JavaScript açık olmalı; ya da <a href={paths.login}>giriş yapın</a>.
        </p>
      </noscript>
    </div>
  );
}

/** Returns the query of the answer to a complete question; its data is null if it names something unknown. */
function askQuery(client: Client, question: Question) {
  return queryOptions({
    queryKey: [["becayis", "ask"], question],
    queryFn: () => nullIfNotFound(client.becayis.ask.query(question)),
  });
}
