CREATE TABLE "idempotent_answers" (
    "key_hash" BYTEA NOT NULL,
    "caller_hash" BYTEA NOT NULL,
    "body_hash" BYTEA NOT NULL,
    "status" INTEGER,
    "answer" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("key_hash")
);
CREATE INDEX "idempotent_answers_caller_hash_created_at_idx" ON "idempotent_answers"("caller_hash", "created_at");
CREATE INDEX "idempotent_answers_created_at_idx" ON "idempotent_answers"("created_at");
ALTER TABLE "idempotent_answers"
  ADD CONSTRAINT "idempotent_answers_hashes_check" CHECK (
    octet_length("key_hash") = 32 AND octet_length("caller_hash") = 32 AND octet_length("body_hash") = 32
  ),
  ADD CONSTRAINT "idempotent_answers_answer_check" CHECK (
    ("status" IS NULL OR "status" BETWEEN 200 AND 299)
    AND ("answer" IS NULL OR ("status" IS NOT NULL AND octet_length("answer") <= 262144))
  );
