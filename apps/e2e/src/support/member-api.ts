import { type APIRequestContext, request } from "@playwright/test";
import { read } from "./admin-api.ts";
import type { MailingProduct } from "./mailing-product.ts";
import { PASSWORD } from "./members.ts";

/** Where somebody works and wants to work. */
export interface Wish {
  city: string;
  district: string;
  wantedCity: string;
}

const post = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" };

/** The documented addresses with a member's token, as a script would use them. */
export class MemberApi {
  readonly #calls: APIRequestContext;
  readonly id: number;
  readonly email: string;

  private constructor(calls: APIRequestContext, id: number, email: string) {
    this.#calls = calls;
    this.id = id;
    this.email = email;
  }

  /** Registers somebody, proves their address by the mail's link and signs them in. */
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

  /** Hands a listing in, with the swap profile it is made of. */
  async createListing(
    { city, district, wantedCity }: Wish,
    texts: { title: string; description: string },
  ): Promise<{ id: number; slug: string }> {
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

  async requestContact(listingId: number): Promise<void> {
    await read(await this.#calls.post("/api/becayis/contact-requests", { data: { listingId } }));
  }

  /** Accepts the newest request for contact. */
  acceptRequest(): Promise<void> {
    return this.#answerRequest("accepted");
  }

  /** Refuses the newest request for contact. */
  rejectRequest(): Promise<void> {
    return this.#answerRequest("rejected");
  }

  /** Writes into the thread of the newest request for contact. */
  async writeMessage(body: string): Promise<void> {
    await read(
      await this.#calls.post(`/api/becayis/contact-requests/${await this.#newestRequest()}/messages`, {
        data: { body },
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
