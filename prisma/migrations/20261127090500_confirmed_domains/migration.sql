-- A bare home page names no mail address: only a page that shows the domain confirms it.
ALTER TABLE "institution_domains" ADD COLUMN "is_confirmed" BOOLEAN
  GENERATED ALWAYS AS ("source" !~* '^https?://[^/?#]+/?(#.*)?$') STORED;
