-- Turkish lower case made "lınkedın" of "LINKEDIN": campaigns are technical names.
WITH moved AS (
  DELETE FROM "reader_counts" WHERE "kind" = 'campaign' AND "name" LIKE '%ı%' RETURNING "post_id", "day", "name", "count"
)
INSERT INTO "reader_counts" ("post_id", "kind", "day", "name", "count")
SELECT "post_id", 'campaign', "day", replace("name", 'ı', 'i'), sum("count")::int FROM moved GROUP BY 1, 3, 4
ON CONFLICT ("post_id", "kind", "day", "name") DO UPDATE SET "count" = "reader_counts"."count" + excluded."count";

WITH moved AS (
  DELETE FROM "reader_month_counts" WHERE "kind" = 'campaign' AND "name" LIKE '%ı%' RETURNING "post_id", "month", "name", "count"
)
INSERT INTO "reader_month_counts" ("post_id", "kind", "month", "name", "count")
SELECT "post_id", 'campaign', "month", replace("name", 'ı', 'i'), sum("count")::int FROM moved GROUP BY 1, 3, 4
ON CONFLICT ("post_id", "kind", "month", "name") DO UPDATE SET "count" = "reader_month_counts"."count" + excluded."count";
