-- The buttons "Hizmeti Kullan" and "Demo İzle" shared one address; now each has its own.
ALTER TABLE "services" ADD COLUMN "demo_url" VARCHAR(500) NOT NULL DEFAULT '';
UPDATE "services" SET "demo_url" = "url";
