// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { showEverything } from "../../../testing/show-everything.ts";
import { getDraft } from "../draft.ts";
import { Field } from "../field.tsx";
import { FormErrors } from "../form-errors.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { type SubmitError, useForm } from "./use-form.ts";

const schema = z.object({ email: z.string(), name: z.string().max(5, "Ad en çok 5 karakter olabilir") });
const send = vi.fn<(values: z.infer<typeof schema>) => Promise<SubmitError>>();

function Probe() {
  const form = useForm({
    draft: "deneme",
    secrets: ["email"],
    initialValues: { email: "", name: "" },
    loadSchema: async () => schema,
    failed: "Gönderilemedi",
  });
  return (
    <form {...form.props} onSubmit={form.onSubmit(send)}>
      <FormErrors form={form} />
      <Field {...form.getInputProps("name")} label="Ad" />
      <Field {...form.getInputProps("email")} label="E-posta" />
      <SubmitButton form={form} label="Gönder" />
    </form>
  );
}

let stop: () => void;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  showEverything();
  send.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${selector}`);
  return found;
}
const input = (name: "email" | "name") => find(`[name=${name}]`, HTMLInputElement);
const summary = () => [...find("[role=alert]", HTMLElement).querySelectorAll("li")].map((item) => item.textContent);
const submit = () => act(async () => find("form", HTMLFormElement).requestSubmit());

/** Shows the server's HTML, runs `before` as the person's input, and hydrates. */
async function open(before: () => void = () => undefined): Promise<void> {
  document.body.innerHTML = `<main>${renderToString(<Probe />)}</main>`;
  before();
  const root = await act(async () => hydrateRoot(find("main", HTMLElement), <Probe />));
  stop = () => act(() => root.unmount());
}

async function type(name: "email" | "name", text: string): Promise<void> {
  await act(async () => {
    // React does not notice a value that is set by the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(name), text);
    input(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

it("keeps what was typed before it was hydrated, and cannot be sent before", async () => {
  await open(() => {
    expect(find("button", HTMLButtonElement).disabled).toBe(true);
    input("name").value = "Ayşe";
    input("email").value = "ayse@example.org";
  });
  expect([input("name").value, input("email").value]).toEqual(["Ayşe", "ayse@example.org"]);
  expect(find("button", HTMLButtonElement).disabled).toBe(false);
  expect(getDraft("deneme").read()).toEqual({ name: "Ayşe" });
});

it("stores nothing until something is typed, and never a secret", async () => {
  await open();
  expect(sessionStorage.length).toBe(0);
  await type("email", "ayse@example.org");
  expect(getDraft("deneme").read()).toEqual({ name: "" });
});

it("shows what the server refused until that field changes", async () => {
  const refusal = "Bu adres kullanılıyor";
  await open();
  send.mockResolvedValueOnce({ fields: { email: refusal } });
  await submit();
  expect(summary()).toEqual([refusal]);
  expect(document.activeElement).toBe(input("email"));

  await type("name", "Ayşegül");
  expect(summary()).toEqual([refusal]);
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(summary()).toEqual([refusal, "Ad en çok 5 karakter olabilir"]);
  expect(document.activeElement).toBe(input("name"));

  await type("email", "ayse@example.org");
  expect(summary()).toEqual(["Ad en çok 5 karakter olabilir"]);
  await type("name", "Ayşe");
  await submit();
  expect(send).toHaveBeenLastCalledWith({ email: "ayse@example.org", name: "Ayşe" });
  expect(summary()).toEqual([]);
  expect([input("name").value, input("email").value]).toEqual(["", ""]);
});

it("asks the server again about a field that it has refused", async () => {
  await open();
  send.mockResolvedValueOnce({ fields: { email: "Bu adres kullanılıyor" } });
  await submit();
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  expect(summary()).toEqual([]);
});

it("says that it was not sent if the server is not reached, and can be sent again", async () => {
  send.mockRejectedValueOnce(new TypeError("no connection"));
  await open();
  await submit();
  expect(find("[role=alert]", HTMLElement).textContent).toBe("Gönderilemedi");
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  expect(find("[role=alert]", HTMLElement).textContent).toBe("");
});
