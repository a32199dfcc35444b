import type { KeyScope } from "@site/contract/keys/schema";
import type { ZodType } from "zod";
import type { OwnerKind } from "../calls/owner.ts";
import type { PageTag } from "../pages/pages.ts";

/**
 * Metadata of a procedure. `openapi` is its REST address, stated by `rest` of `restIn`; `aliases` are further
 * addresses. `{name}` in a path is filled from the input field of that name.
 */
export type ProcedureMeta = {
  openapi?: {
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: `/${string}`;
    tags: string[];
    summary: string;
  };
  /**
   * Turns the output into the documented answer of the REST address, where that has another form; the API document shows
   * what comes out. The apps read the output as it is. `listAs` for a page of a list, `spelledAs` for keys in snake
   * case, or a pipe of the output's schema, such as
   * `output.transform(({ userName }) => ({ user_name: userName })).pipe(documented)`.
   */
  answer?: ZodType;
  /**
   * Fields of the input that the API document spells in snake case; true for all. Both spellings of any field are
   * accepted.
   */
  snakeInput?: true | readonly string[];
  /** True if the call needs a session or an API key; set by the kind of procedure. */
  isGuarded?: boolean;
  aliases?: `/${string}`[];
  /** Maximum body size in bytes, for callers with a session; one mebibyte by default. */
  bodyLimit?: number;
  /** True for one-click unsubscribe calls (RFC 8058): mail programs send a form body, and only the address is read. */
  isOneClick?: boolean;
  /**
   * Path of a page whose plain HTML form makes this call without scripts: a form body is answered with a redirect to it
   * with `?sonuc=`, which is "done" or an error code.
   */
  formPage?: `/${string}`;
  /**
   * True if the input's fields are names of settings: its REST address refuses unknown names instead of leaving them
   * out.
   */
  isMap?: boolean;
  /** True if its body is a JSON Merge Patch (RFC 7396). */
  isMergePatch?: boolean;
  /** Scope that an API key needs for this call, or "any" of them; without it the call accepts no key. */
  keyScope?: KeyScope | "any";
  /** Seconds for which clients may use the answer of a public read without asking again. */
  cacheSeconds?: number;
  /** True for frequent calls that change nothing others see; the audit log leaves them out. */
  isUnaudited?: boolean;
  /**
   * True for administrators' calls that ask for the password again unless it was proved a short while ago. A function
   * decides by the input, before that is validated.
   */
  needsPassword?: boolean | ((input: unknown) => boolean);
  /** The kind of sign-in this call performs; each attempt is written to the audit log. */
  signsIn?: OwnerKind;
  /** Set if pages share the same answer: the renderer caches it until a write changes one of these. */
  sharedUntil?: readonly PageTag[];
  /**
   * Set if visitors share the answer at the REST address: it is cached by its input until a write changes one of these
   * tags (`sharedUntil` by default), at most as long as a page. Not for records with a version or with page links.
   */
  cachedUntil?: readonly PageTag[];
};
