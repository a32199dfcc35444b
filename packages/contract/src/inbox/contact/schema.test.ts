import { expect, it } from "vitest";
import { contactTexts } from "./labels.ts";
import { quickMessageForm, sendContactInput, toContactMessage } from "./schema.ts";

const quick = { email: "a@example.org", phone: "+90 555 111 22 33", message: "Bir sorum olacaktı." };
const message = {
  name: "Ayşe",
  surname: "Yılmaz",
  email: "a@example.org",
  subject: "Bir önerim var",
  message: "Bir sorum olacaktı.",
};
const getTexts = (input: unknown) => sendContactInput.safeParse(input).error?.issues.map((issue) => issue.message);

it.each(["A Yılmaz", "Ayşe", "Al", "Ayşe Nur Yılmaz"])("a quick message is accepted with %s", (fullName) => {
  expect(getTexts(toContactMessage(quickMessageForm.parse({ ...quick, fullName })))).toBeUndefined();
});

it("a quick message requires a full name without links", () => {
  for (const fullName of ["A", "", "evil.com Yılmaz", "Ayşe\nYılmaz", "\u200b\u200b"])
    expect(quickMessageForm.safeParse({ ...quick, fullName }).success).toBe(false);
  expect(getTexts({ ...message, subject: "İletişim Formu - Hızlı Mesaj", name: "A", surname: "" })).toEqual([
    contactTexts.nameTooShort,
  ]);
});

it("other messages require two letters per name", () => {
  expect(getTexts(message)).toBeUndefined();
  expect(getTexts({ ...message, name: "A" })).toEqual([contactTexts.nameTooShort]);
  expect(getTexts({ ...message, surname: "Y" })).toEqual([contactTexts.surnameTooShort]);
  expect(getTexts({ ...message, surname: "www.evil.example" })).toHaveLength(1);
});
