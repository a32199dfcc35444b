import { Button, Menu, TextInput } from "@mantine/core";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { askForPassword } from "../../api/password-question.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Dialog } from "./dialog.tsx";

const names = () =>
  screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label") ?? getName(dialog));
const getName = (dialog: Element) => document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")?.textContent;
const focused = () => document.activeElement?.textContent;

/**
 * Renders a button that opens "Birinci". In that dialog one button replaces it by "İkinci", and another opens "Üstteki"
 * above it.
 */
function Openers() {
  const [open, setOpen] = useState<"first" | "second">();
  const [isAbove, setAbove] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <main>
      <button type="button" onClick={() => setOpen("first")}>
        Aç
      </button>
      {open === "first" && (
        <Dialog title="Birinci" onClose={close}>
          <button type="button" onClick={() => setOpen("second")}>
            Sonraki
          </button>
          <button type="button" onClick={() => setAbove(true)}>
            Üstüne
          </button>
        </Dialog>
      )}
      {open === "second" && (
        <Dialog title="İkinci" onClose={close}>
          <p>Metin</p>
        </Dialog>
      )}
      {isAbove && (
        <Dialog title="Üstteki" onClose={() => setAbove(false)}>
          <p>Metin</p>
        </Dialog>
      )}
    </main>
  );
}

function WithMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button>İşlemler</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Göster</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Dialog title="Ayrıntı" onClose={() => setOpen(false)}>
          <p>Metin</p>
        </Dialog>
      )}
    </>
  );
}

function Saving() {
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    await askForPassword();
    setSaving(false);
  }
  return (
    <Button loading={isSaving} onClick={() => void save()}>
      Kaydet
    </Button>
  );
}

test("Escape closes the newest dialog alone, wherever the focus is, and the focus goes back step by step", async () => {
  renderScreen(<Openers />);
  await userEvent.click(screen.getByRole("button", { name: "Aç" }));
  await userEvent.click(screen.getByRole("button", { name: "Üstüne" }));
  expect(names()).toEqual(["Birinci", "Üstteki"]);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard("{Escape}");
  expect(names()).toEqual(["Birinci"]);
  expect(focused()).toBe("Üstüne");
  await userEvent.keyboard("{Escape}");
  expect(names()).toEqual([]);
  expect(focused()).toBe("Aç");
});

test("after a dialog that took the place of another, the focus is at what opened the first one", async () => {
  renderScreen(<Openers />);
  await userEvent.click(screen.getByRole("button", { name: "Aç" }));
  await userEvent.click(screen.getByRole("button", { name: "Sonraki" }));
  expect(names()).toEqual(["İkinci"]);
  await userEvent.keyboard("{Escape}");
  expect(focused()).toBe("Aç");
});

test("a dialog that a menu opened returns the focus to the menu's button", async () => {
  renderScreen(<WithMenu />);
  await userEvent.click(screen.getByRole("button", { name: "İşlemler" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Göster" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await userEvent.keyboard("{Escape}");
  expect(focused()).toBe("İşlemler");
});

test("the first field of a form has the focus at once", () => {
  renderScreen(
    <Dialog title="Alanlar" onClose={vi.fn()}>
      <form>
        <button type="button">Düğme</button>
        <TextInput label="Ad" />
      </form>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Ad"));
});

test("Escape withdraws the question for the password before the dialog has the focus", async () => {
  const ada = { id: 1, username: "ada", email: "ada@example.org", role: "admin" };
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", async () => Response.json([{ result: { data: { json: ada } } }]));
  renderScreen(<Saving />);
  await userEvent.click(screen.getByRole("button", { name: "Kaydet" }));
  expect(names()).toEqual(["Şifrenizi yeniden girin"]);
  act(() => void fireEvent.keyDown(document.body, { key: "Escape" }));
  expect(names()).toEqual([]);
  await waitFor(() => expect(focused()).toBe("Kaydet"));
});
