import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** happy-dom lacks document.fonts, which Mantine's autosize textareas listen to. */
Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });

// Only a failing test waits this long.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  notifications.clean(); // all tests of a worker share their store
  sessionStorage.clear();
});
