import type { MemberProfile } from "@site/contract/members/profile/schema";

export interface Completion {
  percent: 50 | 75 | 100;
  message: string;
}

/** The fields of a swap profile that count towards completion. */
export interface SwapPost {
  currentInstitution: string | null;
  currentPosition: string | null;
  currentCity: string | null;
}

/**
 * Returns how complete a profile is, and which parts are missing.
 * @param swap the member's swap profile, if any
 */
export function getCompletion({ firstName, lastName, phone }: MemberProfile["profile"], swap?: SwapPost): Completion {
  if (!(firstName && lastName && phone))
    return { percent: 50, message: "Profilinizi tamamlamak için telefon numaranızı ekleyin." };
  if (swap?.currentInstitution && swap.currentPosition && swap.currentCity)
    return { percent: 100, message: "Profiliniz eksiksiz." };
  return { percent: 75, message: "%100 için becayiş profilinizi tamamlayın." };
}
