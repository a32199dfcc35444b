/** The part of the package that is used here; it brings no types. */
declare module "qrcode" {
  export function toDataURL(text: string, options: { margin: number; width: number }): Promise<string>;
}
