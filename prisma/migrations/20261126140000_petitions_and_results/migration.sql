ALTER TABLE "match_sides" ADD COLUMN "result_asks" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "ring_members" ADD COLUMN "result_asks" SMALLINT NOT NULL DEFAULT 0;

-- A member's changes to a petition.
CREATE TABLE "petition_drafts" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "match_id" INTEGER,
    "ring_id" INTEGER,
    "texts" BYTEA NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "petition_drafts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "petition_drafts_swap_check" CHECK (num_nonnulls(match_id, ring_id) = 1),
    -- The texts of a petition have at most 10,800 characters, each of up to four bytes.
    CONSTRAINT "petition_drafts_texts_check" CHECK (length(texts) <= 65536)
);

-- The administrator's templates.
CREATE TABLE "petition_templates" (
    "id" SERIAL NOT NULL,
    "institution_id" INTEGER,
    "kind" TEXT NOT NULL,
    "addressee" VARCHAR(300) NOT NULL,
    "subject" VARCHAR(200) NOT NULL,
    "body" VARCHAR(4000) NOT NULL,
    "attachments" VARCHAR(1000) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "petition_templates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "petition_templates_kind_check" CHECK (kind IN ('match', 'ring')),
    CONSTRAINT "petition_templates_texts_check" CHECK (addressee <> '' AND body <> '')
);

-- What became of an application.
CREATE TABLE "swap_results" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "match_id" INTEGER,
    "ring_id" INTEGER,
    "institution_id" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "applied_on" DATE,
    "decided_on" DATE,
    "reason" VARCHAR(30),
    "note" VARCHAR(300) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "swap_results_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "swap_results_swap_check" CHECK (num_nonnulls(match_id, ring_id) <= 1),
    CONSTRAINT "swap_results_outcome_check" CHECK (outcome IN ('applied', 'approved', 'refused')),
    CONSTRAINT "swap_results_dates_check" CHECK (CASE WHEN outcome = 'applied'
      THEN applied_on IS NOT NULL AND decided_on IS NULL
      ELSE decided_on IS NOT NULL AND coalesce(applied_on, decided_on) <= decided_on END),
    CONSTRAINT "swap_results_reason_check" CHECK ((reason IS NOT NULL) = (outcome = 'refused')
      AND (note = '' OR outcome = 'refused')),
    -- The member's own words leave with the member.
    CONSTRAINT "swap_results_note_check" CHECK (note = '' OR member_id IS NOT NULL)
);

-- CreateIndex
CREATE UNIQUE INDEX "petition_drafts_match_id_member_id_key" ON "petition_drafts"("match_id", "member_id");
CREATE UNIQUE INDEX "petition_drafts_ring_id_member_id_key" ON "petition_drafts"("ring_id", "member_id");
CREATE INDEX "petition_drafts_member_id_idx" ON "petition_drafts"("member_id");
-- One template of each kind for an institution, and one for all others.
CREATE UNIQUE INDEX "petition_templates_institution_id_kind_key" ON "petition_templates"("institution_id", "kind") NULLS NOT DISTINCT;
CREATE UNIQUE INDEX "swap_results_match_id_member_id_key" ON "swap_results"("match_id", "member_id");
CREATE UNIQUE INDEX "swap_results_ring_id_member_id_key" ON "swap_results"("ring_id", "member_id");
CREATE INDEX "swap_results_member_id_idx" ON "swap_results"("member_id");
CREATE INDEX "swap_results_institution_id_outcome_idx" ON "swap_results"("institution_id", "outcome");

