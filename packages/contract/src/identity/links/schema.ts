import { z } from "zod";
import { OWN_PATH, text } from "../../common/atoms.ts";
import { linkTexts } from "./labels.ts";
import { MAX_RETURN_PATH, safeReturnPath } from "./return-path.ts";

/** One value of a mailed link. */
export const linkPart = text(200, linkTexts.linkInvalid);

/** The page of this site to open after a mailed link, with query and fragment. */
export const returnPath = z
  .string(linkTexts.returnPathInvalid)
  .max(MAX_RETURN_PATH, linkTexts.returnPathInvalid)
  .refine((value) => safeReturnPath(value) !== undefined, linkTexts.returnPathInvalid)
  .meta(OWN_PATH);
