-- A service has an address or none. The first content named sample addresses that lead nowhere: databases that still hold them are mended.
ALTER TABLE "services" ALTER COLUMN "url" SET DEFAULT '';
UPDATE "services" SET "url" = '' WHERE "url" = 'https://example.org/' || "slug";
UPDATE "settings" SET "value" = '' WHERE "scope" = 'site' AND "key" = 'contact_email' AND "value" = 'iletisim@example.org';
