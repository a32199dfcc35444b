-- The first contact of a match stays, with the messages of those that were opened beside it.
UPDATE "contact_request_messages" m SET "request_id" = first.id
FROM "contact_requests" r, (SELECT match_id, min(id) AS id FROM "contact_requests" WHERE match_id IS NOT NULL GROUP BY match_id) first
WHERE m.request_id = r.id AND first.match_id = r.match_id AND r.id <> first.id;

INSERT INTO "contact_request_messages" ("request_id", "sender_id", "body", "read_at", "created_at")
SELECT first.id, r.requester_id, r.message, r.created_at, r.created_at
FROM "contact_requests" r JOIN (SELECT match_id, min(id) AS id FROM "contact_requests" WHERE match_id IS NOT NULL GROUP BY match_id) first ON first.match_id = r.match_id
WHERE r.id <> first.id;

DELETE FROM "contact_requests" r USING "contact_requests" first WHERE r.match_id = first.match_id AND first.id < r.id;

-- DropIndex
DROP INDEX "contact_requests_match_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "contact_requests_match_id_key" ON "contact_requests"("match_id");
