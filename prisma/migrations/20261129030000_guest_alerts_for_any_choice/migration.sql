-- An alert of an address follows whatever a member's can follow; each choice once for an address.
ALTER TABLE "search_alerts" DROP CONSTRAINT "search_alerts_owner_check";
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_owner_check" CHECK (
  CASE WHEN email IS NULL THEN member_id IS NOT NULL AND confirmed_at IS NULL ELSE member_id IS NULL END);
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_choice_check" CHECK (
  from_city_id IS NOT NULL OR to_city_id IS NOT NULL OR institution_id IS NOT NULL OR position_id IS NOT NULL
  OR query <> '');
DROP INDEX "search_alerts_address_key";
CREATE UNIQUE INDEX "search_alerts_address_key" ON "search_alerts"
  (email_key, from_city_id, to_city_id, institution_id, position_id, query) NULLS NOT DISTINCT WHERE email IS NOT NULL;
