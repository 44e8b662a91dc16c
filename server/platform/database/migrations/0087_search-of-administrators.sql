-- Administrators look for people by the beginning of their name or the whole mail address, for rooms
-- in any status by words, and for words in reported messages. Building the last index locks messages
-- for writing: some seconds for a million.
CREATE INDEX users_by_name ON users (search_text(first_name || ' ' || last_name) text_pattern_ops);
CREATE INDEX users_by_last_name ON users (search_text(last_name) text_pattern_ops);
CREATE INDEX users_by_email ON users (lower(email));
CREATE INDEX listings_search_unlisted ON listings USING gin (search) WHERE status <> 'active';
CREATE INDEX inquiry_messages_words ON inquiry_messages
  USING gin (to_tsvector('simple', search_text(text)));
