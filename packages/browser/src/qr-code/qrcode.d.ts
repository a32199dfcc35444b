/** Declares the part of the package that is used here; the package has no types. */
declare module "qrcode" {
  export function toDataURL(text: string, options: { margin: number; width: number }): Promise<string>;
}
