import { type APIRequestContext, request } from "@playwright/test";
import { read, unpack } from "./admin-api.ts";
import type { MailingProduct } from "./mailbox.ts";
import { PASSWORD } from "./members.ts";

/** A member's post and wish, as names. */
export interface Wish {
  city: string;
  district: string;
  wantedCity: string;
}

const post = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" };

/** Calls the API with a member's token: by REST, or by tRPC if a call has no REST address. */
export class MemberApi {
  readonly #calls: APIRequestContext;
  readonly id: number;
  readonly email: string;

  private constructor(calls: APIRequestContext, id: number, email: string) {
    this.#calls = calls;
    this.id = id;
    this.email = email;
  }

  /** Registers a member, verifies the address by the mailed link and signs in. */
  static async join(
    { address, mailbox }: MailingProduct,
    email: string,
    person: { firstName: string; lastName: string; phone: string },
  ): Promise<MemberApi> {
    const anonymous = await request.newContext({ baseURL: address });
    await read(
      await anonymous.post("/api/auth/register", { data: { ...person, email, password: PASSWORD, terms: true } }),
    );
    const link = new URLSearchParams(
      new URL(await mailbox.linkIn(email, "doğrulayın", "/email-dogrula")).hash.slice(1),
    );
    await read(
      await anonymous.post("/api/auth/verify-email/supabase", {
        data: { accessToken: link.get("access_token"), refreshToken: link.get("refresh_token") },
      }),
    );
    const { session, user }: { session: { access_token: string }; user: { id: number } } = await read(
      await anonymous.post("/api/auth/login", { data: { email, password: PASSWORD } }),
    );
    await anonymous.dispose();
    return new MemberApi(
      await request.newContext({
        baseURL: address,
        extraHTTPHeaders: { authorization: `Bearer ${session.access_token}` },
      }),
      user.id,
      email,
    );
  }

  dispose(): Promise<void> {
    return this.#calls.dispose();
  }

  /** Saves a swap profile that allows creating a listing. */
  async saveProfile({ city, district }: Pick<Wish, "city" | "district">): Promise<void> {
    await read(
      await this.#calls.post("/api/becayis/profile", {
        data: {
          currentInstitution: post.institution,
          currentPosition: post.position,
          currentCity: city,
          currentDistrict: district,
        },
      }),
    );
  }

  /** Creates a listing and the swap profile it requires. */
  async createListing(
    { city, district, wantedCity }: Wish,
    texts: { title: string; description: string },
  ): Promise<{ id: number; slug: string }> {
    await this.saveProfile({ city, district });
    const offer = {
      offerInstitution: post.institution,
      offerPosition: post.position,
      offerCity: city,
      offerDistrict: district,
    };
    return read(
      await this.#calls.post("/api/becayis/listings", {
        data: { ...texts, ...offer, wantedInstitution: post.institution, wantedPosition: post.position, wantedCity },
      }),
    );
  }

  /** Accepts the member's only match or ring and returns its number. */
  async acceptSwap(kind: "match" | "ring"): Promise<number> {
    const folder = kind === "match" ? "becayis.matches" : "becayis.rings";
    const [swap] = await unpack<{ id: number }[]>(
      await this.#calls.get(`/trpc/${folder}.mine`, { params: { input: '{"json":{}}' } }),
    );
    if (!swap) throw new Error(`the member has no ${kind}`);
    const data = { json: { id: swap.id, status: "accepted" } };
    await read(await this.#calls.post(`/trpc/${folder}.setStatus`, { data }));
    return swap.id;
  }

  async requestContact(listingId: number): Promise<void> {
    await read(await this.#calls.post("/api/becayis/contact-requests", { data: { listingId } }));
  }

  /** Accepts the newest contact request. */
  acceptRequest(): Promise<void> {
    return this.#answerRequest("accepted");
  }

  /** Rejects the newest contact request. */
  rejectRequest(): Promise<void> {
    return this.#answerRequest("rejected");
  }

  /** Posts a message to the thread of the newest contact request. */
  async writeMessage(body: string): Promise<void> {
    await read(
      await this.#calls.post("/trpc/becayis.contactRequests.sendMessage", {
        data: { json: { id: await this.#newestRequest(), body } },
      }),
    );
  }

  async #answerRequest(status: "accepted" | "rejected"): Promise<void> {
    await read(
      await this.#calls.patch(`/api/becayis/contact-requests/${await this.#newestRequest()}`, { data: { status } }),
    );
  }

  async #newestRequest(): Promise<number | undefined> {
    const { received } = await read<{ received: { id: number }[] }>(
      await this.#calls.get("/api/becayis/contact-requests"),
    );
    return received[0]?.id;
  }
}
