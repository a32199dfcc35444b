import { createHash, randomBytes } from "node:crypto";
import { profileTexts } from "@site/contract/members/profile/labels";
import { avatarLimitBytes } from "@site/contract/members/profile/schema";
import type { App } from "../../../core/app.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { discardFiles } from "../../../core/storage/files.ts";
import { openImage, processImage, refusedImage } from "../../../core/storage/images.ts";

const SIDE_PX = 512;

/**
 * Stores a member's avatar: rotated upright, cropped square, re-encoded without metadata.
 * @param image base64, bare or as a data URL
 * @throws VALIDATION_FAILED if it is too large or not an image
 */
export async function setAvatar(app: App, memberId: number, image: string): Promise<string> {
  const upload = Buffer.from(image.slice(image.indexOf(",") + 1), "base64");
  if (upload.length > avatarLimitBytes) throw refusedImage(profileTexts.avatarTooLarge, "image");
  const bytes = await toSquare(upload);
  const storageKey = `public/avatars/${randomBytes(16).toString("hex")}.webp`;
  const media = {
    storageKey,
    mimeType: "image/webp",
    byteSize: bytes.length,
    width: SIDE_PX,
    height: SIDE_PX,
    sha256: new Uint8Array(createHash("sha256").update(bytes).digest()),
  };
  try {
    await app.files.put(storageKey, bytes);
    const kept = await replaceAvatar(app, memberId, media);
    if (kept !== undefined && kept !== storageKey) await discardFiles(app, [storageKey]); // of a repeated call
    return app.files.getAddress(kept ?? storageKey);
  } catch (error) {
    await discardFiles(app, [storageKey]);
    throw error;
  }
}

export async function removeAvatar(app: App, memberId: number): Promise<void> {
  await replaceAvatar(app, memberId, undefined);
}

/** Replaces the avatar. @returns the key of the new one's file */
async function replaceAvatar(
  app: App,
  memberId: number,
  media: Parameters<App["db"]["prisma"]["media"]["create"]>[0]["data"] | undefined,
): Promise<string | undefined> {
  const { former, kept } = await app.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, "member", memberId); // of two concurrent uploads the second replaces the first
    const { avatar } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { avatar: true } });
    const made = media && (await tx.media.create({ data: media }));
    await tx.member.update({ where: { id: memberId }, data: { avatarMediaId: made?.id ?? null } });
    if (avatar) await tx.media.delete({ where: { id: avatar.id } });
    return { former: avatar?.storageKey, kept: made?.storageKey };
  });
  if (former) await discardFiles(app, [former]);
  return kept;
}

async function toSquare(upload: Buffer): Promise<Buffer> {
  const refuse = () => {
    throw refusedImage(profileTexts.avatarUnreadable, "image");
  };
  const picture = await openImage(upload, "image").catch(refuse);
  return processImage(() =>
    picture
      .resize(SIDE_PX, SIDE_PX, { fit: "cover", position: "attention" })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(refuse),
  );
}