-- AddForeignKey
ALTER TABLE "petition_drafts" ADD CONSTRAINT "petition_drafts_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "petition_drafts" ADD CONSTRAINT "petition_drafts_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "petition_drafts" ADD CONSTRAINT "petition_drafts_ring_id_fkey" FOREIGN KEY ("ring_id") REFERENCES "rings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "petition_templates" ADD CONSTRAINT "petition_templates_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "swap_results" ADD CONSTRAINT "swap_results_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "swap_results" ADD CONSTRAINT "swap_results_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "swap_results" ADD CONSTRAINT "swap_results_ring_id_fkey" FOREIGN KEY ("ring_id") REFERENCES "rings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "swap_results" ADD CONSTRAINT "swap_results_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Of a member who leaves a number remains.
CREATE FUNCTION unname_swap_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.member_id IS NULL THEN
    NEW.note := '';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER unname BEFORE UPDATE OF member_id ON swap_results FOR EACH ROW EXECUTE FUNCTION unname_swap_result();

-- A match or ring stands while all its members have accepted it and each of their listings is bound to it. An approval
-- ends the binding and not the swap: the others still need their petitions.
CREATE FUNCTION swap_stands(of_match int, of_ring int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT count(*) = max(parties.size) AND bool_and(answer = 'accepted') AND (
        bool_and(l.settled_in IS NOT DISTINCT FROM parties.place)
        OR EXISTS (SELECT 1 FROM swap_results r WHERE r.outcome = 'approved'
          AND (r.match_id = of_match OR r.ring_id = of_ring)))
    FROM (
      SELECT s.listing_id, s.answer, 2 AS size, 'match:' || m.id AS place
        FROM matches m JOIN match_sides s ON s.match_id = m.id WHERE m.id = of_match AND m.status = 'accepted'
      UNION ALL
      SELECT s.listing_id, s.answer, g.size, 'ring:' || g.id
        FROM rings g JOIN ring_members s ON s.ring_id = g.id WHERE g.id = of_ring AND g.status = 'accepted'
    ) parties JOIN listings l ON l.id = parties.listing_id), false)
$$;

-- Changes to a petition name the other side: they end with the binding of the listings,
CREATE FUNCTION end_petitions_of_released() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM petition_drafts d
    WHERE (d.match_id = substring(OLD.settled_in FROM '^match:([0-9]+)$')::int
      OR d.ring_id = substring(OLD.settled_in FROM '^ring:([0-9]+)$')::int)
      AND NOT swap_stands(d.match_id, d.ring_id);
  RETURN NULL;
END $$;
CREATE TRIGGER end_petitions AFTER UPDATE OF settled_in ON listings FOR EACH ROW
  WHEN (OLD.settled_in IS NOT NULL AND NEW.settled_in IS DISTINCT FROM OLD.settled_in)
  EXECUTE FUNCTION end_petitions_of_released();

-- with a member who leaves,
CREATE FUNCTION end_petitions_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM petition_drafts WHERE match_id = OLD.match_id;
  RETURN NULL;
END $$;
CREATE FUNCTION end_petitions_of_ring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM petition_drafts WHERE ring_id = OLD.ring_id;
  RETURN NULL;
END $$;
CREATE TRIGGER end_petitions AFTER DELETE ON match_sides FOR EACH ROW EXECUTE FUNCTION end_petitions_of_match();
CREATE TRIGGER end_petitions AFTER DELETE ON ring_members FOR EACH ROW EXECUTE FUNCTION end_petitions_of_ring();

-- and with a block between two members, for both.
CREATE FUNCTION end_petitions_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM petition_drafts d WHERE d.member_id IN (NEW.blocker_id, NEW.blocked_id) AND (
    EXISTS (SELECT 1 FROM match_sides s WHERE s.match_id = d.match_id AND s.member_id <> d.member_id
      AND s.member_id IN (NEW.blocker_id, NEW.blocked_id))
    OR EXISTS (SELECT 1 FROM ring_members s WHERE s.ring_id = d.ring_id AND s.member_id <> d.member_id
      AND s.member_id IN (NEW.blocker_id, NEW.blocked_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER end_petitions AFTER INSERT ON member_blocks FOR EACH ROW EXECUTE FUNCTION end_petitions_of_blocked();

SELECT audit_table('petition_templates');
