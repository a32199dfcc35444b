-- Answers come back with a match or ring that expired only because a listing was away from the board.
ALTER TABLE "matches" ADD COLUMN "keeps_answers" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "matches" ADD CONSTRAINT "matches_keeps_answers_check" CHECK (NOT keeps_answers OR status = 'expired');
ALTER TABLE "rings" ADD COLUMN "keeps_answers" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "rings" ADD CONSTRAINT "rings_keeps_answers_check" CHECK (NOT keeps_answers OR status = 'expired');
