import { trpc } from "../api/trpc.ts";

/** Returns a function that downloads a file for which the password is asked again. */
export function useDownload(): (address: string) => Promise<void> {
  const { client } = trpc.useUtils();
  return async (address) => {
    // A download cannot ask for the password, so that this call does.
    const isConfirmed = await client.admin.session.isConfirmed.query().catch(() => false);
    if (isConfirmed) location.assign(address);
  };
}
