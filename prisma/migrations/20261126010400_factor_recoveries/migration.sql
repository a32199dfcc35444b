-- When a factor was made: undoing an address change removes only what was made after it.
ALTER TABLE "authenticators" ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp();
ALTER TABLE "recovery_codes" ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp();

-- A member who has lost authenticator and recovery codes asks for the removal of the second factor. The database holds
-- the three days in which the true owner can cancel it.
CREATE TABLE "factor_recoveries" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "cancel_hash" BYTEA NOT NULL,
    "ip_address" VARCHAR(64) NOT NULL DEFAULT '',
    "user_agent" VARCHAR(256) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_name" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "factor_recoveries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "factor_recoveries_check" CHECK (
      "state" IN ('open', 'confirmed', 'refused', 'cancelled')
      AND octet_length("cancel_hash") = 32
      AND ("state" = 'open') = ("decided_at" IS NULL)
      AND "due_at" >= "created_at" + interval '3 days'
      AND ("state" <> 'confirmed' OR ("decided_at" >= "due_at" AND "decided_by_name" <> ''))
    )
);
CREATE UNIQUE INDEX "factor_recoveries_cancel_hash_key" ON "factor_recoveries"("cancel_hash");
CREATE INDEX "factor_recoveries_member_id_idx" ON "factor_recoveries"("member_id");
-- One open request per member.
CREATE UNIQUE INDEX "factor_recoveries_open_key" ON "factor_recoveries" ("member_id") WHERE state = 'open';
ALTER TABLE "factor_recoveries" ADD CONSTRAINT "factor_recoveries_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The clock of the database decides, whatever a statement says.
CREATE FUNCTION time_factor_recovery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.created_at := clock_timestamp();
    NEW.due_at := NEW.created_at + interval '3 days';
  ELSE
    NEW.created_at := OLD.created_at;
    NEW.due_at := OLD.due_at;
    IF OLD.state <> 'open' THEN RAISE EXCEPTION 'the request is decided' USING ERRCODE = 'check_violation'; END IF;
    IF NEW.state <> 'open' THEN NEW.decided_at := clock_timestamp(); END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER factor_recoveries_time BEFORE INSERT OR UPDATE ON "factor_recoveries" FOR EACH ROW
  EXECUTE FUNCTION time_factor_recovery();
SELECT audit_table('factor_recoveries', '{cancel_hash,ip_address,user_agent}');
