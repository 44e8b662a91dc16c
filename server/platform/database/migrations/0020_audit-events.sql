-- Administrators act on targets, and the audit log holds events. Names only: every row stays.
ALTER TABLE admin_acts RENAME TO audit_events;
ALTER TABLE audit_events RENAME COLUMN act TO event;
ALTER TABLE audit_events RENAME COLUMN thing_kind TO target_kind;
ALTER TABLE audit_events RENAME COLUMN thing_id TO target_id;
ALTER TABLE audit_events RENAME COLUMN thing_label TO target_label;
ALTER TABLE audit_events RENAME CONSTRAINT admin_acts_details TO audit_events_details;
ALTER INDEX admin_acts_pkey RENAME TO audit_events_pkey;
ALTER INDEX admin_acts_act RENAME TO audit_events_event;
ALTER INDEX admin_acts_admin RENAME TO audit_events_admin;
ALTER INDEX admin_acts_thing RENAME TO audit_events_target;
ALTER SEQUENCE admin_acts_id_seq RENAME TO audit_events_id_seq;
ALTER TRIGGER admin_acts_stay ON audit_events RENAME TO audit_events_append_only;
ALTER FUNCTION refuse_change_of_log() RENAME TO refuse_audit_change;
-- The trigger refuses updates, this one too; it is off for this transaction alone.
ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only;
UPDATE audit_events SET
  event = CASE event
    WHEN 'person.suspended' THEN 'user.suspended'
    WHEN 'person.reinstated' THEN 'user.reinstated'
    WHEN 'conversation.read' THEN 'inquiry.read'
    ELSE event END,
  target_kind = CASE target_kind
    WHEN 'person' THEN 'user'
    WHEN 'conversation' THEN 'inquiry'
    ELSE target_kind END
  WHERE target_kind IN ('person', 'conversation');
ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only;

ALTER TABLE reports RENAME COLUMN thing_id TO target_id;
ALTER INDEX reports_thing RENAME TO reports_target;

-- Listings with the same title at the same place are duplicates.
ALTER FUNCTION listing_twin(text, text) RENAME TO listing_duplicate_key;
ALTER FUNCTION listing_spot(double precision, double precision) RENAME TO listing_grid_cell;
ALTER INDEX listings_twin_address RENAME TO listings_duplicate_address;
ALTER INDEX listings_twin_point RENAME TO listings_duplicate_grid_cell;
