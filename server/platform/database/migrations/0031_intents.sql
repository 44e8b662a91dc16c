-- Why a user is here. Null for users who were not asked, or did not say.
ALTER TABLE users ADD COLUMN intent text CHECK (intent IN ('looking', 'offering', 'both'));
