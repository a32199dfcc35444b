CREATE TABLE "webhook_endpoints" (
    "id" SERIAL NOT NULL,
    "url" VARCHAR(500) NOT NULL,
    "description" VARCHAR(200) NOT NULL DEFAULT '',
    "events" TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "previous_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "webhook_endpoints"
  ADD CONSTRAINT "webhook_endpoints_events_check" CHECK (
    cardinality("events") > 0
    AND "events" <@ ARRAY['post.published', 'listing.approved', 'contact_message.received', 'comment.received',
      'member.registered']
  ),
  ADD CONSTRAINT "webhook_endpoints_previous_check" CHECK (("previous_secret" IS NULL) = ("previous_until" IS NULL));

CREATE TABLE "webhook_deliveries" (
    "id" SERIAL NOT NULL,
    "endpoint_id" INTEGER NOT NULL,
    "message_id" VARCHAR(40) NOT NULL,
    "event" VARCHAR(40) NOT NULL,
    "data" JSONB NOT NULL,
    "state" VARCHAR(10) NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "attempted_at" TIMESTAMPTZ(3),
    "duration_ms" INTEGER,
    "response_status" INTEGER,
    "fault" VARCHAR(20),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhook_deliveries_endpoint_id_id_idx" ON "webhook_deliveries"("endpoint_id", "id");
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");
ALTER TABLE "webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "webhook_deliveries_state_check" CHECK ("state" IN ('waiting', 'delivered', 'failed')),
  ADD CONSTRAINT "webhook_deliveries_attempts_check" CHECK ("attempts" >= 0);

SELECT audit_table('webhook_endpoints', '{secret,previous_secret}');
