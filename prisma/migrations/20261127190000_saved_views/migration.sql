-- CreateTable
CREATE TABLE "saved_views" (
    "id" SERIAL NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "list" VARCHAR(20) NOT NULL,
    "place" SMALLINT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "query" VARCHAR(500) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_views_place_check" CHECK ("place" BETWEEN 1 AND 20),
    CONSTRAINT "saved_views_name_check" CHECK ("name" <> ''),
    CONSTRAINT "saved_views_query_check" CHECK ("query" <> '')
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_admin_id_list_place_key" ON "saved_views"("admin_id", "list", "place");

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_admin_id_list_name_key" ON "saved_views"("admin_id", "list", "name");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
