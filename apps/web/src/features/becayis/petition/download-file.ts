import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";

/**
 * Fetches a file and offers it for saving.
 * @throws an error with the server's sentence for people
 */
export async function downloadFile(address: string, name: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error((await readMessage(answer)) ?? petitionTexts.fileFailed);
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // browsers read it after the click
}

async function readMessage(answer: Response | undefined): Promise<string | undefined> {
  const body: unknown = await answer?.json().catch(() => undefined);
  const isError = typeof body === "object" && body !== null && "message" in body;
  return isError && typeof body.message === "string" ? body.message : undefined;
}
