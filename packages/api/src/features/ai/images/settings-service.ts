import { unsplashReasons, unsplashTexts } from "@site/contract/ai/images/labels";
import {
  type CreateUnsplashInput,
  type UnsplashSettingView,
  type UpdateUnsplashInput,
  unsplashSetting,
} from "@site/contract/ai/images/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { getHint, maskedKey } from "../../../core/secrets/key-hint.ts";
import { getCell, isMasked, SECRET_MASK } from "../../../core/secrets/secret-box.ts";
import { UnsplashError } from "../../../integrations/unsplash.ts";

export const ACCESS_KEY_COLUMN = "unsplash_settings.access_key";
export const SECRET_KEY_COLUMN = "unsplash_settings.secret_key";

type Row = Prisma.UnsplashSettingGetPayload<object>;

export async function listUnsplashSettings(app: App): Promise<UnsplashSettingView[]> {
  return (await app.db.prisma.unsplashSetting.findMany({ orderBy: { id: "asc" } })).map(toView);
}

/** Returns a setting. @throws NOT_FOUND */
export async function getUnsplashSetting(app: App, id: number): Promise<UnsplashSettingView> {
  return toView(await find(app.db.prisma, id));
}

/** Creates a setting. A default one replaces the present default. */
export function createUnsplashSetting(
  app: App,
  { accessKey, secretKey, ...input }: CreateUnsplashInput,
): Promise<UnsplashSettingView> {
  return app.db.prisma.$transaction(async (tx) => {
    if (input.isDefault) await clearDefault(tx);
    const data = { ...input, accessKey: new Uint8Array() };
    const { id } = await tx.unsplashSetting.create({ data, select: { id: true } });
    const keys = sealedKeys(app, id, { accessKey, secretKey });
    return toView(await tx.unsplashSetting.update({ where: { id }, data: keys })); // bound to the id
  });
}

/** Updates the sent fields of a setting; masked or empty keys stay unchanged. @throws NOT_FOUND */
export function updateUnsplashSetting(
  app: App,
  { id, accessKey, secretKey, ...input }: UpdateUnsplashInput,
): Promise<UnsplashSettingView> {
  return app.db.prisma.$transaction(async (tx) => {
    await find(tx, id);
    if (input.isDefault) await clearDefault(tx, id);
    const data = { ...input, ...sealedKeys(app, id, { accessKey, secretKey }) };
    return toView(await tx.unsplashSetting.update({ where: { id }, data }));
  });
}

/** Deletes a setting. @throws NOT_FOUND */
export async function removeUnsplashSetting(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.unsplashSetting.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Tests a key by searching one photo; a masked key means the stored one. @throws NOT_FOUND */
export async function testUnsplash(
  app: App,
  { id, accessKey }: { id?: number | undefined; accessKey: string },
): Promise<{ success: boolean; message: string }> {
  const key = isMasked(accessKey) ? openAccessKey(app, await find(app.db.prisma, id ?? 0)) : accessKey;
  try {
    await app.unsplash.search({ accessKey: key, query: "law", orientation: "landscape", perPage: 1 });
    return { success: true, message: unsplashTexts.connected };
  } catch (error) {
    if (!(error instanceof UnsplashError)) throw error;
    return { success: false, message: `${unsplashTexts.notConnected} ${unsplashReasons[error.reason]}` };
  }
}

/** Returns the default setting, otherwise the first active one, or undefined, with its decrypted key. */
export async function chooseUnsplashSetting(
  app: App,
): Promise<(UnsplashSettingView & { openKey: string }) | undefined> {
  const row = await app.db.prisma.unsplashSetting.findFirst({
    where: { isActive: true },
    orderBy: [{ isDefault: "desc" }, { id: "asc" }],
  });
  return row ? { ...toView(row), openKey: openAccessKey(app, row) } : undefined;
}

function openAccessKey(app: App, { id, accessKey }: Row): string {
  return app.secrets.open(getCell(ACCESS_KEY_COLUMN, id), accessKey);
}

async function find(prisma: Prisma.TransactionClient, id: number): Promise<Row> {
  const row = await prisma.unsplashSetting.findUnique({ where: { id } });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

interface Keys {
  accessKey?: string | null | undefined;
  secretKey?: string | null | undefined;
}

function sealedKeys(app: App, id: number, { accessKey, secretKey }: Keys) {
  return {
    ...(isNew(accessKey) && {
      accessKey: app.secrets.seal(getCell(ACCESS_KEY_COLUMN, id), accessKey),
      accessKeyHint: getHint(accessKey),
    }),
    ...(isNew(secretKey) && { secretKey: app.secrets.seal(getCell(SECRET_KEY_COLUMN, id), secretKey) }),
  };
}

function isNew(key: string | null | undefined): key is string {
  return Boolean(key) && !isMasked(key ?? "");
}

async function clearDefault(tx: Prisma.TransactionClient, id?: number): Promise<void> {
  await tx.unsplashSetting.updateMany({ where: { isDefault: true, id: { not: id } }, data: { isDefault: false } });
}

function toView({ accessKeyHint, secretKey, createdAt, ...row }: Row): UnsplashSettingView {
  return unsplashSetting.parse({
    ...row,
    accessKey: maskedKey(accessKeyHint),
    ...(secretKey && { secretKey: SECRET_MASK }),
    createdAt: createdAt.toISOString(),
  });
}
