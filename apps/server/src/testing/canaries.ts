import { randomBytes } from "node:crypto";

/** Secrets that must not appear in anything that the product writes. */
export interface Canaries {
  /** Returns a new secret value; letters and digits look the same in JSON, addresses and HTML. */
  create(name: string): string;
  /** Adds a secret that the product has made. */
  watch(name: string, value: string): void;
  /** Searches what the product has written. @param source names it in the report */
  read(source: string, text: string): void;
  /** Returns which secrets were found, and where. */
  found(): string[];
}

export function createCanaries(): Canaries {
  const secrets: { name: string; forms: string[] }[] = [];
  const written: { source: string; text: string }[] = [];
  const watch = (name: string, value: string) => {
    if (value.length < 16) throw new Error(`${name} is too short to be found`);
    secrets.push({ name, forms: getForms(value) });
  };
  return {
    watch,
    create(name) {
      const value = `Kanarya${randomBytes(16).toString("hex")}`;
      watch(name, value);
      return value;
    },
    read: (source, text) => void written.push({ source, text }),
    found() {
      const heads = [...new Set(secrets.flatMap(({ forms }) => forms.map(getHead)))];
      const texts = written.map(({ source, text }) => ({
        source,
        text,
        heads: new Set(heads.filter((head) => text.includes(head))),
      }));
      return secrets.flatMap(({ name, forms }) =>
        texts
          .filter((each) => forms.some((form) => each.heads.has(getHead(form)) && each.text.includes(form)))
          .map(({ source }) => `${name} in ${source}`),
      );
    },
  };
}

/**
 * Returns the beginning of a form. Hundreds of secrets share few beginnings, so that a text is searched for these
 * first.
 */
function getHead(form: string): string {
  return form.slice(0, 6);
}

/** Returns a value as it is, percent-encoded, in hexadecimal, and in base64 at each offset within other bytes. */
function getForms(value: string): string[] {
  const bytes = Buffer.from(value);
  const encoded = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const begin = Math.ceil((offset * 8) / 6);
    const end = Math.floor((shifted.length * 8) / 6);
    return [shifted.toString("base64").slice(begin, end), shifted.toString("base64url").slice(begin, end)];
  });
  const hex = bytes.toString("hex");
  return [...new Set([value, encodeURIComponent(value), hex, hex.toUpperCase(), ...encoded])];
}
