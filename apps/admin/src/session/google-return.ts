import { tabStore } from "@site/browser/browser-store";
import { adminPaths } from "@site/contract/admin-paths";
import { GOOGLE_SIGN_IN_PATH, textOfGoogleError } from "@site/contract/identity/sign-in/google-labels";
import { isAdminPath } from "@site/contract/paths";

/** Storage key of the address to open after the sign-in at Google, which loads a new document. */
const RETURN_KEY = "adminReturnAddress";
const TOKEN = /^a_[\w-]{43}$/;

/** Result of a sign-in at Google. */
export interface GoogleReturn {
  /** Session token. */
  token?: string;
  /** True if the account needs its second factor. */
  needsCode?: boolean;
  /** Error message. */
  error?: string;
}

/** Reads the result of a sign-in at Google from query, fragment and cookies. */
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

/** Reads the result, and removes it from address and cookies, so that no token stays in the history. */
export function takeGoogleReturn(): GoogleReturn {
  const { search, hash, pathname } = location;
  const found: GoogleReturn = readGoogleReturn({ search, hash, cookie: document.cookie });
  if (search !== "" || hash !== "") history.replaceState(history.state, "", pathname);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  for (const name of ["token", "google_auth"]) document.cookie = `${name}=; path=/; max-age=0`;
  return found;
}

/**
 * Leaves for the sign-in at Google.
 * @param returnAddress address to open afterwards
 */
export function leaveForGoogle(returnAddress: string): void {
  tabStore.set(RETURN_KEY, returnAddress);
  location.assign(GOOGLE_SIGN_IN_PATH);
}

/** Returns the stored address and deletes it. */
export function takeReturnAddress(): string | undefined {
  const address = tabStore.get(RETURN_KEY);
  tabStore.remove(RETURN_KEY);
  return address !== null && isAdminPath(address) && address !== adminPaths.login ? address : undefined;
}
