import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** happy-dom has no document.fonts, which Mantine's autosize textareas listen to. */
Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
