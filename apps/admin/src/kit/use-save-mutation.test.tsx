import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { getProcedure } from "../testing/procedure.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { useSaveMutation } from "./use-save-mutation.ts";

interface Tag {
  id: number;
  name: string;
}
interface Values {
  name: string;
  group: string;
}
interface Props {
  create?: (values: Values) => Promise<Tag>;
  update?: (changes: { id: number; name: string }) => Promise<Tag>;
  invalidates?: { invalidate: () => Promise<void> }[];
}

const refuse = () => Promise.reject(new TypeError("Failed to fetch"));

function TagButtons({ create = refuse, update = refuse, invalidates = [] }: Props) {
  const save = useSaveMutation({
    create: getProcedure(create),
    update: getProcedure(update),
    toChanges: ({ name }) => ({ name }),
    texts: {
      create: { success: ({ name }) => `${name} eklendi.`, fallback: "Eklenemedi." },
      update: { success: ({ name }) => `${name} güncellendi.`, fallback: "Güncellenemedi." },
    },
    invalidates: { create: [], update: invalidates },
  });
  const press = (id?: number) => void save({ name: "İcra", group: "hukuk" }, id).catch(() => undefined);
  return (
    <>
      <button type="button" onClick={() => press()}>
        Ekle
      </button>
      <button type="button" onClick={() => press(0)}>
        Güncelle
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("without an id all values create a record", async () => {
  const create = vi.fn(async ({ name }: Values) => ({ id: 1, name }));
  const invalidate = vi.fn(async () => undefined);
  renderScreen(<TagButtons create={create} invalidates={[{ invalidate }]} />);
  await press("Ekle");
  expect(await screen.findByText("İcra eklendi.")).toBeDefined();
  expect(create.mock.calls.map(([input]) => input)).toEqual([{ name: "İcra", group: "hukuk" }]);
  expect(invalidate).not.toHaveBeenCalled();
});

test("with an id, even 0, the changes update that record", async () => {
  const update = vi.fn(async (changes: Tag) => changes);
  const invalidate = vi.fn(async () => undefined);
  renderScreen(<TagButtons update={update} invalidates={[{ invalidate }]} />);
  await press("Güncelle");
  expect(await screen.findByText("İcra güncellendi.")).toBeDefined();
  expect(update.mock.calls.map(([input]) => input)).toEqual([{ name: "İcra", id: 0 }]);
  expect(invalidate).toHaveBeenCalledOnce();
});

test("each call has its own text for a failure", async () => {
  renderScreen(<TagButtons />);
  await press("Ekle");
  expect(await screen.findByText("Eklenemedi.")).toBeDefined();
  await press("Güncelle");
  expect(await screen.findByText("Güncellenemedi.")).toBeDefined();
});
