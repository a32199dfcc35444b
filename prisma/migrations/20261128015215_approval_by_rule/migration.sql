-- AlterTable
ALTER TABLE "board_settings" ADD COLUMN     "approves_by_rule" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "rule_needs_approval" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "rule_needs_staff" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "rule_words" VARCHAR(50)[] DEFAULT ARRAY[]::VARCHAR(50)[];

-- AlterTable
ALTER TABLE "listings" ADD COLUMN     "approved_by_rule" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "looked_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "needs_review" BOOLEAN NOT NULL DEFAULT false;

-- What the rule approved is on the board, and only that is looked at later.
ALTER TABLE "listings" ADD CONSTRAINT "listings_rule_check" CHECK (
  (approval_status = 'approved' OR NOT approved_by_rule) AND (approved_by_rule OR looked_at IS NULL)
);
CREATE INDEX "listings_not_looked_at_idx" ON "listings" ("approved_at") WHERE approved_by_rule AND looked_at IS NULL;
ALTER TABLE "board_settings" ALTER COLUMN "rule_words" SET NOT NULL,
  ADD CONSTRAINT "board_settings_rule_words_check" CHECK (cardinality(rule_words) <= 200);

-- Whoever was refused before is left to people.
UPDATE "members" SET needs_review = true
WHERE id IN (SELECT member_id FROM listings WHERE approval_status = 'rejected');
