-- Each side of an inquiry may put it away. Constant defaults: no row is rewritten.
ALTER TABLE inquiries
  ADD COLUMN sender_archived boolean NOT NULL DEFAULT false,
  ADD COLUMN recipient_archived boolean NOT NULL DEFAULT false;

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS inquiries_archived_by_recipient;
CREATE INDEX CONCURRENTLY inquiries_archived_by_recipient ON inquiries
  (recipient_id, (recipient_unread > 0) DESC, updated_at DESC, id DESC) WHERE recipient_archived;
DROP INDEX CONCURRENTLY IF EXISTS inquiries_archived_by_sender;
CREATE INDEX CONCURRENTLY inquiries_archived_by_sender ON inquiries
  (sender_id, (sender_unread > 0) DESC, updated_at DESC, id DESC) WHERE sender_archived;
