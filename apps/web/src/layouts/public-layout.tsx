import { useTooltips } from "@site/browser/tooltips/use-tooltips";
import { type ReactNode, Suspense, useEffect } from "react";
import { AdSlot } from "../features/consent/ad-slot.tsx";
import { Consent } from "../features/consent/consent.tsx";
import { CachedFragment, CONTENT_ID, ShellProvider, useLocation, useShell } from "../framework/browser.ts";
import { BackToTop } from "../shared/ui/back-to-top.tsx";
import { ErrorBoundary } from "../shared/ui/error-boundary.tsx";
import { PageFailed } from "../shared/ui/page-failed.tsx";
import { ToastProvider } from "../shared/ui/toast.tsx";
import { Footer } from "./footer.tsx";
import { currentLink, Header } from "./header.tsx";

/** Renders header, content and footer of a public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <ShellProvider>
        <Frame>{children}</Frame>
      </ShellProvider>
    </ToastProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const shell = useShell();
  const { pathname, search, key } = useLocation();
  useTooltips();
  // biome-ignore lint/correctness/useExhaustiveDependencies: count-views.js reads the address itself
  useEffect(() => void dispatchEvent(new Event("app_moved")), [pathname, search]);

  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link">
        İçeriğe geç
      </a>
      <Consent />
      <CachedFragment name="header" of={shell} variant={currentLink(pathname)}>
        <Header />
      </CachedFragment>
      <main id={CONTENT_ID} tabIndex={-1}>
        {/* keyed by path: a changed query keeps the page mounted, and with it the focus */}
        <ErrorBoundary
          key={pathname}
          shown={key}
          fallback={(retry, error) => <PageFailed error={error} onRetry={retry} />}
        >
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <AdSlot />
      <CachedFragment name="footer" of={shell}>
        <Footer />
      </CachedFragment>
      <BackToTop />
    </>
  );
}
