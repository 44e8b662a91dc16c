CREATE TABLE "match_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"xid" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "match_changes_xid" ON "match_changes" USING btree ("xid");--> statement-breakpoint
-- Statement by statement, not row by row: one notice tells of a thousand people. Sorted, so that two
-- statements lock them in the same order.
CREATE FUNCTION note_match_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO match_changes (user_id, xid)
      SELECT DISTINCT %I, pg_current_xact_id()::text::bigint FROM changed ORDER BY 1
      ON CONFLICT (user_id) DO UPDATE SET xid = excluded.xid', TG_ARGV[0]);
  PERFORM pg_notify('match_changes', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_insert_changes_matches AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('id');--> statement-breakpoint
CREATE TRIGGER users_update_changes_matches AFTER UPDATE ON users
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('id');--> statement-breakpoint
CREATE TRIGGER users_delete_changes_matches AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('id');--> statement-breakpoint
CREATE TRIGGER habits_insert_changes_matches AFTER INSERT ON habits
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');--> statement-breakpoint
CREATE TRIGGER habits_update_changes_matches AFTER UPDATE ON habits
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');--> statement-breakpoint
CREATE TRIGGER habits_delete_changes_matches AFTER DELETE ON habits
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');--> statement-breakpoint
CREATE TRIGGER preferences_insert_changes_matches AFTER INSERT ON preferences
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');--> statement-breakpoint
CREATE TRIGGER preferences_update_changes_matches AFTER UPDATE ON preferences
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');--> statement-breakpoint
CREATE TRIGGER preferences_delete_changes_matches AFTER DELETE ON preferences
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
