import type { AddPushDeviceInput } from "@site/contract/push/schema";

/** Whether this browser shows notifications of the site; "refused" is the reader's own decision or a policy's. */
export type Support = "ready" | "refused" | "unsupported";

export function getSupport(): Support {
  const parts = [navigator.serviceWorker, globalThis.PushManager, globalThis.Notification];
  if (parts.some((part) => part === undefined)) return "unsupported";
  return Notification.permission === "denied" ? "refused" : "ready";
}

/** Returns the browser's subscription, whoever of its readers made it. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (getSupport() === "unsupported") return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Returns the hash by which the site knows a device: SHA-256 in base64url. */
export async function hashEndpoint(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}

/**
 * Asks the reader for permission and subscribes the browser.
 * @param publicKey the site's key; a subscription with a former one is made anew
 * @returns "refused" without the permission, "failed" where the browser's push service is not reached
 */
export async function subscribe(publicKey: string): Promise<AddPushDeviceInput | "refused" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const made = await worker.pushManager.subscribe(options).catch(async () => {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return worker.pushManager.subscribe(options);
    });
    const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
    return { endpoint, p256dh, auth };
  } catch {
    return "failed";
  }
}

/** Ends the browser's subscription, so that nobody reads the notifications of who was signed in before. */
export async function endSubscription(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
