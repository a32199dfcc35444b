import { TRPCUntypedClient } from "@trpc/client";
import { httpLink } from "./http-link.ts";

export const httpClient = new TRPCUntypedClient({ links: [httpLink] });
