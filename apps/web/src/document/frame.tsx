import type { SiteShell } from "@site/contract/site/schema";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { ShellContext } from "../shared/hooks/use-shell.tsx";
import { Footer } from "../shared/layouts/footer.tsx";
import { type FrameName, placeOf } from "../shared/layouts/frame-part.tsx";
import { currentLink, Header } from "../shared/layouts/header.tsx";

type Frame = Record<FrameName, string>;

/** Header and footer differ by what the shell says and by the link that is marked: made once for each, not for each page. */
const frames = new WeakMap<SiteShell, Map<string, Frame>>();

/** @param shell the same object as long as nothing has changed */
export function frameOf(shell: SiteShell, pathname: string): Frame {
  let ofShell = frames.get(shell);
  if (!ofShell) {
    ofShell = new Map();
    frames.set(shell, ofShell);
  }
  const link = currentLink(pathname);
  let frame = ofShell.get(link);
  if (!frame) {
    const render = (Part: ComponentType) =>
      renderToString(
        <StaticRouter location={pathname}>
          <ShellContext value={shell}>
            <Part />
          </ShellContext>
        </StaticRouter>,
      );
    frame = { header: render(Header), footer: render(Footer) };
    ofShell.set(link, frame);
  }
  return frame;
}

const PLACES: Frame = { header: placeOf("header"), footer: placeOf("footer") };

/** Puts header and footer where the page left their places. */
export function putFrame(body: string, frame: Frame): string {
  const header = body.indexOf(PLACES.header);
  const footer = body.lastIndexOf(PLACES.footer);
  return body.slice(0, header) + frame.header + body.slice(header + PLACES.header.length, footer) + frame.footer + body.slice(footer + PLACES.footer.length);
}
