import { type Upstream, type UpstreamName, upstreamErrorReason, upstreamName } from "@site/contract/system/schema";
import type { App } from "../../core/app.ts";
import { READ_UPSTREAMS, type UpstreamsRow } from "./queries.ts";

/** Returns which outside services are set up, and how the last calls to them went. */
export async function listUpstreams(app: App): Promise<Upstream[]> {
  const { rows } = await app.db.pool.query<UpstreamsRow>(READ_UPSTREAMS);
  const [row] = rows;
  const configured: Record<UpstreamName, boolean> = {
    mail: Boolean(row?.mail) || app.mail.smtpUrl !== undefined,
    telegram: Boolean(row?.telegram),
    botCheck: Boolean(row?.botCheck),
    s3: app.instance.mediaStore === "s3",
    ai: Boolean(row?.ai),
    stockPhotos: Boolean(row?.stockPhotos),
    google: app.google !== undefined,
  };
  const paused: Partial<Record<UpstreamName, boolean>> = { mail: row?.mailPaused, telegram: row?.telegramPaused };
  return upstreamName.options.map((name) => {
    const state = row?.states.find((each) => each.name === name);
    return {
      name,
      isConfigured: configured[name],
      lastSuccessAt: getMoment(state?.lastSuccessAt),
      lastFailureAt: getMoment(state?.lastFailureAt),
      lastFault: upstreamErrorReason.safeParse(state?.lastFault).data ?? null,
      circuit: configured[name] ? (paused[name] ? "paused" : "open") : "off",
    };
  });
}

function getMoment(stored: string | null | undefined): string | null {
  return stored ? new Date(stored).toISOString() : null;
}
