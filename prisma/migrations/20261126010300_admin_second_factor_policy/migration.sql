-- What owners demand of all administrators. One row.
CREATE TABLE "admin_policies" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "second_factor_since" TIMESTAMPTZ(3),
    CONSTRAINT "admin_policies_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "admin_policies_check" CHECK ("id" = 1)
);
INSERT INTO "admin_policies" ("id") VALUES (1);
SELECT audit_table('admin_policies');
