import { adminToken } from "@site/browser/admin-token";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { renderScreen } from "../../testing/render-screen.tsx";
import { refusal } from "../../testing/server-error.ts";
import { FormDialog } from "./form-dialog.tsx";
import { SlugFields } from "./slug-fields.tsx";

const schema = z.object({ name: z.string().min(1, "Ad gereklidir"), slug: z.string().min(1, "Slug gereklidir") });

type Save = (values: z.infer<typeof schema>) => Promise<unknown>;

function Terms({ save, isNew = true }: { save: Save; isNew?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Aç
      </button>
      {isOpen && (
        <FormDialog
          title="Yeni Etiket"
          schema={schema}
          initialValues={isNew ? { name: "", slug: "" } : { name: "Usul", slug: "usul" }}
          draft="tagDraft:new"
          save={save}
          onClose={() => setOpen(false)}
        >
          {(form) => (
            <SlugFields form={form} source="name" label="Ad" isNew={isNew} getAddress={(slug) => `/blog/tag/${slug}`} />
          )}
        </FormDialog>
      )}
    </main>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function openDialog(save: Save, isNew = true): Promise<void> {
  renderScreen(<Terms save={save} isNew={isNew} />);
  await press("Aç");
  await screen.findByRole("dialog", { name: "Yeni Etiket" });
}

beforeEach(() => adminToken.store("a_test"));
afterEach(() => adminToken.forget());

test("the first field has the focus, and the slug follows the name until it is edited", async () => {
  await openDialog(vi.fn<Save>());
  await waitFor(() => expect(document.activeElement).toBe(field("Ad")));
  await userEvent.type(field("Ad"), "Işık Hızı");
  expect(field("Slug").value).toBe("isik-hizi");
  await userEvent.clear(field("Slug"));
  await userEvent.type(field("Slug"), "hiz");
  await userEvent.type(field("Ad"), " 2");
  expect(field("Slug").value).toBe("hiz");
});

test("the slug of an existing record stays when its name changes", async () => {
  await openDialog(vi.fn<Save>(), false);
  await userEvent.type(field("Ad"), " Hukuku");
  expect(field("Slug").value).toBe("usul");
});

test("a save closes the dialog and returns the focus", async () => {
  const save = vi.fn<Save>(async () => undefined);
  await openDialog(save);
  await userEvent.type(field("Ad"), "Usul{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(save).toHaveBeenCalledWith({ name: "Usul", slug: "usul" });
  expect(document.activeElement?.textContent).toBe("Aç");
});

test("a rejected save shows the error beside its field and keeps the dialog", async () => {
  await openDialog(async () => Promise.reject(refusal("CONFLICT", "Slug alınmış", { slug: "Slug alınmış" })));
  await userEvent.type(field("Ad"), "Usul{Enter}");
  await screen.findByText("Slug alınmış");
  expect(field("Slug").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("Slug"));
});

test("values of a dialog closed without saving are offered the next time", async () => {
  await openDialog(vi.fn<Save>());
  await userEvent.type(field("Ad"), "Yarım");
  await press("İptal");
  await press("Aç");
  await press("Taslağı Geri Yükle");
  expect(field("Ad").value).toBe("Yarım");
});
