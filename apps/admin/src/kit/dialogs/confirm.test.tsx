import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { refusal } from "../../testing/server-error.ts";
import { confirm } from "./confirm.tsx";

const question = {
  title: "İlanı Sil",
  subject: "Ankara ile İzmir arasında",
  consequence: "başlıklı ilan silinecek.",
  action: "Sil",
};
const reason = { label: "Gerekçe", hint: "İlan sahibine iletilir.", required: "Gerekçe gereklidir" };

/** Renders a button that opens the dialog. `answer` resolves with the result of the first dialog. */
function ask(more: Partial<Parameters<typeof confirm>[0]> & { run: (reason: string) => Promise<unknown> }) {
  let tell: (isDone: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  renderScreen(
    <main>
      <p data-list-summary tabIndex={-1}>
        3 ilan
      </p>
      <button type="button" onClick={() => confirm({ ...question, ...more }).then(tell)}>
        Sor
      </button>
    </main>,
  );
  return { answer, open: () => userEvent.click(screen.getByRole("button", { name: "Sor" })) };
}

test("the dialog names the record; cancelling does nothing and restores the focus", async () => {
  const run = vi.fn(async () => undefined);
  const { answer, open } = ask({ run });
  await open();
  const dialog = await screen.findByRole("dialog", { name: "İlanı Sil" });
  expect(dialog.textContent).toContain("“Ankara ile İzmir arasında” başlıklı ilan silinecek.");
  await userEvent.click(screen.getByRole("button", { name: "İptal" }));
  expect(await answer).toBe(false);
  expect(run).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe("Sor");
});

test("confirming runs the action; if the opening button is gone, the list gets the focus", async () => {
  const { answer, open } = ask({
    async run() {
      screen.getByRole("button", { name: "Sor", hidden: true }).remove();
    },
  });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Sil" }));
  expect(await answer).toBe(true);
  expect(document.activeElement?.textContent).toBe("3 ilan");
});

test("a stored text can be taken over as reason and changed", async () => {
  const run = vi.fn(async () => undefined);
  const { open } = ask({
    run,
    reason: { ...reason, draftKey: "stored", suggestions: ["Numara var.", "Başlık kısa."] },
  });
  await open();
  await userEvent.selectOptions(await screen.findByLabelText("Hazır gerekçe"), "Başlık kısa.");
  await userEvent.type(screen.getByRole("textbox"), " Uzatın.");
  await userEvent.click(screen.getByRole("button", { name: "Sil" }));
  expect(run).toHaveBeenCalledWith("Başlık kısa. Uzatın.");
});

test("a mandatory reason is required and survives a closed dialog until it is submitted", async () => {
  const run = vi.fn(async () => undefined);
  const { answer, open } = ask({ run, reason: { ...reason, draftKey: "reject 7" } });
  await open();
  await userEvent.type(await screen.findByLabelText(/Gerekçe/), "   ");
  await userEvent.click(screen.getByRole("button", { name: "Sil" }));
  expect(screen.getByText("Gerekçe gereklidir")).toBeDefined();
  expect(run).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText(/Gerekçe/), "Aynı ilan iki kez");
  await userEvent.click(screen.getByRole("button", { name: "Kapat" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  await userEvent.type(await screen.findByLabelText(/Gerekçe/), " verilmiş. ");
  await userEvent.click(screen.getByRole("button", { name: "Sil" }));
  await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith("Aynı ilan iki kez verilmiş."));
  expect(await answer).toBe(false); // the result of the first dialog

  await open();
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Gerekçe/)).value).toBe("");
});

test("a failure is shown in the dialog, which stays open", async () => {
  const { open } = ask({
    run: () => Promise.reject(refusal("VALIDATION_FAILED", "Geçersiz", { reason: "En fazla 500 karakter" })),
    reason: { ...reason, draftKey: "reject 8" },
  });
  await open();
  await userEvent.type(await screen.findByLabelText(/Gerekçe/), "çok uzun");
  await userEvent.click(screen.getByRole("button", { name: "Sil" }));
  expect(await screen.findByText("En fazla 500 karakter")).toBeDefined();
});

test("the dialog closes if somebody else has changed the record", async () => {
  const { answer, open } = ask({ run: () => Promise.reject(refusal("CONFLICT", "Bu ilan onay beklemiyor.")) });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Sil" }));
  expect(await answer).toBe(false);
});
