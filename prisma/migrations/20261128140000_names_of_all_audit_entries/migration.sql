-- Every entry keeps the name of its administrator or API key: entries written before names were kept get today's name,
-- or the one that the entry of a removal holds.
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_keep";
UPDATE "audit_entries" e SET "actor_name" = coalesce(
  (SELECT a."username" FROM "admins" a WHERE e."actor_kind" = 'admin' AND a."id" = e."actor_id"),
  (SELECT k."name" FROM "api_keys" k WHERE e."actor_kind" = 'key' AND k."id" = e."actor_id"),
  (SELECT change #>> '{fields,username,0}'
    FROM "audit_entries" r
      CROSS JOIN LATERAL jsonb_array_elements(
        CASE jsonb_typeof(r."details" -> 'changes') WHEN 'array' THEN r."details" -> 'changes' END) change
    WHERE e."actor_kind" = 'admin' AND r."action" = 'admin.administrators.remove' AND r."outcome" = 'done'
      AND r."entity_id" = e."actor_id"::text AND change ->> 'table' = 'admins' AND change ->> 'operation' = 'delete'
    ORDER BY r."id" DESC LIMIT 1))
WHERE e."actor_name" IS NULL AND e."actor_id" IS NOT NULL AND e."actor_kind" IN ('admin', 'key');
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_keep";
