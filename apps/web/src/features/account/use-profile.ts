import { getServerError } from "@site/browser/calls/server-error";
import { trpc } from "../../framework/browser.ts";

const MAX_RETRIES = 2;

/** Returns the signed-in member's profile: fresh for five minutes, retried up to twice unless the session has ended. */
export function useProfile(isSignedIn: boolean) {
  return trpc.user.profile.get.useQuery(undefined, {
    enabled: isSignedIn,
    retry: (tries, error) => tries < MAX_RETRIES && getServerError(error)?.code !== "UNAUTHORIZED",
  });
}
