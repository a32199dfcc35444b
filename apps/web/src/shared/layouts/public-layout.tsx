import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { AdPlace } from "../consent/ad-place.tsx";
import { Consent } from "../consent/consent.tsx";
import { useInternalLinks } from "../hooks/use-internal-links.ts";
import { ShellProvider, useShell } from "../hooks/use-shell.tsx";
import { KeptPart } from "../lib/kept-part.tsx";
import { isOtherPage } from "../lib/page-number.ts";
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
  const { pathname, search, key } = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const last = useRef({ pathname, search });
  useInternalLinks();

  useEffect(() => {
    const isOther = isOtherPage(last.current, { pathname, search }, navigation);
    last.current = { pathname, search };
    if (isOther) main.current?.focus({ preventScroll: true }); // a screen reader begins at the new page, not where the link was
  }, [pathname, search, navigation]);

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
