import { useEffect } from "react";
import { serverFaultOf } from "../../shared/forms/server-fault.ts";
import type { StoredToken } from "../../shared/lib/stored-token.ts";

/** Throws a stored token away that opens nothing any more (public-site.md section 6). @param error what the call made with it was answered */
export function useForgetRefused(token: StoredToken, error: unknown): void {
  useEffect(() => {
    if (serverFaultOf(error)?.code === "UNAUTHORIZED") token.forget();
  }, [error, token]);
}
