import type { AuditRow } from "@site/contract/audit/schema";

/** Returns the name of the actor. Administrators and API keys get their id too, which stays valid after a renaming. */
export function getActor({ actorKind, actor, actorId }: AuditRow): string {
  if (actorKind === "system") return "Sistem";
  if (actor === null) return "Bilinmiyor";
  return actorKind === "admin" || actorKind === "key" ? `${actor} (no ${actorId})` : actor;
}
