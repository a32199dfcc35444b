-- AlterTable
ALTER TABLE "board_settings" ADD COLUMN     "embed_origins" VARCHAR(300)[] DEFAULT ARRAY[]::VARCHAR(300)[];
ALTER TABLE "board_settings" ALTER COLUMN "embed_origins" SET NOT NULL,
  ADD CONSTRAINT "board_settings_embed_origins_check" CHECK (cardinality(embed_origins) <= 50);
