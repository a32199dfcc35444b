import type { AdminApi } from "./admin-api.ts";
import type { MailingProduct } from "./mailbox.ts";
import { MemberApi } from "./member-api.ts";

/** A member of a swap; each wants the place of the next one, the last that of the first. */
export interface SwapMember {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  city: string;
  district: string;
}

/** Registers the members of a match or ring by calls, who all accept it. @returns the match's or ring's number */
export async function acceptSwap(product: MailingProduct, admin: AdminApi, people: SwapMember[]): Promise<number> {
  const kind = people.length === 2 ? "match" : "ring";
  const members: MemberApi[] = [];
  for (const [index, { email, city, district, ...person }] of people.entries()) {
    const wantedCity = people[(index + 1) % people.length]?.city ?? city;
    const member = await MemberApi.join(product, email, person);
    const title = `${city} ile ${wantedCity} arasında becayiş`;
    const { id } = await member.createListing({ city, district, wantedCity }, { title, description: "" });
    await admin.approveListing(id);
    members.push(member);
  }
  let swap = 0;
  for (const member of members) {
    swap = await member.acceptSwap(kind);
    await member.dispose();
  }
  return swap;
}
