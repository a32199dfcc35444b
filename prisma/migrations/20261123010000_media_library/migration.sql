CREATE TABLE "library_images" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(32) NOT NULL,
    "revision" VARCHAR(32) NOT NULL,
    "file_name" VARCHAR(200) NOT NULL,
    "alt_text" VARCHAR(300) NOT NULL DEFAULT '',
    "name_folded" TEXT GENERATED ALWAYS AS (fold_text("file_name") || ' ' || fold_text("alt_text")) STORED,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "widths" INTEGER[],
    "byte_size" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "library_images_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "library_images_size_check" CHECK (width > 0 AND height > 0 AND cardinality(widths) > 0)
);

CREATE UNIQUE INDEX "library_images_key_key" ON "library_images"("key");
CREATE UNIQUE INDEX "library_images_sha256_key" ON "library_images"("sha256");
