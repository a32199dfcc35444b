import type { AiReadiness } from "@site/contract/ai/usage/schema";
import type { App } from "../../../core/app.ts";

/** Returns which helpers are configured. */
export async function getAiReadiness({ db: { prisma } }: App): Promise<AiReadiness> {
  const where = { isActive: true };
  const [models, searches] = await Promise.all([
    prisma.aiConfiguration.count({ where }),
    prisma.unsplashSetting.count({ where }),
  ]);
  return { model: models > 0, imageSearch: searches > 0 };
}
