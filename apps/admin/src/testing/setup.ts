import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** happy-dom knows no typefaces; Mantine's text areas wait for them. */
Object.defineProperty(document, "fonts", { value: new EventTarget() });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
