import { TextInput } from "@mantine/core";
import { adminToken } from "@site/browser/admin-token";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { refusal } from "../../testing/server-error.ts";
import {
  tagDraft as key,
  type SaveTag,
  tagSchema as schema,
  TagForm,
  tagValues as values,
} from "../../testing/tag-form.tsx";
import { readDraft, writeDraft } from "../drafts/draft.ts";
import { FormScreen } from "./form-screen.tsx";

type ConflictHandler = NonNullable<ComponentProps<typeof TagForm>["onConflict"]>;

const nameField = () => screen.getByLabelText<HTMLInputElement>("Ad");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isUnsaved = () => screen.queryByText("Kaydedilmemiş değişiklikler var") !== null;

beforeEach(() => adminToken.store("a_test"));
afterEach(() => adminToken.forget());

test("schema errors are shown beside their fields, the first gets the focus and nothing is sent", async () => {
  const save = vi.fn<SaveTag>();
  renderScreen(<TagForm save={save} initialValues={{ name: "", slug: "" }} />);
  await press("Kaydet");
  expect(nameField().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Ad gereklidir")).toBeDefined();
  expect(screen.getByText("Slug gereklidir")).toBeDefined();
  expect(document.activeElement).toBe(nameField());
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ["Ctrl+S", "{Control>}s{/Control}"],
  ["Enter", "{Enter}"],
])("%s saves from within a field; afterwards the form is clean and has no draft", async (_, keys) => {
  const save = vi.fn<SaveTag>(async () => undefined);
  renderScreen(<TagForm save={save} />);
  await userEvent.type(nameField(), " Hukuku");
  expect(isUnsaved()).toBe(true);
  await userEvent.keyboard(keys);
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Usul Hukuku", slug: "usul" }));
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test("the fields come before the buttons in tab order", async () => {
  renderScreen(<TagForm save={vi.fn<SaveTag>()} />);
  nameField().focus();
  const names: (string | null)[] = [];
  for (let key = 0; key < 4; key++) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute("data-path") ?? document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual(["slug", "Sonradan göster", "Başka adresle kaydet", "KaydetCtrl S"]);
});

test("a form of a dialog that is sent does not save the screen's", async () => {
  const save = vi.fn<SaveTag>(async () => undefined);
  const send = vi.fn();
  const dialog = (
    <form
      aria-label="Bağlantı"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <button type="submit">Ekle</button>
    </form>
  );
  renderScreen(
    <FormScreen title="Etiket" schema={schema} initialValues={values} save={save}>
      {() => createPortal(dialog, document.body)}
    </FormScreen>,
  );
  await press("Ekle");
  expect(send).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
});

test("another button saves the form together with its own change", async () => {
  const save = vi.fn<SaveTag>(async () => undefined);
  renderScreen(<TagForm save={save} />);
  await press("Başka adresle kaydet");
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Usul", slug: "baska" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Slug").value).toBe("baska"));
  expect(isUnsaved()).toBe(false);
});

test("server errors of fields are shown beside them, and the draft survives", async () => {
  renderScreen(
    <TagForm save={() => Promise.reject(refusal("CONFLICT", "Çakışma", { slug: "Bu slug kullanılıyor." }))} />,
  );
  await userEvent.type(nameField(), "!");
  await press("Kaydet");
  expect(await screen.findByText("Bu slug kullanılıyor.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Slug")));
  expect(readDraft(key, values)?.values).toEqual({ name: "Usul!", slug: "usul" });
});

