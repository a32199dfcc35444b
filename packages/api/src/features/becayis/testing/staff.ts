import { z } from "zod";
import { getCell } from "../../../core/secrets/secret-box.ts";
import type { TestApp } from "../../../testing/index.ts";
import { PAYLOAD_COLUMN } from "../../mail/service.ts";
import { createDomain } from "../papers/staff/domains-service.ts";

export const DOMAIN = "adalet.example.gov.tr";

/** Adds the domain of the first institution of the reference lists. */
export async function addDomain(app: TestApp, domain = DOMAIN, institution = "Adalet Bakanlığı"): Promise<void> {
  const { id: institutionId } = await app.db.prisma.institution.findUniqueOrThrow({ where: { name: institution } });
  const source = `https://www.${domain}/iletisim`;
  await createDomain(app, { institutionId, domain, source, checkedOn: "2026-11-26" });
}

/** Returns the code and the recipient of the newest mail that is not sent yet. */
export async function readCodeMail(app: TestApp): Promise<{ code: string; address: string }> {
  const { id, payload } = await app.db.prisma.emailLog.findFirstOrThrow({
    where: { templateSlug: "staff_code", status: "pending" },
    orderBy: { id: "desc" },
  });
  const { sealed } = z.object({ sealed: z.string() }).parse(payload);
  const props: unknown = JSON.parse(app.secrets.open(getCell(PAYLOAD_COLUMN, id), Buffer.from(sealed, "base64")));
  return z.object({ code: z.string(), address: z.string() }).parse(props);
}

/** Verifies a member by a mailed code. */
export async function verify(
  app: TestApp,
  { caller }: { caller: { becayis: { staff: StaffCalls } } },
  address: string,
): Promise<void> {
  await caller.becayis.staff.requestCode({ address });
  await caller.becayis.staff.confirmCode({ code: (await readCodeMail(app)).code });
}

interface StaffCalls {
  requestCode(input: { address: string }): Promise<unknown>;
  confirmCode(input: { code: string }): Promise<unknown>;
}
