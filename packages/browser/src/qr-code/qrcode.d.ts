/** Declares the part of the package that is used here; the package has no types. */
declare module "qrcode" {
  export function toDataURL(text: string, options: { margin: number; width: number }): Promise<string>;
  /** The modules row by row; 1 is dark. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" },
  ): { modules: { size: number; data: Uint8Array } };
}
