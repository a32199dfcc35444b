/** Widths in pixels in which a library image is stored; a narrower image is stored in its own. */
export const imageWidths = [480, 960, 1600] as const;

/** File name endings of the stored formats, the smallest files first. */
export const imageFormats = ["avif", "webp", "jpg"] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** Matches the address of a library image, with its key. */
export const LIBRARY_ADDRESS = /^\/media\/library\/([0-9a-f]{16})\.jpg$/;

/** Returns the address of a library image: a JPEG in its largest size. It never changes. */
export function libraryAddress(key: string): string {
  return `/media/library/${key}.jpg`;
}

/** Returns the key of the library image at an address, or undefined for any other address. */
export function findLibraryKey(address: string): string | undefined {
  return LIBRARY_ADDRESS.exec(address)?.[1];
}

/**
 * Returns the `srcset` of a library image in one format.
 * @param widths stored widths in pixels
 */
export function librarySourceSet(key: string, format: ImageFormat, widths: readonly number[]): string {
  return widths.map((width) => `/media/library/${key}/${width}.${format} ${width}w`).join(", ");
}
