import { mediaTexts } from "@site/contract/media/labels";
import type { EditorView } from "@tiptap/pm/view";
import { notifyError, notifyInfo } from "../../../../kit/notify.tsx";
import { sendImage } from "../../../media/send-image.ts";

/** Uploads the images among pasted or dropped files one after another, and inserts them at the cursor. */
export async function insertImageFiles(view: EditorView, files: readonly File[]): Promise<void> {
  for (const file of files) {
    notifyInfo("Görsel yükleniyor", file.name);
    try {
      const { address, altText, width, height } = await sendImage(file, {
        onProgress: (percent) => notifyInfo("Görsel yükleniyor", `${file.name}: %${percent}`),
      });
      const image = view.state.schema.nodes.image?.create({ src: address, alt: altText, width, height });
      if (image && !view.isDestroyed) view.dispatch(view.state.tr.replaceSelectionWith(image));
      notifyInfo("Görsel eklendi", "Alternatif metnini görselin altına yazın.");
    } catch (error) {
      notifyError(error instanceof Error ? `${file.name}: ${error.message}` : mediaTexts.uploadFailed);
    }
  }
}

/** Returns the image files of a paste or drop. */
export function getImageFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}
