import { useTooltips } from "@site/browser/tooltips/use-tooltips";
import { isAdminPath } from "@site/contract/paths";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation, useNavigation } from "react-router-dom";
import { AdSlot } from "../features/consent/ad-slot.tsx";
import { Consent } from "../features/consent/consent.tsx";
import {
  Arrival,
  CachedFragment,
  CONTENT_ID,
  ShellProvider,
  useInternalLinks,
  useShell,
} from "../framework/browser.ts";
import { ToastProvider } from "../shared/ui/toast.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Footer } from "./footer.tsx";
import { currentLink, Header } from "./header.tsx";

/** Renders the layout of all public pages: header, content, footer and floating buttons. */
export function PublicLayout() {
  return (
    <ToastProvider>
      <ShellProvider>
        <Frame />
      </ShellProvider>
    </ToastProvider>
  );
}

/** Links to the admin area load a new document, because it is another app. */
const isPage = (path: string) => !isAdminPath(path);

function Frame() {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const isWaiting = useNavigation().state === "loading";
  useTooltips();
  useInternalLinks(isPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: count-views.js reads the address itself
  useEffect(() => void dispatchEvent(new Event("app_moved")), [pathname, search]);

  return (
    <>
      <Arrival />
      <a href={`#${CONTENT_ID}`} className="skip-link">
        İçeriğe geç
      </a>
      <Consent />
      <CachedFragment name="header" of={shell} variant={currentLink(pathname)}>
        <Header />
      </CachedFragment>
      <main id={CONTENT_ID} tabIndex={-1} aria-busy={isWaiting}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <AdSlot />
      <CachedFragment name="footer" of={shell}>
        <Footer />
      </CachedFragment>
      <BackToTop />
    </>
  );
}
