import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
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

/** A form whose values arrive after the screen has opened. */
function LateForm() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return isLoaded && <input aria-label="Ad" data-path="record.name" />;
}

function start() {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: "/late", element: <LateForm /> },
          { path: "*", element: null },
        ],
      },
    ],
    {
      initialEntries: ["/settings"],
    },
  );
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

test("the field that the address names gets the focus as soon as it is there, and again when it is chosen again", async () => {
  const navigate = start();
  await navigate("/late#record.name");
  const field = screen.getByLabelText("Ad");
  await waitFor(() => expect(document.activeElement).toBe(field));
  screen.getByLabelText("Ara").focus();
  await navigate("/late#record.name");
  expect(document.activeElement).toBe(field);
});

test("a redirect leaves the focus in the content, and takes it otherwise", async () => {
  const navigate = start();
  await navigate("/settings/site", true);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  screen.getByLabelText("Ara").focus();
  await navigate("/settings/homepage", true);
  expect(document.activeElement).toBe(screen.getByLabelText("Ara"));
});
