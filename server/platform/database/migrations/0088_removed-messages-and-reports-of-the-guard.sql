-- What a suspended user wrote can be taken from those who got it. The text stays, because an appeal
-- brings it back.
ALTER TABLE inquiry_messages ADD COLUMN removed_at timestamptz;

-- The scam guard reports what reads like a scam: once for each listing, inquiry or user and reason,
-- whatever administrators decided about it.
ALTER TABLE reports
  DROP CONSTRAINT reports_source,
  ADD CONSTRAINT reports_source CHECK (source IN ('member', 'visitor', 'card', 'system'));
CREATE UNIQUE INDEX reports_once_by_system ON reports (kind, target_id, reason)
  WHERE source = 'system';

-- Which first messages have the same text: a hash, kept for 30 days.
CREATE TABLE sent_texts (
  inquiry_id integer PRIMARY KEY REFERENCES inquiries (id) ON DELETE CASCADE,
  sender_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text_key bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sent_texts_same ON sent_texts (sender_id, text_key, created_at);
CREATE INDEX sent_texts_age ON sent_texts (created_at);
