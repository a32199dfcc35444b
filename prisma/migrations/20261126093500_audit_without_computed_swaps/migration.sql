-- Matching computes rings and matches from the listings, whose change is noted, and members answer them. One approval
-- writes hundreds of such rows, and noting each took five times as long as writing it. An administrator changes matches
-- only: their updates and deletions are still noted.
DROP TRIGGER note_changes ON rings;
DROP TRIGGER note_changes ON ring_members;
DROP TRIGGER note_changes ON match_sides;
DROP TRIGGER note_changes ON matches;
CREATE TRIGGER note_changes AFTER UPDATE OR DELETE ON matches FOR EACH ROW
  WHEN (current_setting('site.audit', true) = 'on') EXECUTE FUNCTION note_audit_change('id', '', 'updated_at');
