import { z } from "zod";
import { botCheckFields } from "../../bot-check/schema.ts";
import { emailAddress, personName, phoneNumber, text } from "../../common/atoms.ts";
import { contactTexts } from "./labels.ts";

const atLeast = (min: number, max: number, message: string) => text(max, message).min(min, message);

/** The contact form, validated in browser and server. */
export const contactForm = z.strictObject({
  name: personName(200, contactTexts.nameTooShort).min(2, contactTexts.nameTooShort),
  surname: personName(200, contactTexts.surnameTooShort).min(2, contactTexts.surnameTooShort),
  email: emailAddress(contactTexts.emailInvalid),
  phone: phoneNumber().nullish(),
  subject: atLeast(5, 300, contactTexts.subjectTooShort),
  message: atLeast(10, 5000, contactTexts.messageTooShort),
});

/** The quick-message panel. */
export const quickMessageForm = contactForm.pick({ email: true, message: true }).extend({
  fullName: personName(400, contactTexts.fullNameTooShort).min(2, contactTexts.fullNameTooShort),
  phone: phoneNumber(contactTexts.phoneRequired).min(10, contactTexts.phoneRequired),
});

/**
 * Returns a condition that is true if a field is a string, so that its length is checked together with other errors.
 */
const hasText = (name: string) => (payload: { value: unknown }) =>
  typeof payload.value === "object" &&
  payload.value !== null &&
  typeof Object.entries(payload.value).find(([key]) => key === name)?.[1] === "string";

/** The documented subject that marks a quick message; it must not be reworded. */
const QUICK_MESSAGE_SUBJECT = "İletişim Formu - Hızlı Mesaj";
const isQuickMessage = ({ subject }: { subject: string }) => subject === QUICK_MESSAGE_SUBJECT;

/**
 * A contact message to send. A quick message has one name, which is split at its first space; its parts may be short
 * ("A Yılmaz") or missing.
 */
export const sendContactInput = contactForm
  .extend({
    name: personName(200, contactTexts.nameTooShort).min(1, contactTexts.nameTooShort).meta({ minLength: 2 }),
    surname: personName(200, contactTexts.surnameTooShort).meta({ minLength: 2 }).default(""),
    ...botCheckFields,
  })
  .refine(
    (message) =>
      isLongEnough(message.name) || (isQuickMessage(message) && isLongEnough(message.name + message.surname)),
    {
      path: ["name"],
      message: contactTexts.nameTooShort,
      when: hasText("name"),
    },
  )
  .refine((message) => isLongEnough(message.surname) || isQuickMessage(message), {
    path: ["surname"],
    message: contactTexts.surnameTooShort,
    when: hasText("surname"),
  })
  // the server requires less of quick messages
  .meta({ required: ["name", "surname", "email", "subject", "message"] });

export type ContactForm = z.output<typeof contactForm>;
export type QuickMessageForm = z.output<typeof quickMessageForm>;
export type SendContactInput = z.output<typeof sendContactInput>;

function isLongEnough(name: string | undefined): boolean {
  return (name?.length ?? 0) >= 2;
}

/** Splits a full name at its first space; one word has no surname. */
export function splitName(fullName: string): { name: string; surname: string } {
  const [name = "", ...rest] = fullName.trim().split(/\s/);
  return { name, surname: rest.join(" ").trim() };
}

/** Converts a quick message into a contact message. */
export function toContactMessage({ fullName, email, phone, message }: QuickMessageForm) {
  return { ...splitName(fullName), email, phone, message, subject: QUICK_MESSAGE_SUBJECT };
}
