import { z } from "zod";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as accountFields from "../fields.ts";

/** An open session of the administrator. */
export const adminSession = z
  .object({
    id: fields.id,
    /** Browser and system. */
    device: accountFields.device,
    ipAddress: fields.ipAddress,
    openedAt: z.string().describe("Oturumun açıldığı zaman · when the session was opened"),
    lastActivityAt: fields.lastActivityAt,
    /** True for the session of this call. */
    isCurrent: accountFields.isCurrent,
  })
  .register(entities, { id: "AdminSession" });

export type AdminSession = z.output<typeof adminSession>;
