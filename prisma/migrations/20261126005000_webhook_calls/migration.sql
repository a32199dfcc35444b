-- At most one call per endpoint is open on all instances; the row of a killed process expires.
CREATE TABLE "webhook_calls" (
    "endpoint_id" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_calls_pkey" PRIMARY KEY ("endpoint_id")
);
ALTER TABLE "webhook_calls"
  ADD CONSTRAINT "webhook_calls_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" (endpoint_id, next_at, id)
  WHERE state = 'waiting';

ALTER TABLE "webhook_endpoints"
  ADD COLUMN "off_reason" VARCHAR(20),
  ADD CONSTRAINT "webhook_endpoints_off_reason_check" CHECK (
    "off_reason" IS NULL OR ("off_reason" IN ('failing', 'gone') AND NOT "is_active")
  );
