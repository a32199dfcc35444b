import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { defaultTemplates } from "@site/contract/becayis/papers/petitions/default-templates";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import { fillTemplate, sampleValues } from "@site/contract/becayis/papers/petitions/placeholders";
import type { Petition, SavePetitionInput } from "@site/contract/becayis/papers/petitions/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const template = defaultTemplates.match;
const fill = (text: string) => fillTemplate(text, sampleValues);
const texts = {
  addressee: fill(template.addressee),
  subject: fill(template.subject),
  body: fill(template.body),
  attachments: fill(template.attachments),
};
const petition: Petition = {
  kind: "match",
  id: 12,
  texts,
  original: texts,
  isEdited: false,
  signer: "Ayşe Karadeniz",
  date: "2026-11-26",
};

const get = vi.fn<() => Petition>();
const save = vi.fn(({ kind, id, ...changed }: SavePetitionInput) => ({
  ...petition,
  kind,
  id,
  texts: changed,
  isEdited: true,
  message: petitionTexts.saved,
}));
const reset = vi.fn(() => ({ ...petition, message: petitionTexts.reset }));

async function open(found: Petition = petition): Promise<void> {
  get.mockReset().mockReturnValue(found);
  save.mockClear();
  await openPage(paths.petition("match", 12), {
    user: signIn(),
    becayis: { petitions: { get, save, reset, queue: () => ({ filesBefore: 2 }) } },
  });
}
const sheet = () => page.elementLocator(document.querySelector("[data-sheet]") ?? document.body);
const field = (name: string) => page.getByLabelText(name, { exact: true });

test("the sheet shows what is typed; saved, it can be put back", async () => {
  await open();
  await expect.element(page.getByText(petitionTexts.approvalIsTheirs)).toBeVisible();
  await expect.element(sheet()).toHaveTextContent("Ali Demirkıran, Zabıt Kâtibi: Iğdır / Tuzluca → Ankara / Çankaya");
  await expect.element(sheet()).toHaveTextContent(/26 Kasım 2026.*Ayşe Karadeniz.*T\.C\. Kimlik No:.*İmza:/);
  await expectAccessible();
  await field("Konu").fill("Eş durumu");
  await expect.element(sheet()).toHaveTextContent("Konu: Eş durumu");
  await expect.element(page.getByText("Kaydedilmemiş değişiklikleriniz var", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText(petitionTexts.saved)).toBeVisible();
  expect(save.mock.lastCall?.[0]).toEqual({ kind: "match", id: 12, ...texts, subject: "Eş durumu" });
  await page.getByRole("button", { name: "İlk haline dön" }).click();
  await expect.element(field("Konu")).toHaveValue(texts.subject);
  expect(page.getByRole("button", { name: "İlk haline dön" }).elements()).toEqual([]);
  await expectNoViolations();
});

test("a national number is refused beside its field, and nothing is stored in the browser", async () => {
  await open();
  await field("Metin").fill("T.C. 10000000146");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByRole("link", { name: petitionTexts.holdsNationalNumber })).toBeVisible();
  await expect.element(field("Metin")).toHaveAttribute("aria-invalid", "true");
  expect(save).not.toHaveBeenCalled();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("10000000146");
  await expectAccessible();
});

test("the files are links to this petition alone", async () => {
  await open();
  for (const [name, format] of [
    ["PDF indir", "pdf"],
    ["Word (DOCX) indir", "docx"],
  ] as const)
    await expect
      .element(page.getByRole("link", { name }))
      .toHaveAttribute("href", `/api/becayis/matches/12/petition.${format}`);
});

test.each([
  { answer: () => new Response("%PDF"), shown: petitionTexts.ready },
  {
    answer: () => Response.json({ message: petitionTexts.tooManyFiles }, { status: 429 }),
    shown: petitionTexts.tooManyFiles,
  },
])("a file shows its place in the queue, then: $shown", async ({ answer, shown }) => {
  await open();
  let resolve: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((end) => {
    resolve = end;
  });
  const original = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
    String(input).endsWith("petition.pdf") ? promise : original(input, init),
  );
  await page.getByRole("link", { name: "PDF indir" }).click();
  await expect.element(page.getByText(petitionTexts.waiting(2))).toBeVisible();
  await expectAccessible();
  resolve(answer());
  await expect.element(page.getByText(shown)).toBeVisible();
  await expect.element(page.getByText("sunucuda saklanmaz", { exact: false })).toBeVisible();
});

test("a missing petition and one that failed to load show a message", async () => {
  get.mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: "" });
  });
  await openPage(paths.petition("ring", 3), { user: signIn(), becayis: { petitions: { get, save, reset } } });
  await expect.element(page.getByText(petitionTexts.notFoundWhy)).toBeVisible();
  await expectAccessible();
});
