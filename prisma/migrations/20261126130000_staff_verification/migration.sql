-- Who works at the institution of their swap profile: proven by a code that was mailed to an address of the
-- institution, or by a document that an administrator looked at.
ALTER TABLE "swap_profiles" ADD COLUMN     "accept_verified_only" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "institution_domains" (
    "id" SERIAL NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "domain" VARCHAR(253) NOT NULL,
    "source" VARCHAR(500) NOT NULL,
    "checked_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "institution_domains_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "institution_domains_domain_check" CHECK (domain ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$'),
    CONSTRAINT "institution_domains_source_check" CHECK (source ~ '^https?://')
);

-- CreateTable
CREATE TABLE "staff_keys" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "key" BYTEA NOT NULL,

    CONSTRAINT "staff_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_keys_id_check" CHECK (id = 1)
);

-- CreateTable
CREATE TABLE "staff_codes" (
    "member_id" INTEGER NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "address_hash" BYTEA NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "wrong_tries" SMALLINT NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_codes_pkey" PRIMARY KEY ("member_id"),
    CONSTRAINT "staff_codes_hashes_check" CHECK (length(address_hash) = 32 AND length(code_hash) = 32),
    CONSTRAINT "staff_codes_wrong_tries_check" CHECK (wrong_tries BETWEEN 0 AND 5)
);

-- CreateTable
CREATE TABLE "staff_documents" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "storage_key" VARCHAR(200) NOT NULL,
    "mime_type" VARCHAR(100) NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "staff_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_verifications" (
    "member_id" INTEGER NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "address_hash" BYTEA,
    "verified_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_verifications_pkey" PRIMARY KEY ("member_id"),
    CONSTRAINT "staff_verifications_method_check" CHECK (method IN ('mail', 'document')
      AND (method = 'mail') = (address_hash IS NOT NULL)),
    CONSTRAINT "staff_verifications_expires_at_check" CHECK (expires_at > verified_at)
);

-- CreateIndex
CREATE INDEX "institution_domains_domain_idx" ON "institution_domains"("domain");
CREATE UNIQUE INDEX "institution_domains_institution_id_domain_key" ON "institution_domains"("institution_id", "domain");
CREATE UNIQUE INDEX "staff_documents_member_id_key" ON "staff_documents"("member_id");
CREATE UNIQUE INDEX "staff_documents_storage_key_key" ON "staff_documents"("storage_key");
-- One address verifies one member.
CREATE UNIQUE INDEX "staff_verifications_address_hash_key" ON "staff_verifications"("address_hash");
CREATE INDEX "staff_verifications_expires_at_idx" ON "staff_verifications"("expires_at");

-- AddForeignKey
ALTER TABLE "institution_domains" ADD CONSTRAINT "institution_domains_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_codes" ADD CONSTRAINT "staff_codes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "swap_profiles"("member_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_codes" ADD CONSTRAINT "staff_codes_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "swap_profiles"("member_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_verifications" ADD CONSTRAINT "staff_verifications_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "swap_profiles"("member_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_verifications" ADD CONSTRAINT "staff_verifications_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Another institution ends what was proven or claimed for the former one, in the same transaction. A merge of
-- institutions renames these rows first, so that they stay.
CREATE FUNCTION end_staff_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff_verifications
    WHERE member_id = NEW.member_id AND institution_id IS DISTINCT FROM NEW.current_institution_id;
  DELETE FROM staff_codes
    WHERE member_id = NEW.member_id AND institution_id IS DISTINCT FROM NEW.current_institution_id;
  DELETE FROM staff_documents
    WHERE member_id = NEW.member_id AND institution_id IS DISTINCT FROM NEW.current_institution_id;
  RETURN NULL;
END $$;
CREATE TRIGGER end_staff_claims AFTER UPDATE ON swap_profiles FOR EACH ROW
  WHEN (OLD.current_institution_id IS DISTINCT FROM NEW.current_institution_id)
  EXECUTE FUNCTION end_staff_claims();

-- A claim belongs to the institution of the profile. The lock keeps it there until the transaction ends.
CREATE FUNCTION refuse_foreign_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM swap_profiles
    WHERE member_id = NEW.member_id AND current_institution_id = NEW.institution_id FOR SHARE;
  IF FOUND THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a claim of work belongs to the institution of the swap profile' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_foreign BEFORE INSERT ON staff_verifications FOR EACH ROW EXECUTE FUNCTION refuse_foreign_claim();
CREATE TRIGGER refuse_foreign BEFORE INSERT ON staff_codes FOR EACH ROW EXECUTE FUNCTION refuse_foreign_claim();
CREATE TRIGGER refuse_foreign BEFORE INSERT ON staff_documents FOR EACH ROW EXECUTE FUNCTION refuse_foreign_claim();

SELECT audit_table('institution_domains');
SELECT audit_table('staff_documents');
SELECT audit_table('staff_verifications', '{address_hash}');

INSERT INTO notification_settings (setting_key, setting_name, description, category, is_enabled) VALUES
  ('staff_document', 'Kurum belgesi', 'Bir üye, kurumunu doğrulamak için belge gönderdiğinde haber verir.', 'becayis', true);
