import { type APIRequestContext, request } from "@playwright/test";
import type { AdminApi } from "./admin-api.ts";
import { PASSWORD } from "./members.ts";

interface Mover {
  email: string;
  from: string;
  district: string;
  to: string;
}

const post = { institution: "Sağlık Bakanlığı", position: "Hemşire" };

/** Puts a nurse beside the sample listings of an empty installation, over the documented addresses. Done once, it stays so. */
export async function joinSampleBoard(api: AdminApi, address: string | undefined, mover: Mover, { isApproved }: { isApproved: boolean }): Promise<void> {
  const calls = await request.newContext({ baseURL: address });
  const { email, from, district, to } = mover;
  if (!(await tokenOf(calls, email))) {
    await send(calls, "/api/auth/register", { firstName: "Elif", lastName: "Kaya", email, password: PASSWORD, phone: "+90 312 000 00 00", terms: true });
    await api.verifyMember(email);
    const headers = { authorization: `Bearer ${await tokenOf(calls, email)}` };
    await send(calls, "/api/becayis/profile", { currentInstitution: post.institution, currentPosition: post.position, currentCity: from, currentDistrict: district }, headers);
    const places = { offerInstitution: post.institution, offerPosition: post.position, offerCity: from, wantedInstitution: post.institution, wantedPosition: post.position, wantedCity: to };
    const { id } = await send(calls, "/api/becayis/listings", { title: `${from} ile ${to} arasında becayiş`, description: "Ailemin yanında çalışmak istiyorum.", ...places }, headers);
    if (isApproved) await api.approveListing(id);
  }
  await calls.dispose();
}

async function tokenOf(calls: APIRequestContext, email: string): Promise<string | undefined> {
  const answer: { session?: { access_token: string } } = await (await calls.post("/api/auth/login", { data: { email, password: PASSWORD } })).json();
  return answer.session?.access_token;
}

async function send(calls: APIRequestContext, path: string, data: object, headers: Record<string, string> = {}): Promise<{ id: number }> {
  const response = await calls.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
