// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BrowserNavigation } from "./navigation.tsx";
import {
  FIRST_KEY,
  type Navigate,
  StaticNavigation,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "./router.tsx";

let navigate: Navigate;
let keys: string[];

function Probe() {
  const { pathname, search, hash, key } = useLocation();
  navigate = useNavigate();
  keys.push(key);
  return `${useNavigationType()} ${pathname}${search}${hash} ${useSearchParams().get("sayfa")}`;
}

describe("the browser's address", () => {
  let stop: () => void;
  beforeEach(() => {
    keys = [];
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    history.replaceState(null, "", "/blog?sayfa=2#a");
    document.body.innerHTML = "<div></div>";
    const root = createRoot(document.body.children[0] ?? document.body);
    act(() => root.render(<BrowserNavigation>{<Probe />}</BrowserNavigation>));
    stop = () => act(() => root.unmount());
  });
  afterEach(() => stop());
  const shown = () => document.body.textContent;

  it("is the document's at first", () => {
    expect([shown(), keys.at(-1)]).toEqual(["POP /blog?sayfa=2#a 2", FIRST_KEY]);
  });

  it("changes with a new entry of the history, and returns with Back", async () => {
    const length = history.length;
    act(() => navigate("/hakkimda?sayfa=3"));
    expect([shown(), location.pathname, history.length]).toEqual(["PUSH /hakkimda?sayfa=3 3", "/hakkimda", length + 1]);
    expect(keys.at(-1)).not.toBe(FIRST_KEY);
    history.replaceState({ key: "older" }, "", "/blog");
    act(() => dispatchEvent(new PopStateEvent("popstate")));
    expect([shown(), keys.at(-1)]).toEqual(["POP /blog null", "older"]);
  });

  it("changes in the same entry if it is replaced", () => {
    const length = history.length;
    act(() => navigate("/blog?ara=faiz", { replace: true }));
    expect([shown(), history.length]).toEqual(["REPLACE /blog?ara=faiz null", length]);
  });

  it("stays on this site", () => {
    const { origin } = location;
    act(() => navigate("//example.org/a"));
    expect(location.origin).toBe(origin);
  });
});

it("is the given one on the server", () => {
  keys = [];
  for (const [url, text] of [
    ["/blog?sayfa=2", "POP /blog?sayfa=2 2"],
    ["/a?", "POP /a null"],
    ["/", "POP / null"],
  ] as const)
    expect(renderToString(<StaticNavigation url={url}>{<Probe />}</StaticNavigation>)).toBe(text);
});
