/**
 * Returns the SQL of a library image's dimensions and stored widths by its address; null for any other address.
 * @param address SQL of the address, such as "p.featured_image"
 */
export function sizeOfImage(address: string): string {
  return `(SELECT json_build_object('width', i.width, 'height', i.height, 'widths', i.widths) FROM library_images i
    WHERE i.key = substring(${address} FROM '^/media/library/([0-9a-f]{16})[.]jpg$') AND i.deleted_at IS NULL)`;
}
