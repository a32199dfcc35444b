-- Images of the library and contact messages wait in the trash for 30 days, in their tables.
ALTER TABLE contact_messages ADD COLUMN deleted_at TIMESTAMPTZ(3);
ALTER TABLE library_images ADD COLUMN deleted_at TIMESTAMPTZ(3);
