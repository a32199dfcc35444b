-- The hero's texts stood in two tables, and only those of homepage_configs were shown.
DELETE FROM homepage_sections WHERE section_key = 'hero';
ALTER TABLE homepage_sections DROP CONSTRAINT homepage_sections_section_key_check,
  ADD CONSTRAINT homepage_sections_section_key_check CHECK (section_key = 'cta');

-- The documented calls for text sections accept ids of both tables: one sequence keeps them apart.
UPDATE homepage_sections SET id = nextval('homepage_configs_id_seq');
ALTER TABLE homepage_sections ALTER COLUMN id SET DEFAULT nextval('homepage_configs_id_seq');
DROP SEQUENCE homepage_sections_id_seq;
