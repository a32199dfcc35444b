import type { MediaItem } from "@site/contract/media/schema";
import { useRef, useState } from "react";
import { sendImage } from "./send-image.ts";

/** A file that is being uploaded. */
export interface Upload {
  id: number;
  fileName: string;
  /** The uploaded share in percent. */
  percent: number;
  state: "waiting" | "sending" | "done" | "failed";
  /** Message of a failed upload. */
  error?: string;
}

/**
 * Uploads files one after another.
 * @param onUploaded called with each new image
 */
export function useUploads(onUploaded: (image: MediaItem) => unknown) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const last = useRef({ id: 0, upload: Promise.resolve() });

  function change(id: number, part: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  }

  async function send(id: number, file: File): Promise<void> {
    change(id, { state: "sending" });
    try {
      const image = await sendImage(file, { onProgress: (percent) => change(id, { percent }) });
      change(id, { state: "done", percent: 100 });
      onUploaded(image);
    } catch (error) {
      change(id, { state: "failed", error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Queues files. Finished uploads leave the list. */
  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ id: ++last.current.id, file }));
    setUploads((all) => [
      ...all.filter(({ state }) => state === "waiting" || state === "sending"),
      ...added.map(({ id, file }) => ({ id, fileName: file.name, percent: 0, state: "waiting" as const })),
    ]);
    for (const { id, file } of added) last.current.upload = last.current.upload.then(() => send(id, file));
  }

  return { uploads, add };
}
