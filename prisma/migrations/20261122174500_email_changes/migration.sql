-- CreateTable
CREATE TABLE "email_changes" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "old_email" VARCHAR(254) NOT NULL,
    "new_email" VARCHAR(254) NOT NULL,
    "proof_hash" BYTEA NOT NULL,
    "undo_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "proved_at" TIMESTAMPTZ(3),
    "undo_until" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_proof_hash_key" ON "email_changes"("proof_hash");
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");
CREATE INDEX "email_changes_member_id_idx" ON "email_changes"("member_id");
CREATE INDEX "email_changes_undo_until_idx" ON "email_changes"("undo_until");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A member has one open change at most; an undo belongs to a change that was made.
CREATE UNIQUE INDEX "email_changes_open_key" ON "email_changes" (member_id) WHERE proved_at IS NULL AND cancelled_at IS NULL;
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_states_check" CHECK (
  (proved_at IS NULL OR cancelled_at IS NULL) AND (undo_hash IS NULL) = (undo_until IS NULL) AND (undo_until IS NULL OR proved_at IS NOT NULL) AND (undone_at IS NULL OR proved_at IS NOT NULL));

-- An address that can be restored is reserved for the member who had it. Asked with the members' unique index, where the
-- address is compared: a registration of it inserts nothing, as one of an address that has an account does.
CREATE FUNCTION is_reserved_for_another(address text, member integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM email_changes c WHERE c.undo_until > now() AND c.undone_at IS NULL AND c.member_id <> member
    AND lower(c.old_email COLLATE "C") = lower(address COLLATE "C"))
$$;

CREATE FUNCTION skip_reserved_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_reserved_for_another(NEW.email, NEW.id) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

-- After the row: an insert that waited for the change of the address to be committed sees the reservation only now.
CREATE FUNCTION refuse_reserved_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_reserved_for_another(NEW.email, NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'the address is reserved', DETAIL = 'Key (email_key)=() already exists.', CONSTRAINT = 'members_email_key_key', TABLE = 'members';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER members_skip_reserved_address BEFORE INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION skip_reserved_address();
CREATE TRIGGER members_refuse_reserved_address AFTER INSERT OR UPDATE OF email ON "members" FOR EACH ROW EXECUTE FUNCTION refuse_reserved_address();
