import { TextInput } from "@mantine/core";
import { adminToken } from "@site/browser/admin-token.ts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTransition } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { renderScreen } from "../testing/render-screen.tsx";
import { refusal } from "../testing/server-fault.ts";
import { type Draft, readDraft, readDrafts, writeDraft } from "./draft.ts";
import { FormScreen } from "./form-screen.tsx";
import type { Autosave } from "./use-autosave.ts";

const schema = z.object({ name: z.string().min(1, "Ad gereklidir"), slug: z.string().min(1, "Slug gereklidir") });
const values = { name: "Usul", slug: "usul" };
const key = "tagDraft:7";

type Save = (values: z.infer<typeof schema>) => Promise<unknown>;

function Tag({
  save,
  initialValues = values,
  onConflict,
  serverDrafts,
  autosave,
}: {
  save: Save;
  initialValues?: typeof values;
  onConflict?: () => void;
  serverDrafts?: Draft<typeof values>[];
  autosave?: Autosave<typeof values>;
}) {
  return (
    <main>
      <FormScreen
        title="Etiket"
        schema={schema}
        initialValues={initialValues}
        draft={key}
        serverDrafts={serverDrafts}
        {...(autosave && { autosave })}
        version={2}
        save={save}
        onConflict={onConflict}
        actions={({ saveWith }) => (
          <button type="button" onClick={() => saveWith({ slug: "baska" })}>
            Başka adresle kaydet
          </button>
        )}
      >
        {(form) => (
          <>
            <TextInput label="Ad" {...form.getInputProps("name")} />
            <TextInput label="Slug" {...form.getInputProps("slug")} />
            <button type="button" onClick={() => startTransition(() => form.setFieldValue("slug", "sonradan"))}>
              Sonradan göster
            </button>
          </>
        )}
      </FormScreen>
    </main>
  );
}

const nameField = () => screen.getByLabelText<HTMLInputElement>("Ad");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isUnsaved = () => screen.queryByText("Kaydedilmemiş değişiklikler var") !== null;

beforeEach(() => adminToken.store("a_test"));
afterEach(() => adminToken.forget());

test("schema errors are shown beside their fields, the first gets the focus and nothing is sent", async () => {
  const save = vi.fn<Save>();
  renderScreen(<Tag save={save} initialValues={{ name: "", slug: "" }} />);
  await press("Kaydet");
  expect(nameField().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Ad gereklidir")).toBeDefined();
  expect(screen.getByText("Slug gereklidir")).toBeDefined();
  expect(document.activeElement).toBe(nameField());
  expect(save).not.toHaveBeenCalled();
});

test("Ctrl+S saves from within a field; afterwards the form is clean and has no draft", async () => {
  const save = vi.fn<Save>(async () => undefined);
  renderScreen(<Tag save={save} />);
  await userEvent.type(nameField(), " Hukuku");
  expect(isUnsaved()).toBe(true);
  await userEvent.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Usul Hukuku", slug: "usul" }));
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test("another button saves the form together with its own change", async () => {
  const save = vi.fn<Save>(async () => undefined);
  renderScreen(<Tag save={save} />);
  await press("Başka adresle kaydet");
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Usul", slug: "baska" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Slug").value).toBe("baska"));
  expect(isUnsaved()).toBe(false);
});

test("server errors of fields are shown beside them, and the draft survives", async () => {
  renderScreen(<Tag save={() => Promise.reject(refusal("CONFLICT", "Çakışma", { slug: "Bu slug kullanılıyor." }))} />);
  await userEvent.type(nameField(), "!");
  await press("Kaydet");
  expect(await screen.findByText("Bu slug kullanılıyor.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Slug")));
  expect(readDraft(key, values)?.values).toEqual({ name: "Usul!", slug: "usul" });
});

test("a save over a newer version is rejected and offers to load that version", async () => {
  const onConflict = vi.fn();
  renderScreen(<Tag save={() => Promise.reject(refusal("CONFLICT", "Etiket değişti."))} onConflict={onConflict} />);
  await userEvent.type(nameField(), "!");
  await press("Kaydet");
  expect((await screen.findByRole("alert")).textContent).toContain("Etiket değişti.");
  await press("Karşılaştır ve Birleştir");
  expect(onConflict).toHaveBeenCalledOnce();
});

