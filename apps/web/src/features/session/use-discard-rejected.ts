import { getServerError } from "@site/browser/calls/server-error";
import type { StoredToken } from "@site/browser/stored-token";
import { useEffect } from "react";

/**
 * Discards a stored token that the server rejects.
 * @param error the error of the call made with the token
 */
export function useDiscardRejected(token: StoredToken, error: unknown): void {
  useEffect(() => {
    if (getServerError(error)?.code === "UNAUTHORIZED") token.forget();
  }, [error, token]);
}
