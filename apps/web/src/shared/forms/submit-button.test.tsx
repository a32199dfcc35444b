import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SubmitButton } from "./submit-button.tsx";

const render = (form: { isReady: boolean; status: "idle" | "submitting" }) =>
  renderToStaticMarkup(<SubmitButton form={form} label="Gönder" />);

it("is disabled by one attribute at a time", () => {
  expect(render({ isReady: false, status: "idle" })).toMatch(/^(?!.*aria-disabled).* disabled=""/);
  expect(render({ isReady: true, status: "submitting" })).toMatch(/^(?!.* disabled=).*aria-disabled="true"/);
  expect(render({ isReady: true, status: "idle" })).not.toContain("disabled");
});