test("a draft of an earlier visit can be restored; the offer says if the record has changed", async () => {
  writeDraft(key, { values: { name: "Taslak", slug: "usul" }, version: 1, savedAt: "2026-11-22T10:00:00.000Z" });
  renderScreen(<Tag save={vi.fn<Save>()} />);
  expect(screen.getByText(/22 Kasım 13:00 tarihinde/).textContent).toContain("Kayıt bu arada değişmiş");
  await press("Taslağı Geri Yükle");
  expect(nameField().value).toBe("Taslak");
});

test("what was typed is stored even if the screen is left before it is rendered", async () => {
  renderScreen(<Tag save={vi.fn<Save>()} />);
  await userEvent.type(nameField(), "!");
  act(() => {
    screen.getByRole("button", { name: "Sonradan göster" }).click();
    cleanup();
  });
  expect(readDraft(key, values)?.values).toEqual({ name: "Usul!", slug: "sonradan" });
});

test.each([
  ["of the same visit, the browser's draft is offered if its count is higher, however late the server's arrived", 7],
  ["of the same visit, the server's draft is offered if its count is higher, as after a killed browser", 5],
])("%s", async (_, counter) => {
  const inBrowser = { name: "Tarayıcıda", slug: "usul" };
  writeDraft(key, { id: "a", counter, values: inBrowser, savedAt: "2026-11-22T10:00:05.000Z" });
  const onServer = { name: "Sunucuda", slug: "usul" };
  renderScreen(
    <Tag
      save={vi.fn<Save>()}
      serverDrafts={[{ id: "a", counter: 6, values: onServer, savedAt: "2026-11-22T10:00:09.000Z" }]}
    />,
  );
  expect(screen.queryByRole("button", { name: "Diğer Taslağı Göster" })).toBeNull();
  await press("Taslağı Geri Yükle");
  expect(nameField().value).toBe(counter > 6 ? "Tarayıcıda" : "Sunucuda");
});

test("drafts of several visits are offered one after the other, and taking one deletes no other", async () => {
  writeDraft(key, { id: "a", counter: 3, values: { name: "Birinci", slug: "usul" }, savedAt: "2026-11-22T10:00:00Z" });
  const second = { id: "b", counter: 1, values: { name: "İkinci", slug: "usul" }, savedAt: "2026-11-22T10:00:05Z" };
  const discard = vi.fn(async () => undefined);
  const autosave = { id: "c", store: async () => undefined, discard };
  renderScreen(<Tag save={async () => undefined} serverDrafts={[second]} autosave={autosave} />);
  expect(screen.getByText("Kaydedilmemiş 2 taslağınız var")).toBeDefined();
  expect(screen.getByText(/22 Kasım 13:00 tarihinde/)).toBeDefined();
  await press("Diğer Taslağı Göster");
  await press("Diğer Taslağı Göster");
  await press("Taslağı Geri Yükle");
  expect(nameField().value).toBe("İkinci");
  await press("Kaydet");
  await waitFor(() => expect(discard).toHaveBeenCalledWith({ id: "b", counter: 1 }));
  expect(readDrafts(key, values).map(({ id }) => id)).toEqual(["a"]);
});

test("a visit that goes on from a draft names it and takes its place in the browser", async () => {
  const first = { id: "a", counter: 40, values: { name: "Yarım", slug: "usul" }, savedAt: "2026-11-22T10:00:00Z" };
  writeDraft(key, first);
  const store = vi.fn(async () => undefined);
  const autosave = { id: "c", store, discard: async () => undefined };
  renderScreen(<Tag save={async () => undefined} autosave={autosave} />);
  await press("Taslağı Geri Yükle");
  await userEvent.type(nameField(), " kaldı");
  const follows = [{ id: "a", counter: 40 }];
  await waitFor(
    () =>
      expect(store).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: { name: "Yarım kaldı", slug: "usul" }, follows }),
      ),
    { timeout: 4_000 },
  );
  expect(readDrafts(key, values)).toMatchObject([{ id: "c", follows, values: { name: "Yarım kaldı" } }]);
});

