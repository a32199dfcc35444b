import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { getProcedure } from "../testing/procedure.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { refusal } from "../testing/server-error.ts";
import { writeDraft } from "./drafts/draft.ts";
import { useAdminCalls, useAdminMutation } from "./use-admin-mutation.ts";

interface Options {
  call: (id: number) => Promise<string>;
  invalidate?: () => Promise<void>;
  undo?: (output: string, id: number) => Promise<unknown>;
}

function Remove({ call, invalidate = async () => undefined, undo }: Options) {
  const remove = useAdminMutation(getProcedure(call), {
    success: (name) => `${name} silindi.`,
    fallback: "Silinirken bir hata oluştu.",
    invalidates: [{ invalidate }],
    undo,
  });
  return (
    <button type="button" onClick={() => remove.mutateAsync(7).catch(() => undefined)}>
      Sil
    </button>
  );
}

function Save() {
  const save = useAdminCalls(async (name: string) => ({ message: `${name} kaydedildi.` }), { invalidates: [] });
  return (
    <button type="button" onClick={() => save.mutate("Etiket")}>
      Sil
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Sil" }));

test("success is notified after the invalidated queries have been refetched", async () => {
  let finishReading: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => {
    finishReading = resolve;
  });
  renderScreen(<Remove call={async () => "Etiket"} invalidate={() => reading} />);
  await press();
  expect(screen.queryByText("Etiket silindi.")).toBeNull();
  finishReading();
  expect((await screen.findByRole("status")).textContent).toContain("BaşarılıEtiket silindi.");
});

test("without a text of its own a success shows the message of the answer", async () => {
  renderScreen(<Save />);
  await press();
  expect((await screen.findByRole("status")).textContent).toContain("BaşarılıEtiket kaydedildi.");
});

test("the notification offers undo if one is given", async () => {
  const undo = vi.fn(async () => undefined);
  renderScreen(<Remove call={async () => "Etiket"} undo={undo} />);
  await press();
  await userEvent.click(await screen.findByRole("button", { name: "Geri Al" }));
  expect(undo).toHaveBeenCalledExactlyOnceWith("Etiket", 7);
});

test("failure is notified with the server's message or a fixed text", async () => {
  const invalidate = vi.fn(async () => undefined);
  const call = vi.fn(async () => "");
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  renderScreen(<Remove call={call} invalidate={invalidate} />);
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("HataSilinirken bir hata oluştu.");
  expect(invalidate).not.toHaveBeenCalled();

  call.mockRejectedValueOnce(refusal("CONFLICT", "Etiket bu arada değişti."));
  await press();
  expect(await screen.findByText("Etiket bu arada değişti.")).toBeDefined();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
});

test("an expired session is notified and mentions stored drafts", async () => {
  renderScreen(<Remove call={() => Promise.reject(refusal("UNAUTHORIZED", "Oturum yok"))} />);
  await press();
  expect(await screen.findByText("Devam etmek için yeniden giriş yapın.")).toBeDefined();
  writeDraft("tagDraft:7", { values: {}, savedAt: "" });
  await press();
  expect(await screen.findByText("Yazdıklarınız saklandı. Giriş yaptığınızda size sunulacak.")).toBeDefined();
});
