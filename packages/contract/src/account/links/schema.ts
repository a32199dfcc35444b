import { text } from "../../common/atoms.ts";
import { linkTexts } from "./labels.ts";

/** One value of a mailed link. */
export const linkPart = text(200, linkTexts.linkInvalid);
