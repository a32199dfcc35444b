-- Daily budget and prices of AI calls; one row.
CREATE TABLE "ai_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "daily_token_limit" INTEGER,
    "image_model" VARCHAR(120) NOT NULL DEFAULT '',
    "input_price" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "output_price" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "ai_settings_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "ai_settings" ADD CONSTRAINT "ai_settings_one_row_check" CHECK (id = 1);
ALTER TABLE "ai_settings" ADD CONSTRAINT "ai_settings_bounds_check"
  CHECK (daily_token_limit > 0 AND input_price >= 0 AND output_price >= 0);

-- A call of a model; while it runs, output_tokens reserves what it may cost.
CREATE TABLE "ai_calls" (
    "id" SERIAL NOT NULL,
    "purpose" VARCHAR(30) NOT NULL,
    "model" VARCHAR(120) NOT NULL,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "ms" INTEGER NOT NULL DEFAULT 0,
    "cost" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "outcome" VARCHAR(20) NOT NULL DEFAULT 'running',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_calls_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ai_calls_at_idx" ON "ai_calls"("at");
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_amounts_check"
  CHECK (input_tokens >= 0 AND output_tokens >= 0 AND ms >= 0 AND cost >= 0);

-- Who made a photo of a stock service.
CREATE TABLE "photo_credits" (
    "address" VARCHAR(500) NOT NULL,
    "photographer" VARCHAR(200) NOT NULL,
    "photographer_url" VARCHAR(500) NOT NULL,
    "source_url" VARCHAR(500) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_credits_pkey" PRIMARY KEY ("address")
);
