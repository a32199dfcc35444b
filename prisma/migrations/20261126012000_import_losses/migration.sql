-- What an import leaves out, apart from what it imports in another shape, and how many parts of posts each are.
ALTER TABLE "import_items" ADD COLUMN "losses" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "kept_parts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "changed_parts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "left_parts" INTEGER NOT NULL DEFAULT 0;
