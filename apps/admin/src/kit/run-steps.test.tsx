import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { refusal } from "../testing/server-error.ts";
import { runSteps } from "./run-steps.tsx";

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Opens the dialog with some steps.
 * @returns the result, once there is one
 */
async function start(steps: Parameters<typeof runSteps>[0]["steps"]) {
  const result: { isDone?: boolean } = {};
  renderScreen(
    <button
      type="button"
      onClick={async () => {
        result.isDone = await runSteps({ title: "Yazı siliniyor", steps });
      }}
    >
      Sil
    </button>,
  );
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }).click(screen.getByRole("button"));
  return result;
}

test("steps run in order, the dialog says that they succeeded and closes", async () => {
  const order: string[] = [];
  const step = (label: string) => ({ label, run: async () => order.push(label) });
  const result = await start([step("İnceleme"), { label: "Etiketler" }, step("Silme")]);
  await pass(5_000);
  expect(order).toEqual(["İnceleme", "Silme"]);
  expect(result.isDone).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("success is shown before the dialog closes", async () => {
  await start([{ label: "Silme" }]);
  await pass(1_500);
  expect(screen.getByText("Başarıyla tamamlandı!")).toBeDefined();
});

test("a failed step stops the work and shows the server's message", async () => {
  const last = vi.fn(async () => undefined);
  const result = await start([
    { label: "Silme", run: () => Promise.reject(refusal("NOT_FOUND", "Blog yazısı bulunamadı")) },
    { label: "Sitemap", run: last },
  ]);
  await pass(5_000);
  expect(screen.getByRole("alert").textContent).toContain("Blog yazısı bulunamadı");
  expect(screen.getByText("Kapat")).toBeDefined();
  expect(last).not.toHaveBeenCalled();
  expect(result.isDone).toBe(false);
});
