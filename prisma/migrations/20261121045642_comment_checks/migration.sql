-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "is_unchecked" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "submission_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "comments_submission_id_key" ON "comments"("submission_id");
