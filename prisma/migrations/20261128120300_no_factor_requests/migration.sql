-- An administrator removes a member's lost second factor without a request. Open requests end, each with an entry of the
-- audit log that names the member by number.
INSERT INTO "audit_entries" ("actor_kind", "action", "entity", "entity_id", "details")
  SELECT 'system', 'users.cancel', 'users', "member_id"::text,
    jsonb_build_object('request', 'removal of the second factor', 'createdAt', "created_at")
  FROM "factor_recoveries" WHERE "state" = 'open' ORDER BY "id";
UPDATE "security_events" SET "event" = 'factor_removed_by_admin' WHERE "event" = 'factor_recovery_confirmed';
DROP TABLE "factor_recoveries";
DROP FUNCTION time_factor_recovery();
