import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useScreenFocus } from "./use-screen-focus.ts";

function Frame() {
  const main = useRef<HTMLElement>(null);
  useScreenFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <input aria-label="Ara" />
      <Outlet />
    </main>
  );
}

function start() {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: "*", element: null }] }], {
    initialEntries: ["/settings"],
  });
  render(<RouterProvider router={router} />);
  return (to: string, replace = false) => act(() => router.navigate(to, { replace }));
}

test("another screen receives the focus, unless its address names a field", async () => {
  const navigate = start();
  screen.getByLabelText("Ara").focus();
  await navigate("/posts");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  screen.getByLabelText("Ara").focus();
  await navigate("/settings#name");
  expect(document.activeElement).toBe(screen.getByLabelText("Ara"));
});

test("a redirect leaves the focus in the content, and takes it otherwise", async () => {
  const navigate = start();
  await navigate("/settings/site", true);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  screen.getByLabelText("Ara").focus();
  await navigate("/settings/homepage", true);
  expect(document.activeElement).toBe(screen.getByLabelText("Ara"));
});
