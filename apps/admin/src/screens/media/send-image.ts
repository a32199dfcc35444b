import { adminToken } from "@site/browser/admin-token";
import { mediaTexts } from "@site/contract/media/labels";
import { type MediaItem, mediaItem, uploadLimits } from "@site/contract/media/schema";
import { z } from "zod";

interface Options {
  /** Id of the image whose file is replaced; without it a new image is created. */
  replaces?: number;
  /** Called with the sent share of the file in percent. */
  onProgress: (percent: number) => void;
}

const refusal = z.object({ message: z.string().min(1) });

/**
 * Uploads an image to the library with XMLHttpRequest, because fetch reports no progress.
 * @throws Error with a message that can be shown
 */
export function sendImage(file: File, { replaces, onProgress }: Options): Promise<MediaItem> {
  if (file.size > uploadLimits.bytes) return Promise.reject(new Error(mediaTexts.tooLarge));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => {
      const body = parse(request.responseText);
      const image = mediaItem.safeParse(body);
      if (request.status === 200 && image.success) resolve(image.data);
      else reject(new Error(refusal.safeParse(body).data?.message ?? mediaTexts.uploadFailed));
    };
    request.onerror = () => reject(new Error(mediaTexts.uploadFailed));
    request.open(
      replaces === undefined ? "POST" : "PUT",
      replaces === undefined ? "/api/admin/media" : `/api/admin/media/${replaces}/file`,
    );
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    const token = adminToken.read();
    if (token !== null) request.setRequestHeader("x-admin-token", token);
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
