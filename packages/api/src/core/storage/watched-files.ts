import type { Upstreams } from "../../integrations/watched/upstreams.ts";
import { watchCalls } from "../../integrations/watched/watched.ts";
import { FilesUnavailableError } from "../calls/errors.ts";
import type { FileStore } from "./files.ts";

/** Returns the store with reads and writes that record how the S3 storage answered. */
export function watchS3(files: FileStore, upstreams: Upstreams): FileStore {
  const watch = watchCalls(upstreams, "s3", (error) =>
    error instanceof FilesUnavailableError ? error.reason : "none",
  );
  return {
    ...files,
    put: (key, content) => watch(files.put(key, content)),
    get: (key) => watch(files.get(key)),
    remove: (key) => watch(files.remove(key)),
  };
}
