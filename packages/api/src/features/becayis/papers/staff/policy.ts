/** Returns the host of an address and the domains above it: "a.b.gov.tr", "b.gov.tr", "gov.tr". */
export function domainsOf(address: string): string[] {
  const labels = address
    .slice(address.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

const startsWith = (bytes: Buffer, text: string) => bytes.subarray(0, text.length).toString("latin1") === text;
/** Number of bytes at the end of a PDF that must contain its end mark. */
const PDF_TAIL_BYTES = 1_024;

/** Accepted types of documents with their file extensions. */
export const documentTypes = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" } as const;

/** Returns the type of a document by its content; undefined for any other than PDF, JPEG and PNG. */
export function findDocumentType(bytes: Buffer): keyof typeof documentTypes | undefined {
  if (startsWith(bytes, "%PDF-"))
    return bytes.subarray(-PDF_TAIL_BYTES).includes("%%EOF") ? "application/pdf" : undefined;
  if (startsWith(bytes, "\xff\xd8\xff")) return "image/jpeg";
  return startsWith(bytes, "\x89PNG\r\n\x1a\n") ? "image/png" : undefined;
}
