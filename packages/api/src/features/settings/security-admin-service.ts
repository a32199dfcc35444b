import { toNumber } from "@site/contract/common/atoms";
import { settingTexts } from "@site/contract/settings/admin-labels";
import type { UpdateSecuritySettingInput } from "@site/contract/settings/admin-schema";
import type { AdminSecuritySetting } from "@site/contract/settings/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { changePages } from "../../core/pages/pages.ts";
import { getCell, isMasked } from "../../core/secrets/secret-box.ts";
import { toAdminSecuritySetting } from "./view.ts";

/** Encryption context of the bot check's secret. */
export const SECRET_COLUMN = "security_settings.secret_key";

/** Creates the bot check's row, disabled; an existing one is kept. */
export async function createTurnstileSetting(app: App): Promise<void> {
  await app.db.prisma.securitySetting.createMany({
    data: [{ name: "turnstile", description: settingTexts.securityDescription }],
    skipDuplicates: true,
  });
}

/** Changes one field of a security setting by id or name. The secret is stored encrypted. @throws NOT_FOUND */
export async function updateSecuritySetting(
  app: App,
  { key, isEnabled, siteKey, secretKey }: UpdateSecuritySettingInput,
): Promise<AdminSecuritySetting> {
  const named = toNumber(key);
  return changePages(app, ["settings"], async (tx) => {
    const known = await tx.securitySetting.findUnique({
      where: named ? { id: named } : { name: key },
      select: { id: true },
    });
    if (!known) throw new AppError("NOT_FOUND");
    const data = { isEnabled, siteKey, secretKey: sealedSecret(app, known.id, secretKey) };
    return toAdminSecuritySetting(await tx.securitySetting.update({ where: known, data }));
  });
}

/** Encrypts the secret. Undefined keeps the stored one, null removes it. */
function sealedSecret(app: App, id: number, secret: string | undefined) {
  if (secret === undefined || isMasked(secret)) return undefined;
  return secret === "" ? null : app.secrets.seal(getCell(SECRET_COLUMN, id), secret);
}
