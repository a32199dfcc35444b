import { lazyComponent } from "@site/browser/lazy-component";
import { ErrorState } from "../../shared/ui/error-state.tsx";

/** The contact form, whose code is a quarter of a page's. What was typed survives the reload. */
export const LazyContactForm = lazyComponent(
  async () => ({ default: (await import("./contact-form.tsx")).ContactForm }),
  { failed: <ErrorState text="Form yüklenemedi." onRetry={() => location.reload()} /> },
);
