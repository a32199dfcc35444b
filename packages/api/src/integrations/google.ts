import { isEmail } from "@site/contract/common/email";
import { getEmailKey } from "@site/contract/common/text";
import type { UpstreamErrorReason } from "@site/contract/system/schema";
import type { Configuration, IDToken } from "openid-client";
import { z } from "zod";
import { createBoundedFetch } from "./bounded-fetch.ts";

/** Seconds for each of at most three requests: the provider's addresses, the code, the keys. */
const TIMEOUT_S = 4;
const MAX_BYTES = 512 * 1024;
/** Separates the purpose from the random part of a `state`. */
const SEPARATOR = ".";
/** The scopes that each purpose needs. */
const SCOPES: Record<GooglePurpose, string> = { admin: "openid email", join: "openid email profile" };

/** How an OpenID provider knows this site. */
export interface GoogleOptions {
  /** Address of Google or of another provider that speaks OpenID Connect. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** State of an OAuth flow, which the browser keeps while its user is at the provider. */
export interface GoogleFlow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The account that a provider vouches for. */
export interface GoogleAccount {
  sub: string;
  /** Undefined unless the provider has verified the address. */
  email: string | undefined;
  /**
   * True if the provider hosts the mailbox, so that nobody else can have it today: Gmail, or a Workspace domain ("hd").
   * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
   */
  isHosted: boolean;
  /** First and last name; undefined unless asked for. */
  name: string | undefined;
}

/** Why somebody is sent to the provider: an administrator signs in, or a newcomer joins by a listing. */
export type GooglePurpose = "admin" | "join";

/** Returns the purpose that a `state` was made for; both return to the one address that Google has to know. */
export function getGooglePurpose(state: string | null): GooglePurpose {
  return state?.startsWith(`join${SEPARATOR}`) ? "join" : "admin";
}

/** Signs people in at Google (OpenID Connect, authorization code with PKCE). */
export interface Google {
  /** Returns the address at the provider and what the browser keeps. @throws if the provider cannot be reached */
  begin(redirectUri: string, purpose: GooglePurpose): Promise<{ address: string; flow: GoogleFlow }>;
  /**
   * Exchanges the code for the account: checks state, nonce, signature, issuer, audience and expiry.
   * @param returned the address that the provider sent the browser back to
   * @throws if any of them is wrong or the provider cannot be reached
   */
  finish(returned: URL, flow: GoogleFlow): Promise<GoogleAccount>;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  hd: z.string().optional(),
  name: z.string().optional(),
});

/** Codes of openid-client for answers that violate the standard. */
const BROKEN = ["OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON", "OAUTH_PARSE_ERROR"];
const thrown = z.object({ code: z.string(), error: z.string().optional(), status: z.number().optional() });

/** Returns what a failed sign-in says about the provider; undefined if the person caused it. */
export function getGoogleError(cause: unknown): UpstreamErrorReason | undefined {
  if (cause instanceof TypeError) return "unreachable"; // fetch() rejects with it if no answer came
  const { code, error, status = 0 } = thrown.safeParse(cause).data ?? { code: "" };
  if (code === "OAUTH_TIMEOUT") return "unreachable";
  if (error === "invalid_client" || error === "unauthorized_client") return "refused";
  if (code === "OAUTH_WWW_AUTHENTICATE_CHALLENGE") return "refused";
  if (status === 429) return "busy";
  return status >= 500 || BROKEN.includes(code) ? "broken" : undefined;
}

/** Creates the client; the provider's addresses are asked for once, with the first sign-in. */
export function createGoogle({ issuer, clientId, clientSecret }: GoogleOptions): Google {
  let configuration: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import("openid-client");
    const execute = [enableNonRepudiationChecks]; // also of tokens that the provider sent directly
    if (issuer.startsWith("http:")) execute.push(allowInsecureRequests);
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_S,
      [customFetch]: (url: string, options: RequestInit) =>
        createBoundedFetch({ maxBytes: MAX_BYTES, isExceeded: false })(url, options),
    });
  }

  function configured(): Promise<Configuration> {
    configuration ??= discover().catch((error: unknown) => {
      configuration = undefined; // so that the next sign-in asks again
      throw error;
    });
    return configuration;
  }

  return { begin, finish };

  async function begin(redirectUri: string, purpose: GooglePurpose): ReturnType<Google["begin"]> {
    const openid = await import("openid-client");
    const flow = {
      state: purpose + SEPARATOR + openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const address = openid.buildAuthorizationUrl(await configured(), {
      redirect_uri: redirectUri,
      scope: SCOPES[purpose],
      prompt: "select_account",
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: "S256",
    });
    return { address: address.href, flow };
  }

  async function finish(returned: URL, { state, nonce, verifier }: GoogleFlow): Promise<GoogleAccount> {
    const { authorizationCodeGrant } = await import("openid-client");
    const tokens = await authorizationCodeGrant(await configured(), returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return getAccount(tokens.claims());
  }
}

function getAccount(token: IDToken | undefined): GoogleAccount {
  const { sub, email, email_verified, hd, name } = claims.parse(token);
  const address = email_verified === true && email && isEmail(email) ? email : undefined;
  const isGmail = getEmailKey(address ?? "").endsWith("@gmail.com");
  return { sub, email: address, isHosted: isGmail || hd !== undefined, name };
}
