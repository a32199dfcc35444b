import { z } from "zod";
import { botCheckFields } from "../bot-check/schema.ts";
import { emailAddress, personName, text } from "../common/atoms.ts";
import { contactTexts } from "./labels.ts";

const atLeast = (min: number, max: number, message: string) => text(max, message).min(min, message);

/** The contact form (public-site.md section 5). The browser and the server check with these. */
export const contactForm = z.object({
  name: personName(200, contactTexts.nameTooShort).min(2, contactTexts.nameTooShort),
  surname: personName(200, contactTexts.surnameTooShort).min(2, contactTexts.surnameTooShort),
  email: emailAddress(contactTexts.emailInvalid),
  phone: text(32).nullish(),
  subject: atLeast(5, 300, contactTexts.subjectTooShort),
  message: atLeast(10, 5000, contactTexts.messageTooShort),
});

/** The quick-message panel. */
export const quickMessageForm = contactForm.pick({ email: true, message: true }).extend({
  fullName: personName(400, contactTexts.fullNameTooShort).min(2, contactTexts.fullNameTooShort),
  phone: atLeast(10, 32, contactTexts.phoneRequired),
});

/** True where a field arrived as a text, so that its length can be judged beside the faults of the others. */
const hasText = (name: string) => (payload: { value: unknown }) =>
  typeof payload.value === "object" &&
  payload.value !== null &&
  typeof Object.entries(payload.value).find(([key]) => key === name)?.[1] === "string";

/** A message as it is sent. The quick message has one name, split at its first space: its parts may be as short as in "A Yılmaz", or missing. */
export const sendContactInput = contactForm
  .extend({
    name: personName(200, contactTexts.nameTooShort).min(1, contactTexts.nameTooShort),
    surname: personName(200, contactTexts.surnameTooShort).default(""),
    ...botCheckFields,
  })
  .refine(
    ({ name, surname, subject }) =>
      isLongEnough(name) || (subject === contactTexts.quickSubject && isLongEnough(name + surname)),
    {
      path: ["name"],
      message: contactTexts.nameTooShort,
      when: hasText("name"),
    },
  )
  .refine(({ surname, subject }) => isLongEnough(surname) || subject === contactTexts.quickSubject, {
    path: ["surname"],
    message: contactTexts.surnameTooShort,
    when: hasText("surname"),
  });

export type ContactForm = z.output<typeof contactForm>;
export type QuickMessageForm = z.output<typeof quickMessageForm>;
export type SendContactInput = z.output<typeof sendContactInput>;

function isLongEnough(name: string | undefined): boolean {
  return (name?.length ?? 0) >= 2;
}

/** A full name at its first space (public-site.md section 5); one word has no surname. */
export function splitName(fullName: string): { name: string; surname: string } {
  const [name = "", ...rest] = fullName.trim().split(/\s/);
  return { name, surname: rest.join(" ").trim() };
}

/** The message that a quick message is. */
export function toContactMessage({ fullName, email, phone, message }: QuickMessageForm) {
  return { ...splitName(fullName), email, phone, message, subject: contactTexts.quickSubject };
}
