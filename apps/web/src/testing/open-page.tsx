import { createQueryClient } from "@site/browser/query-client";
import { type Answers, answerCalls } from "@site/browser/testing/answer-calls";
import { cleanup, render } from "vitest-browser-react";
import { createTrpc, httpLink } from "../framework/browser.ts";
import { BrowserNavigation } from "../framework/navigation.tsx";
import { SiteRoot } from "../framework/router.tsx";
import { Hydrated } from "../framework/start/start-site.tsx";
import { site } from "../site.ts";
import { shell } from "./shell.ts";

/** Opens the public site at an address in the browser alone, and closes the page before it. @param answers to the calls of the page */
export async function openPage(address: string, answers: Answers): Promise<void> {
  await cleanup();
  answerCalls(answers, { site: { shell: () => shell, pageSeo: () => ({}) } });
  history.replaceState(null, "", address);
  const queryClient = createQueryClient();
  const trpc = createTrpc(queryClient, [httpLink]);
  await site.matchRoute(location.pathname).route.page.load();
  await render(
    <BrowserNavigation>
      <Hydrated matchRoute={site.matchRoute}>
        <SiteRoot site={site} queryClient={queryClient} trpc={trpc} />
      </Hydrated>
    </BrowserNavigation>,
  );
}
