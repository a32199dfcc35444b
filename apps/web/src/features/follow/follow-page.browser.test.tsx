import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";

const categories = ["Hukuk", "Yazılım"].map((name, index) => ({
  id: index + 1,
  name,
  slug: `k${index}`,
  description: "",
  postCount: 1,
}));
const follow = vi.fn();
const confirm = vi.fn();
const openChoices = vi.fn();
const saveChoices = vi.fn();
const leave = vi.fn();
const calls = { follow, confirm, openChoices, saveChoices, leave };
const open = (address = "/takip") =>
  openPage(address, { blog: { categories: { list: () => categories } }, subscribers: calls });
const main = page.getByRole("main");
const press = (name: string) => main.getByRole("button", { name }).click();

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  openChoices.mockResolvedValue({ isActive: true, frequency: "each", categoryIds: [2], address: "a***@example.org" });
});

test("the form sends the choices, and shows what comes next", async () => {
  follow.mockResolvedValue({ message: followTexts.asked });
  await open();
  await press(followTexts.submit);
  const field = main.getByRole("textbox", { name: followTexts.email });
  await expect.element(field).toHaveAccessibleDescription(new RegExp(followTexts.emailInvalid));
  await field.fill("ayse@example.org");
  await main.getByRole("radio", { name: /Haftada bir/ }).click();
  await main.getByRole("checkbox", { name: "Hukuk" }).click();
  await press(followTexts.submit);
  await expect.element(main.getByText(followTexts.asked)).toBeVisible();
  expect(follow.mock.calls[0]?.[0]).toMatchObject({
    email: "ayse@example.org",
    frequency: "weekly",
    categoryIds: [1],
  });
  await expectAccessible();
});

test("the result of the plain form is shown", async () => {
  await open("/takip?sonuc=TOO_MANY_REQUESTS");
  await expect.element(main.getByRole("alert").filter({ hasText: followTexts.tooMany })).toBeVisible();
  await expectAccessible();
  await expectLargeTargets();
});

test("a link confirms by its button alone, and one that is over says so", async () => {
  confirm.mockRejectedValueOnce(callError({ code: "NOT_FOUND", httpStatus: 404, message: followTexts.linkInvalid }));
  confirm.mockResolvedValue({ message: followTexts.confirmed });
  await open("/takip#onay=imza");
  await expect.element(main.getByText(followTexts.confirmLead)).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await expect.poll(() => location.hash).toBe("");
  await press(followTexts.confirm);
  await expect.element(main.getByText(followTexts.linkInvalid)).toBeVisible();
  expect(main.getByRole("button", { name: followTexts.confirm }).elements(), "a second press would not help").toEqual(
    [],
  );
  await open("/takip#onay=imza");
  await press(followTexts.confirm);
  await expect.element(main.getByText(followTexts.confirmed)).toBeVisible();
});

test("the choices are changed and the subscription ended without an account", async () => {
  saveChoices.mockResolvedValue({ message: followTexts.saved });
  leave.mockResolvedValue({ message: followTexts.left });
  await open("/takip#tercih=imza");
  await expect.element(main.getByRole("checkbox", { name: "Yazılım" })).toBeChecked();
  await main.getByRole("checkbox", { name: "Yazılım" }).click();
  await press(followTexts.save);
  await expect.element(main.getByText(followTexts.saved)).toBeVisible();
  expect(saveChoices.mock.calls[0]?.[0]).toEqual({ token: "imza", frequency: "each", categoryIds: [] });
  openChoices.mockResolvedValue({ isActive: false, frequency: "each", categoryIds: [], address: "a***@example.org" });
  await press(followTexts.leave);
  await expect.element(main.getByText(followTexts.left)).toBeVisible();
  await expect.element(main.getByText(followTexts.isLeft)).toBeVisible();
  await expectAccessible();
});

test("choices that cannot be opened can be tried again", async () => {
  openChoices.mockRejectedValueOnce(callError({ code: "INTERNAL", httpStatus: 500, message: followTexts.loadFailed }));
  await open("/takip#tercih=imza");
  await expect.element(main.getByText(followTexts.loadFailed)).toBeVisible();
  await press("Tekrar Dene");
  await expect.element(main.getByText(followTexts.isActive("a***@example.org"))).toBeVisible();
});

test("choices of an invalid link are not tried again", async () => {
  openChoices.mockRejectedValue(callError({ code: "NOT_FOUND", httpStatus: 404, message: followTexts.linkInvalid }));
  await open("/takip#tercih=imza");
  await expect.element(main.getByRole("alert")).toHaveTextContent(followTexts.linkInvalid);
  expect(main.getByRole("button", { name: "Tekrar Dene" }).elements()).toEqual([]);
  await expectAccessible();
});
