-- CreateTable
CREATE TABLE "ai_creations" (
    "id" SERIAL NOT NULL,
    "admin_id" INTEGER,
    "topic" TEXT NOT NULL,
    "image_query" VARCHAR(200) NOT NULL DEFAULT '',
    "configuration_id" INTEGER,
    "template_id" INTEGER,
    "template_name" VARCHAR(120) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "post_id" INTEGER,
    "draft_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "ai_creations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_creation_steps" (
    "creation_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "result" JSONB,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ai_creation_steps_pkey" PRIMARY KEY ("creation_id","name")
);

-- CreateTable
CREATE TABLE "post_provenance" (
    "post_id" INTEGER NOT NULL,
    "model" VARCHAR(120) NOT NULL,
    "template_name" VARCHAR(120) NOT NULL,
    "generated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewer_id" INTEGER,
    "reviewer_name" VARCHAR(100) NOT NULL DEFAULT '',
    "reviewed_at" TIMESTAMPTZ(3),
    "is_labelled" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "post_provenance_pkey" PRIMARY KEY ("post_id")
);

-- CreateTable
CREATE TABLE "post_references" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "key" BYTEA NOT NULL,
    "resolved_by_id" INTEGER,
    "resolved_by" VARCHAR(100) NOT NULL DEFAULT '',
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "post_references_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ai_creations_post_id_key" ON "ai_creations"("post_id");

-- CreateIndex
CREATE INDEX "ai_creations_admin_id_idx" ON "ai_creations"("admin_id");

-- CreateIndex
CREATE INDEX "ai_creations_state_idx" ON "ai_creations"("state");

-- CreateIndex
CREATE INDEX "post_provenance_reviewer_id_idx" ON "post_provenance"("reviewer_id");

-- CreateIndex
CREATE INDEX "post_references_resolved_by_id_idx" ON "post_references"("resolved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "post_references_post_id_kind_key_key" ON "post_references"("post_id", "kind", "key");

-- AddForeignKey
ALTER TABLE "ai_creations" ADD CONSTRAINT "ai_creations_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_creations" ADD CONSTRAINT "ai_creations_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_creation_steps" ADD CONSTRAINT "ai_creation_steps_creation_id_fkey" FOREIGN KEY ("creation_id") REFERENCES "ai_creations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_provenance" ADD CONSTRAINT "post_provenance_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_provenance" ADD CONSTRAINT "post_provenance_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_references" ADD CONSTRAINT "post_references_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post_provenance"("post_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_references" ADD CONSTRAINT "post_references_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What each step of a creation was charged for
ALTER TABLE "ai_calls" ADD COLUMN "creation_id" INTEGER, ADD COLUMN "creation_step" VARCHAR(20);
CREATE INDEX "ai_calls_creation_id_idx" ON "ai_calls"("creation_id");
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_creation_id_fkey" FOREIGN KEY ("creation_id") REFERENCES "ai_creations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Closed lists
ALTER TABLE "ai_creations" ADD CONSTRAINT "ai_creations_state_check" CHECK (state IN ('running', 'done', 'failed', 'cancelled'));
ALTER TABLE "ai_creations" ADD CONSTRAINT "ai_creations_end_check" CHECK ((state = 'running') = (finished_at IS NULL));
ALTER TABLE "ai_creations" ADD CONSTRAINT "ai_creations_topic_check" CHECK (char_length(topic) BETWEEN 1 AND 2000);
ALTER TABLE "ai_creation_steps" ADD CONSTRAINT "ai_creation_steps_name_check" CHECK (name IN ('link', 'generate', 'image', 'save', 'edit'));
ALTER TABLE "ai_creation_steps" ADD CONSTRAINT "ai_creation_steps_state_check" CHECK (state IN ('pending', 'running', 'done', 'skipped', 'failed'));
ALTER TABLE "post_references" ADD CONSTRAINT "post_references_kind_check" CHECK (kind IN ('law', 'decision', 'gazette', 'url', 'email'));
ALTER TABLE "post_references" ADD CONSTRAINT "post_references_resolved_check" CHECK ((resolved_at IS NULL) = (resolved_by = ''));
ALTER TABLE "post_provenance" ADD CONSTRAINT "post_provenance_reviewed_check" CHECK ((reviewed_at IS NULL) = (reviewer_name = ''));

-- A post with unchecked references is never published or scheduled, whichever statement tries it. Both triggers lock
-- the post, so that a publication and a new or withdrawn check cannot pass each other.
CREATE FUNCTION refuse_unchecked_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM post_references WHERE post_id = NEW.id AND resolved_at IS NULL) THEN
    RAISE EXCEPTION 'references are unchecked' USING ERRCODE = 'check_violation', CONSTRAINT = 'post_references_checked';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_references_checked AFTER UPDATE OF status ON "posts" FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION refuse_unchecked_post();

CREATE FUNCTION refuse_unchecked_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM posts WHERE id = NEW.post_id AND status = 'published' FOR UPDATE;
  IF FOUND THEN
    RAISE EXCEPTION 'references are unchecked' USING ERRCODE = 'check_violation', CONSTRAINT = 'post_references_checked';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER post_references_checked AFTER INSERT OR UPDATE OF resolved_at ON "post_references" FOR EACH ROW
  WHEN (NEW.resolved_at IS NULL) EXECUTE FUNCTION refuse_unchecked_reference();

-- Tells every instance that a creation has changed, whichever statement changed it.
CREATE FUNCTION signal_ai_creation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('admin_signals', 'creations');
  RETURN NULL;
END $$;
CREATE TRIGGER ai_creations_signal AFTER INSERT OR UPDATE ON "ai_creations" FOR EACH STATEMENT EXECUTE FUNCTION signal_ai_creation();
CREATE TRIGGER ai_creation_steps_signal AFTER UPDATE ON "ai_creation_steps" FOR EACH STATEMENT EXECUTE FUNCTION signal_ai_creation();
