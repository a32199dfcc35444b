import type { AuditRow } from "@site/contract/audit/schema";

/** Returns who acted, with the number of an administrator or API key, which outlives their names. */
export function getActor({ actorKind, actor, actorId }: AuditRow): string {
  if (actorKind === "system") return "Sistem";
  if (actor === null) return "Bilinmiyor";
  return actorKind === "admin" || actorKind === "key" ? `${actor} (no ${actorId})` : actor;
}
