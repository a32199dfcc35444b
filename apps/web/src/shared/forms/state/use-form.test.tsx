// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { showEverything } from "../../../testing/show-everything.ts";
import { getDraft } from "../draft.ts";
import { type Form, useForm } from "./use-form.ts";

const initial = { name: "", body: "" };
let form: Form<typeof initial>;
let stop: () => void;
let finish: () => void;
const submit = vi.fn(
  () =>
    new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined);
    }),
);

const schema = z.object({ name: z.string(), body: z.string() });
const loadSchema = vi.fn(async () => schema);

function Probe() {
  form = useForm({
    draft: "deneme",
    initialValues: initial,
    loadSchema,
    failed: "Gönderilemedi",
  });
  return <form {...form.props} onSubmit={form.onSubmit(submit)} />;
}

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  showEverything();
  submit.mockClear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Probe />));
  stop = () => act(() => root.unmount());
}

const send = () =>
  act(async () => {
    document.querySelector("form")?.requestSubmit();
  });
const type = (field: keyof typeof initial, text: string) => act(async () => form.setFieldValue(field, text));

it("clears what was sent", async () => {
  await open();
  await type("body", "Merhaba");
  await send();
  await act(async () => finish());
  expect(form.values).toEqual(initial);
  expect(getDraft("deneme").read()).toEqual({});
});

it("says that the schema is missing, keeps what is typed, and can be sent once it is loaded", async () => {
  vi.useFakeTimers();
  loadSchema.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  await open();
  expect(form).toMatchObject({ failure: expect.stringMatching("Form tam yüklenemedi"), isReady: false });
  await type("body", "Merhaba");
  await send();
  expect(submit).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(form).toMatchObject({ failure: undefined, isReady: true, values: { body: "Merhaba" } });
  await send();
  expect(submit).toHaveBeenCalledOnce();
  await act(async () => finish());
  vi.useRealTimers();
});

it("keeps what is typed while the form is being sent, and sends it once", async () => {
  await open();
  await type("name", "Ayşe");
  await type("body", "Birinci mesaj");
  await send();
  await type("body", "İkinci mesaj");
  await send();
  expect(submit).toHaveBeenCalledExactlyOnceWith({ name: "Ayşe", body: "Birinci mesaj" });
  await act(async () => finish());
  expect(form.values).toEqual({ name: "", body: "İkinci mesaj" });
  expect(getDraft("deneme").read()).toEqual({ name: "", body: "İkinci mesaj" });
});
