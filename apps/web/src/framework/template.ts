/** A document's constant parts; the shared style sheet stands in the head. */
export interface Template {
  start: Uint8Array;
  beforeBody: Uint8Array;
  beforeState: Uint8Array;
  beforeScripts: Uint8Array;
  end: Uint8Array;
}

/**
 * Divides a template once into bytes, so that no page encodes them again.
 * @param html a document with the comments `head`, `app`, `state` and `scripts`, in this order
 */
export function divideTemplate(html: string): Template {
  const parts = html.split(/<!--(?:head|app|state|scripts)-->/);
  const partAt = (index: number) => Buffer.from(parts[index] ?? "");
  return {
    start: partAt(0),
    beforeBody: partAt(1),
    beforeState: partAt(2),
    beforeScripts: partAt(3),
    end: partAt(4),
  };
}
