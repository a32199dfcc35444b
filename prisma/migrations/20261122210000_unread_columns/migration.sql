-- Nothing reads these: mails of a watch are paced by its hits, and lookups fold the names of provinces themselves.
ALTER TABLE "search_alerts" DROP COLUMN "last_sent_at";
ALTER TABLE "provinces" DROP COLUMN "name_folded";
