-- AlterTable
ALTER TABLE "eligibility_rules" ADD COLUMN     "legal_basis" VARCHAR(300) NOT NULL DEFAULT '',
ADD COLUMN     "legal_reference" VARCHAR(200) NOT NULL DEFAULT '';

-- What an administrator wrote as source stays theirs: it becomes the basis of petitions unless it names a page.
UPDATE "eligibility_rules" SET
  "legal_basis" = CASE
    WHEN "source" ~ '^657 sayılı Devlet Memurları Kanunu m\. 73(;|$)' THEN '657 sayılı Devlet Memurları Kanunu, m. 73'
    WHEN "source" ~ '^Sözleşmeli Personel Çalıştırılmasına İlişkin Esaslar ek m\. 3(;|$)'
      THEN 'Sözleşmeli Personel Çalıştırılmasına İlişkin Esaslar, ek m. 3'
    WHEN "source" ~* 'https?:|www\.|\.(com|net|org|info|tr)\M|haber' THEN ''
    ELSE "source" END,
  "legal_reference" = CASE
    WHEN "source" ~ '^657 sayılı Devlet Memurları Kanunu m\. 73(;|$)' THEN 'RG 23.07.1965, 12056'
    WHEN "source" ~ '^Sözleşmeli Personel Çalıştırılmasına İlişkin Esaslar ek m\. 3(;|$)'
      THEN 'Bakanlar Kurulu Kararı 6/6/1978, 7/15754; RG 28.06.1978, 16330'
    ELSE '' END
WHERE "rule" IN (
  'same-institution', 'one-year-in-unit', 'same-service-class', 'same-position', 'authority-approval',
  'different-place', 'other-position', 'same-province', 'health-ministry'
);
