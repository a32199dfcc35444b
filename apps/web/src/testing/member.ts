import type { Answers } from "@site/browser/testing/answer-calls";
import { memberToken } from "../framework/browser.ts";

const waiting = { requests: 0, matches: 0, rings: 0, receivedMessages: 0, sentMessages: 0, endingListings: 0 };

/**
 * Signs a member in.
 * @returns the answers of the calls that every page then makes
 */
export function signIn(): NonNullable<Answers["user"]> {
  memberToken.store("u_test");
  return {
    profile: {
      get: () => ({
        user: { id: 1, email: "zeynep@example.org" },
        profile: {
          firstName: "Zeynep",
          lastName: "Işık",
          phone: null,
          dateOfBirth: null,
          bio: null,
          emailVerified: true,
          createdAt: "2026-11-20T09:00:00.000Z",
          lastLoginAt: null,
          avatarUrl: null,
          eraseAfter: null,
        },
      }),
    },
    notifications: { summary: () => ({ unread: 0, waiting }) },
  };
}
