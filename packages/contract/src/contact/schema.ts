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

/** A message as it is sent; only the quick message, of whose full name two letters are enough, has a shorter name or no surname. */
export const sendContactInput = contactForm
  .extend({ name: personName(200, contactTexts.nameTooShort), surname: personName(200, contactTexts.surnameTooShort).default(""), ...botCheckFields })
  .refine(({ name, surname, subject }) => name.length >= 2 || (subject === contactTexts.quickSubject && name.length + surname.length >= 2), {
    path: ["name"],
    message: contactTexts.nameTooShort,
    when: ({ value }) => typeof value === "object" && value !== null && "name" in value && typeof value.name === "string",
  })
  .refine(({ surname, subject }) => (surname?.length ?? 0) >= 2 || subject === contactTexts.quickSubject, {
    path: ["surname"],
    message: contactTexts.surnameTooShort,
    when: ({ value }) => typeof value === "object" && value !== null && "surname" in value && typeof value.surname === "string",
  });

export type ContactForm = z.output<typeof contactForm>;
export type QuickMessageForm = z.output<typeof quickMessageForm>;
export type SendContactInput = z.output<typeof sendContactInput>;

/** A full name at its first space (public-site.md section 5); one word has no surname. */
export function splitName(fullName: string): { name: string; surname: string } {
  const [name = "", ...rest] = fullName.trim().split(/\s/);
  return { name, surname: rest.join(" ").trim() };
}

/** The message that a quick message is. */
export function toContactMessage({ fullName, email, phone, message }: QuickMessageForm) {
  return { ...splitName(fullName), email, phone, message, subject: contactTexts.quickSubject };
}
