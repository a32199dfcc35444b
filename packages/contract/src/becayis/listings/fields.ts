import { z } from "zod";

export const offer = { description: "En çok sunulan iller · provinces most offered" };
export const offerCity = z.string().describe("Sunulan il · offered province");
export const offerDepartment = z.string().describe("Sunulan birim · offered unit");
export const offerDistrict = z.string().describe("Sunulan ilçe; fark etmiyorsa null · offered district; null for any");
export const offerInstitution = z.string().describe("Sunulan kurum · offered institution");
export const offerPosition = z.string().describe("Sunulan unvan · offered post title");
export const rejectionReason = z
  .string()
  .describe("Reddin gerekçesi; yoksa boş · reason of the rejection; empty without one");
export const requirements = z.string().describe("Beklentiler · requirements");
export const wanted = { description: "En çok istenen iller · provinces most wanted" };
export const wantedCity = z.string().describe("İlk istenen il · first wanted province");
export const wantedDepartment = z.string().describe("İstenen birim · wanted unit");
export const wantedDistrict = z
  .string()
  .describe("İlk istenen ilçe; fark etmiyorsa null · first wanted district; null for any");
export const firstWantedDistrict = { description: "İlk istenen ilçe · first wanted district" };
export const wantedInstitution = z.string().describe("İstenen kurum · wanted institution");
export const wantedPosition = z.string().describe("İstenen unvan · wanted post title");
export const wishes = { description: "İstenen yerler, en çok istenen önce · wanted places, the most wanted first" };
