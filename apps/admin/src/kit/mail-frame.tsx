import { trustSanitised } from "@site/browser/trusted-types";
import { useEffect, useRef } from "react";

/** Shows the HTML of a mail in a frame without scripts and with inactive links. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // React writes attributes as texts, which Trusted Types refuse here.
    if (frame.current) Reflect.set(frame.current, "srcdoc", trustSanitised(html));
  }, [html]);
  return (
    <iframe
      ref={frame}
      sandbox=""
      title={title}
      style={{ width: "100%", height: "60vh", border: "1px solid var(--line)", background: "#fff" }}
    />
  );
}
