import { type FormErrors, schemaResolver } from "@mantine/form";
import { useRef } from "react";
import type { z } from "zod";
import { loadPart } from "../../../framework/browser.ts";
import { without } from "./without.ts";

/** A schema that loads on use, and what the server has refused beyond it. */
export interface Schema<Values, Parsed> {
  /** Returns a function that parses valid values; undefined if the schema cannot be loaded. */
  load(): Promise<((values: Values) => Parsed) | undefined>;
  /** Returns messages by field. What the server has refused is not valid either, but can be sent again. */
  validate(values: Values): FormErrors;
  /** Stores the server's messages by field. */
  refuse(fields: Record<string, string>): void;
  getRefused(): Record<string, string>;
  keepRefused(isUnchanged: (field: string) => boolean): void;
}

interface Options<Parsed> {
  loadSchema: () => Promise<z.ZodType<Parsed>>;
  /** Fields that are shown and not sent. */
  unsent?: readonly string[];
}

/** Loads a schema on use and validates by it. What the server has refused stays refused until it is changed. */
export function useSchema<Values extends object, Parsed>({
  loadSchema,
  unsent = [],
}: Options<Parsed>): Schema<Values, Parsed> {
  const loaded = useRef<z.ZodType<Parsed>>(undefined);
  const refused = useRef<Record<string, string>>({});
  const toSent = (values: Values) => without((field) => unsent.includes(field), values);
  return {
    async load() {
      const schema = await loadPart(loadSchema).catch(() => undefined);
      loaded.current = schema;
      return schema && ((values) => schema.parse(toSent(values)));
    },
    validate(values) {
      const errors = loaded.current ? schemaResolver(loaded.current, { sync: true })(toSent(values)) : {};
      return Object.keys(errors).length > 0 ? { ...refused.current, ...errors } : {};
    },
    refuse(fields) {
      refused.current = fields;
    },
    getRefused: () => refused.current,
    keepRefused(isUnchanged) {
      refused.current = Object.fromEntries(Object.entries(refused.current).filter(([field]) => isUnchanged(field)));
    },
  };
}
