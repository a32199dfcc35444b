import type { MemberProfile } from "@site/contract/member/schema";

export interface Completion {
  percent: 50 | 75 | 100;
  message: string;
}

/** What of a swap profile counts here. */
export interface SwapPost {
  currentInstitution: string | null;
  currentPosition: string | null;
  currentCity: string | null;
}

/**
 * How complete a profile is (public-site.md section 4).
 * @param swap the member's swap profile, where there is one
 */
export function completionOf({ firstName, lastName, phone }: MemberProfile["profile"], swap?: SwapPost): Completion {
  if (!(firstName && lastName && phone))
    return { percent: 50, message: "Profilinizi tamamlamak için telefon numaranızı ekleyin." };
  if (swap?.currentInstitution && swap.currentPosition && swap.currentCity)
    return { percent: 100, message: "Profiliniz eksiksiz." };
  return { percent: 75, message: "%100 için becayiş profilinizi tamamlayın." };
}