test.each([
  ["the record is shown in place of the values", "Sunucudaki", false],
  ["the values are saved over the record", "Usul!", true],
])("after a save over a newer version was rejected, %s", async (_, name, isMine) => {
  const saveOver = vi.fn<SaveTag>(async () => undefined);
  const onConflict = vi.fn<ConflictHandler>((_, form) =>
    isMine ? form.saveBy(saveOver) : form.replace({ name: "Sunucudaki", slug: "usul" }),
  );
  renderScreen(<TagForm save={() => Promise.reject(refusal("CONFLICT", "Etiket değişti."))} onConflict={onConflict} />);
  await userEvent.type(nameField(), "!");
  await press("Kaydet");
  expect((await screen.findByRole("alert")).textContent).toContain("Etiket değişti.");
  expect(isUnsaved()).toBe(true);
  await press("Karşılaştır");
  expect(onConflict.mock.calls[0]?.[0]).toEqual({ name: "Usul!", slug: "usul" });
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(nameField().value).toBe(name);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(saveOver.mock.calls).toEqual(isMine ? [[{ name: "Usul!", slug: "usul" }]] : []);
  expect(readDraft(key, values)).toBeUndefined();
});

test("a draft of an earlier visit can be restored; the offer says if the record has changed", async () => {
  writeDraft(key, { values: { name: "Taslak", slug: "usul" }, version: 1, savedAt: "2026-11-22T10:00:00.000Z" });
  renderScreen(<TagForm save={vi.fn<SaveTag>()} />);
  expect(screen.getByText(/22 Kasım 13:00 tarihinde/).textContent).toContain("Kayıt bu arada değişmiş");
  await press("Taslağı Geri Yükle");
  expect(nameField().value).toBe("Taslak");
});

test("what was typed is stored even if the screen is left before it is rendered", async () => {
  renderScreen(<TagForm save={vi.fn<SaveTag>()} />);
  await userEvent.type(nameField(), "!");
  act(() => {
    screen.getByRole("button", { name: "Sonradan göster" }).click();
    cleanup();
  });
  expect(readDraft(key, values)?.values).toEqual({ name: "Usul!", slug: "sonradan" });
});

test("a draft of another shape is not offered", () => {
  sessionStorage.setItem(key, JSON.stringify({ values: { name: 3, slug: [] }, savedAt: "2026-11-22T10:00:00.000Z" }));
  renderScreen(<TagForm save={vi.fn<SaveTag>()} />);
  expect(screen.queryByRole("button", { name: "Taslağı Geri Yükle" })).toBeNull();
});

test("leaving with unsaved changes asks for confirmation; the draft survives leaving", async () => {
  const router = renderScreen(<TagForm save={vi.fn<SaveTag>()} />);
  await userEvent.type(nameField(), "!");
  void router.navigate("/admin/baska");
  await screen.findByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });
  await press("Sayfada Kal");
  expect(router.state.location.pathname).toBe("/admin/ekran");

  void router.navigate("/admin/baska");
  await userEvent.click(await screen.findByRole("button", { name: "Kaydetmeden Çık" }));
  expect(await screen.findByText("Başka ekran")).toBeDefined();
  expect(readDraft(key, values)?.values.name).toBe("Usul!");
});

test("leaving needs no confirmation without changes or after the session has ended", async () => {
  const router = renderScreen(<TagForm save={vi.fn<SaveTag>()} />);
  await userEvent.type(nameField(), "!");
  adminToken.forget();
  void router.navigate("/admin/baska");
  expect(await screen.findByText("Başka ekran")).toBeDefined();
});

test("secrets are in no draft", async () => {
  const empty = { name: "", slug: "" };
  renderScreen(
    <FormScreen
      title="Sunucu"
      schema={schema}
      initialValues={empty}
      draft="secretDraft:1"
      secrets={["slug"]}
      save={async () => undefined}
    >
      {(form) => (
        <>
          <TextInput label="Ad" {...form.getInputProps("name")} />
          <TextInput label="Şifre" {...form.getInputProps("slug")} />
        </>
      )}
    </FormScreen>,
  );
  const secret = screen.getByLabelText("Şifre");
  await userEvent.type(secret, "gizli");
  await userEvent.type(nameField(), "posta");
  await waitFor(() => expect(readDraft("secretDraft:1", empty)?.values).toEqual({ name: "posta", slug: "" }));
  expect(JSON.stringify(sessionStorage)).not.toContain("gizli");
});
