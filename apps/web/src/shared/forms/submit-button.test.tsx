import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SubmitButton } from "./submit-button.tsx";

const render = (form: { isReady: boolean; submitting: boolean }) =>
  renderToStaticMarkup(<SubmitButton form={form} label="Gönder" />);

it("is disabled by one attribute at a time", () => {
  expect(render({ isReady: false, submitting: false })).toMatch(/^(?!.*aria-disabled).* disabled=""/);
  expect(render({ isReady: true, submitting: true })).toMatch(/^(?!.* disabled=).*aria-disabled="true"/);
  expect(render({ isReady: true, submitting: false })).not.toContain("disabled");
});
