import { serverFaultOf } from "@site/browser/server-fault.ts";
import type { StoredToken } from "@site/browser/stored-token.ts";
import { useEffect } from "react";

/** Throws a stored token away that opens nothing any more (public-site.md section 6). @param error what the call made with it was answered */
export function useForgetRefused(token: StoredToken, error: unknown): void {
  useEffect(() => {
    if (serverFaultOf(error)?.code === "UNAUTHORIZED") token.forget();
  }, [error, token]);
}
