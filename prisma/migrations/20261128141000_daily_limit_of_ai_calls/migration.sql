-- A day is limited by its calls. A limit of tokens becomes as many calls as it would have paid for on average.
ALTER TABLE "ai_settings" ADD COLUMN "daily_call_limit" INTEGER;
UPDATE "ai_settings" SET "daily_call_limit" = greatest(1, least(100000, "daily_token_limit" / coalesce(
  (SELECT nullif(avg("input_tokens" + "output_tokens"), 0) FROM "ai_calls" WHERE "outcome" IN ('done', 'cut')), 2000)))
WHERE "daily_token_limit" IS NOT NULL;
ALTER TABLE "ai_settings" DROP COLUMN "daily_token_limit", DROP COLUMN "input_price", DROP COLUMN "output_price";
ALTER TABLE "ai_settings" ADD CHECK ("daily_call_limit" BETWEEN 1 AND 100000);
ALTER TABLE "ai_calls" DROP COLUMN "cost";
-- Calls that run reserved what they might cost.
UPDATE "ai_calls" SET "output_tokens" = 0 WHERE "outcome" = 'running';