test("a draft that an earlier version of the form stored is offered, and goes when another takes its place", async () => {
  const legacy = { id: "a", values: { name: "Eski", slug: "usul" }, version: 2, savedAt: "2026-11-22T10:00:00Z" };
  sessionStorage.setItem(key, JSON.stringify(legacy));
  const autosave = { id: "c", store: async () => undefined, discard: async () => undefined };
  renderScreen(<Tag save={async () => undefined} autosave={autosave} />);
  await press("Taslağı Geri Yükle");
  await waitFor(() => expect(readDrafts(key, values).map(({ id }) => id)).toEqual(["c"]));
});

test("what is typed while a save is running stays unsaved and stored", async () => {
  let finish: (value: unknown) => void = () => undefined;
  const save = vi.fn<Save>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const autosave = { id: "c", store: async () => undefined, discard: async () => undefined };
  renderScreen(<Tag save={save} autosave={autosave} />);
  await userEvent.type(nameField(), "!");
  await press("Kaydet");
  await userEvent.type(nameField(), "?");
  act(() => finish(undefined));
  await waitFor(() => expect(readDrafts(key, values)).toMatchObject([{ values: { name: "Usul!?" } }]));
  expect(nameField().value).toBe("Usul!?");
});

test.each(["Taslağı Sil", "Taslağı Geri Yükle"])(
  "%s deletes the offered draft alone, on a save at the latest",
  async (choice) => {
    const inBrowser = { name: "Tarayıcıda", slug: "usul" };
    writeDraft(key, { id: "a", counter: 9, values: inBrowser, savedAt: "2026-11-22T10:00:05.000Z" });
    const older = { id: "b", values: { name: "Sunucuda", slug: "usul" }, savedAt: "2026-11-22T10:00:00.000Z" };
    const discard = vi.fn(async () => undefined);
    const autosave = { id: "c", store: async () => undefined, discard };
    renderScreen(<Tag save={async () => undefined} serverDrafts={[older]} autosave={autosave} />);
    await press(choice);
    await press("Kaydet");
    await waitFor(() => expect(discard).toHaveBeenCalledWith({ id: "a", counter: 9 }));
    expect(discard).not.toHaveBeenCalledWith(expect.objectContaining({ id: "b" }));
  },
);

test("where the browser has no room for the newest text, the earlier one stays, and the form knows", () => {
  const savedAt = "2026-11-22T10:00:00.000Z";
  expect(writeDraft(key, { id: "a", counter: 1, values, savedAt })).toBe(true);
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { setItem });
  expect(writeDraft(key, { id: "a", counter: 2, values: { ...values, name: "Daha uzun" }, savedAt })).toBe(false);
  vi.unstubAllGlobals();
  expect(readDrafts(key, values)).toMatchObject([{ counter: 1, values }]);
});

test("a draft of another shape is not offered", () => {
  sessionStorage.setItem(key, JSON.stringify({ values: { name: 3, slug: [] }, savedAt: "2026-11-22T10:00:00.000Z" }));
  renderScreen(<Tag save={vi.fn<Save>()} />);
  expect(screen.queryByRole("button", { name: "Taslağı Geri Yükle" })).toBeNull();
});

test("leaving with unsaved changes asks for confirmation; the draft survives leaving", async () => {
  const router = renderScreen(<Tag save={vi.fn<Save>()} />);
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
  const router = renderScreen(<Tag save={vi.fn<Save>()} />);
  await userEvent.type(nameField(), "!");
  adminToken.forget();
  void router.navigate("/admin/baska");
  expect(await screen.findByText("Başka ekran")).toBeDefined();
});

test("secrets are in no draft, and the address names the field to focus", async () => {
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
    "/admin/ekran#slug",
  );
  const secret = screen.getByLabelText("Şifre");
  expect(document.activeElement).toBe(secret);
  await userEvent.type(secret, "gizli");
  await userEvent.type(nameField(), "posta");
  await waitFor(() => expect(readDraft("secretDraft:1", empty)?.values).toEqual({ name: "posta", slug: "" }));
  expect(JSON.stringify(sessionStorage)).not.toContain("gizli");
});
