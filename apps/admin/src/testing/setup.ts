import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** happy-dom has no document.fonts, which Mantine's autosize textareas listen to. */
Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });

// Ends only a failing test.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
