import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";

/** Names an empty icon, because a browser would otherwise request /favicon.ico of the provider and report its 404. */
const CHOICE_HEAD = `<!doctype html><title>Hesap seçin</title><link rel="icon" href="data:,">`;

export const openIdClient = { clientId: "site", clientSecret: "a-secret-of-the-site" } as const;

/** A person with an account at the provider. */
export interface ProviderAccount {
  email: string;
  isVerified?: boolean;
  name?: string;
  /** Domain of the organisation whose mailboxes the provider hosts. */
  hostedDomain?: string;
}

/** An OpenID provider on this machine that behaves like Google. */
export interface OpenIdProvider {
  issuer: string;
  /** The accounts by `sub`; its page offers them, and "Vazgeç". */
  accounts: Map<string, ProviderAccount>;
  /** Seconds that its ID tokens are valid. */
  idTokenSeconds: number;
  /** Registers the site as a client. */
  admit(siteUrl: string): void;
  close(): Promise<void>;
}

/** Starts an OpenID provider (oidc-provider); sign-ins work once it has admitted a site. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  const running: OpenIdProvider = {
    issuer: `http://localhost:${address.port}`,
    accounts: new Map(),
    idTokenSeconds: 600,
    admit(siteUrl) {
      answer = getAnswers(running, siteUrl);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return running;
}

function getAnswers(running: OpenIdProvider, siteUrl: string): RequestListener {
  const provider = new Provider(running.issuer, getConfiguration(running, siteUrl));
  const protocol = provider.callback();
  return (request, response) => {
    const [, page, uid, choice] = request.url?.split("/") ?? [];
    if (page !== "choose") return void protocol(request, response);
    if (choice !== undefined) {
      const isKnown = running.accounts.has(choice);
      const result = isKnown ? { login: { accountId: choice }, select_account: {} } : { error: "access_denied" };
      return void provider.interactionFinished(request, response, result);
    }
    const link = (name: string, label: string) => `<li><a href="/choose/${uid}/${name}">${label}</a></li>`;
    const links = [...running.accounts].map(([sub, { email }]) => link(sub, email));
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(`${CHOICE_HEAD}<ul>${links.join("")}${link("nobody", "Vazgeç")}</ul>`);
  };
}

function getConfiguration(running: OpenIdProvider, siteUrl: string): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0); // as Google's
  return {
    clients: [
      {
        client_id: openIdClient.clientId,
        client_secret: openIdClient.clientSecret,
        redirect_uris: [`${siteUrl}/api/admin/auth/google/callback`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub", "hd"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    ttl: { IdToken: () => running.idTokenSeconds },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["of the tests"] },
    interactions: { url: (_, { uid }) => `/choose/${uid}`, policy },
    findAccount: (_, sub) => {
      const account = running.accounts.get(sub);
      return (
        account && {
          accountId: sub,
          claims: () => ({
            sub,
            email: account.email,
            email_verified: account.isVerified ?? true,
            ...(account.name !== undefined && { name: account.name }),
            ...(account.hostedDomain !== undefined && { hd: account.hostedDomain }),
          }),
        }
      );
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/**
 * Takes a browser from an address at the provider back to the site.
 * @param choice `sub` of the account to sign in with; another one gives up
 * @returns the address it comes back to
 */
export async function chooseAt({ issuer }: OpenIdProvider, address: string, choice: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = address;
  while (at.startsWith(issuer)) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";", 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get("location");
    if (answer.status >= 400) throw new Error(`the provider says ${answer.status}: ${await answer.text()}`);
    at = next === null ? `${at}/${choice}` : new URL(next, at).href;
  }
  const error = new URL(at).searchParams.get("error");
  if (error !== null && error !== "access_denied") throw new Error(`the provider refuses: ${at}`);
  return at;
}
