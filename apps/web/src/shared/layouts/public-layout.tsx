import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { AdPlace } from "../consent/ad-place.tsx";
import { Consent } from "../consent/consent.tsx";
import { useInternalLinks } from "../hooks/use-internal-links.ts";
import { ShellProvider, useShell } from "../hooks/use-shell.tsx";
import { KeptPart } from "../lib/kept-part.tsx";
import { BackToTop } from "../ui/back-to-top.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { PageFailed } from "../ui/page-failed.tsx";
import { Footer } from "./footer.tsx";
import { currentLink, Header } from "./header.tsx";

/** Header, content and footer of every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <ShellProvider>
      <Frame>{children}</Frame>
    </ShellProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const shell = useShell();
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useInternalLinks();

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true }); // a screen reader begins at the new page, not where the link was
  }, [pathname]);

  return (
    <>
      <a href="#icerik" className="skip-link">
        İçeriğe geç
      </a>
      <Consent />
      <KeptPart name="header" of={shell} variant={currentLink(pathname)}>
        <Header />
      </KeptPart>
      <main id="icerik" ref={main} tabIndex={-1}>
        {/* another address is another page; another search of the same one stays where it is, with the focus */}
        <ErrorBoundary key={pathname} shown={key} fallback={(retry) => <PageFailed onRetry={retry} />}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <AdPlace />
      <KeptPart name="footer" of={shell}>
        <Footer />
      </KeptPart>
      <BackToTop />
    </>
  );
}
