import { tabStore } from "@site/browser/browser-store";
import { adminPaths } from "@site/contract/admin-paths";
import { GOOGLE_SIGN_IN_PATH, textOfGoogleError } from "@site/contract/identity/sign-in/google-labels";
import { isAdminPath } from "@site/contract/paths";

/** The address to open after the Google sign-in, which loads a new document. */
const RETURN_KEY = "adminReturnAddress";
const TOKEN = /^a_[\w-]{43}$/;

/** Values that the browser brings back from Google. */
export interface GoogleReturn {
  /** Opens the session. */
  token?: string;
  /** True if the account asks for its second step. */
  needsCode?: boolean;
  /** The text to show. */
  error?: string;
}

/** Reads what Google's way back has left: in the query, behind "#", or in cookies. */
export function readGoogleReturn({ search, hash, cookie }: { search: string; hash: string; cookie: string }) {
  const places = [search, hash.replace(/^#/, ""), cookie.replaceAll(/;\s*/g, "&")].map(
    (text) => new URLSearchParams(text),
  );
  const [query] = places;
  const error = query?.get("error");
  if (error) return { error: textOfGoogleError(error) } satisfies GoogleReturn;
  const place = places.find((values) => values.has("google_auth"));
  if (place?.get("google_auth") === "second_factor") return { needsCode: true } satisfies GoogleReturn;
  const token = place?.get("token") ?? "";
  return TOKEN.test(token) ? ({ token } satisfies GoogleReturn) : {};
}

/** Reads it and cleans address and cookies at once, so that no token stays in the history. */
export function takeGoogleReturn(): GoogleReturn {
  const { search, hash, pathname } = location;
  const found: GoogleReturn = readGoogleReturn({ search, hash, cookie: document.cookie });
  if (search !== "" || hash !== "") history.replaceState(history.state, "", pathname);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  for (const name of ["token", "google_auth"]) document.cookie = `${name}=; path=/; max-age=0`;
  return found;
}

/** Leaves for Google. @param returnAddress the address to open afterwards */
export function leaveForGoogle(returnAddress: string): void {
  tabStore.set(RETURN_KEY, returnAddress);
  location.assign(GOOGLE_SIGN_IN_PATH);
}

/** Returns the kept address once. */
export function takeReturnAddress(): string | undefined {
  const address = tabStore.get(RETURN_KEY);
  tabStore.remove(RETURN_KEY);
  return address !== null && isAdminPath(address) && address !== adminPaths.login ? address : undefined;
}
