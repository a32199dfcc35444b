-- The plan of each group of listings that can swap with one another.
CREATE TABLE "plans" (
    "id" SERIAL NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "service_class" VARCHAR(10) NOT NULL,
    "position_id" INTEGER,
    "listing_count" INTEGER NOT NULL,
    "direct_people" INTEGER NOT NULL,
    "ring_people" INTEGER NOT NULL,
    "ring_limit" INTEGER NOT NULL,
    "circle_limit" INTEGER NOT NULL,
    "left_out" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "is_finished" BOOLEAN NOT NULL,
    "board_hash" BYTEA,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "plans_people_check" CHECK (direct_people >= 0 AND direct_people % 2 = 0 AND ring_people >= 0),
    CONSTRAINT "plans_limit_check" CHECK (direct_people + ring_people <= ring_limit AND ring_limit <= circle_limit
      AND circle_limit <= listing_count),
    CONSTRAINT "plans_counts_check" CHECK (left_out >= 0 AND duration_ms >= 0),
    -- A run that did not finish is repeated, whatever the board.
    CONSTRAINT "plans_finished_check" CHECK (is_finished OR board_hash IS NULL)
);

-- One plan for each group.
CREATE UNIQUE INDEX "plans_institution_id_service_class_position_id_key" ON "plans"("institution_id", "service_class", "position_id") NULLS NOT DISTINCT;

-- The key lets a listing have one proposal, so that proposals share nobody.
CREATE TABLE "plan_members" (
    "listing_id" INTEGER NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "match_id" INTEGER,
    "ring_id" INTEGER,

    CONSTRAINT "plan_members_pkey" PRIMARY KEY ("listing_id"),
    CONSTRAINT "plan_members_proposal_check" CHECK (num_nonnulls(match_id, ring_id) = 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "plan_members_match_id_listing_id_key" ON "plan_members"("match_id", "listing_id");
CREATE UNIQUE INDEX "plan_members_ring_id_listing_id_key" ON "plan_members"("ring_id", "listing_id");
CREATE INDEX "plan_members_plan_id_idx" ON "plan_members"("plan_id");

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plans" ADD CONSTRAINT "plans_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "positions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_ring_id_fkey" FOREIGN KEY ("ring_id") REFERENCES "rings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A listing is a member of what is proposed to it.
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_match_id_listing_id_fkey" FOREIGN KEY ("match_id", "listing_id") REFERENCES "match_sides"("match_id", "listing_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_ring_id_listing_id_fkey" FOREIGN KEY ("ring_id", "listing_id") REFERENCES "ring_members"("ring_id", "listing_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A proposal is pending: an answered or expired match or ring leaves the plan in the same statement.
CREATE FUNCTION end_match_proposals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM plan_members WHERE match_id IN (SELECT id FROM changed WHERE status <> 'pending');
  RETURN NULL;
END $$;
CREATE FUNCTION end_ring_proposals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM plan_members WHERE ring_id IN (SELECT id FROM changed WHERE status <> 'pending');
  RETURN NULL;
END $$;
CREATE TRIGGER end_proposals AFTER UPDATE ON matches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION end_match_proposals();
CREATE TRIGGER end_proposals AFTER UPDATE ON rings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION end_ring_proposals();

CREATE FUNCTION refuse_ended_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM matches WHERE id = NEW.match_id AND status = 'pending' FOR SHARE;
  IF FOUND THEN
    RETURN NEW;
  END IF;
  PERFORM 1 FROM rings WHERE id = NEW.ring_id AND status = 'pending' FOR SHARE;
  IF FOUND THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'only a pending match or ring is proposed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_ended BEFORE INSERT OR UPDATE ON plan_members FOR EACH ROW EXECUTE FUNCTION refuse_ended_proposal();
