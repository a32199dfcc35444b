-- Files with content of other sites, their records, and which post came from which record.
CREATE TABLE "imports" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(32) NOT NULL,
    "file_name" VARCHAR(200) NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'uploading',
    "format" TEXT,
    "source" VARCHAR(300) NOT NULL DEFAULT '',
    "site_url" VARCHAR(500) NOT NULL DEFAULT '',
    "fault" VARCHAR(300) NOT NULL DEFAULT '',
    "admin_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "imports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "imports_state_check" CHECK (state IN ('uploading', 'reading', 'ready', 'running', 'done', 'failed')),
    CONSTRAINT "imports_format_check" CHECK (format IN ('wordpress', 'ghost', 'archive'))
);
CREATE UNIQUE INDEX "imports_key_key" ON "imports"("key");
CREATE INDEX "imports_admin_id_idx" ON "imports"("admin_id");

CREATE TABLE "import_items" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "key" VARCHAR(600) NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "payload" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "notes" TEXT[],
    "address" VARCHAR(500),
    "post_id" INTEGER,
    "post_version" INTEGER,
    CONSTRAINT "import_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "import_items_state_check" CHECK (state IN ('waiting', 'done', 'skipped', 'failed'))
);
CREATE UNIQUE INDEX "import_items_import_id_kind_key_key" ON "import_items"("import_id", "kind", "key");
CREATE INDEX "import_items_import_id_state_kind_id_idx" ON "import_items"("import_id", "state", "kind", "id");
CREATE INDEX "import_items_post_id_idx" ON "import_items"("post_id");

CREATE TABLE "imported_posts" (
    "source" VARCHAR(300) NOT NULL,
    "key" VARCHAR(600) NOT NULL,
    "post_id" INTEGER NOT NULL,
    CONSTRAINT "imported_posts_pkey" PRIMARY KEY ("source", "key")
);
CREATE INDEX "imported_posts_post_id_idx" ON "imported_posts"("post_id");

ALTER TABLE "imports" ADD CONSTRAINT "imports_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "imported_posts" ADD CONSTRAINT "imported_posts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
