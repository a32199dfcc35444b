import { type APIRequestContext, request } from "@playwright/test";
import { type AdminApi, read } from "./admin-api.ts";
import { PASSWORD } from "./members.ts";

interface Mover {
  email: string;
  from: string;
  district: string;
  to: string;
}

const post = { institution: "Sağlık Bakanlığı", position: "Hemşire" };

/** E-mail of the member who is in a ring with the sample listings. */
export const ringMember = "halkadaki.uye@example.org";

/** Adds two nurses to the sample listings: one in a ring with them, the other awaiting approval. */
export async function fillSampleBoard(api: AdminApi, address: string): Promise<void> {
  const calls = await request.newContext({ baseURL: address });
  const inRing = await joinBoard(api, calls, { email: ringMember, from: "İstanbul", district: "Kadıköy", to: "Bursa" });
  await api.approveListing(inRing);
  await joinBoard(api, calls, { email: "bekleyen.uye@example.org", from: "Sivas", district: "Gemerek", to: "Tokat" });
  await calls.dispose();
}

/**
 * Registers a member through the API and creates a listing that awaits approval.
 * @returns the listing's id
 */
async function joinBoard(api: AdminApi, calls: APIRequestContext, mover: Mover): Promise<number> {
  const { email, from, district, to } = mover;
  await read(
    await calls.post("/api/auth/register", {
      data: { firstName: "Elif", lastName: "Kaya", email, password: PASSWORD, phone: "+90 312 000 00 00", terms: true },
    }),
  );
  await api.verifyMember(email);
  const { session } = await read<{ session: { access_token: string } }>(
    await calls.post("/api/auth/login", { data: { email, password: PASSWORD } }),
  );
  const headers = { authorization: `Bearer ${session.access_token}` };
  await read(
    await calls.post("/api/becayis/profile", {
      headers,
      data: {
        currentInstitution: post.institution,
        currentPosition: post.position,
        currentCity: from,
        currentDistrict: district,
      },
    }),
  );
  const places = {
    offerInstitution: post.institution,
    offerPosition: post.position,
    offerCity: from,
    wantedInstitution: post.institution,
    wantedPosition: post.position,
    wantedCity: to,
  };
  const texts = { title: `${from} ile ${to} arasında becayiş`, description: "Ailemin yanında çalışmak istiyorum." };
  const { id } = await read<{ id: number }>(
    await calls.post("/api/becayis/listings", { headers, data: { ...texts, ...places } }),
  );
  return id;
}
