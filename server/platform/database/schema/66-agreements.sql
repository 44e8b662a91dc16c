-- How a group wants to live together; drafted from its answers. It is no lease.
CREATE TABLE agreements (
  group_id integer PRIMARY KEY REFERENCES groups ON DELETE CASCADE,
  -- Rises when what somebody accepted ends: the text changes, or somebody joins.
  version integer NOT NULL DEFAULT 1,
  -- Rises with every change of the text. Who accepts names it, so that they accept what they read.
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A clause of the catalogs, or own words, or neither while it is open between two proposals. A removed
-- rule stays, so that it can be restored.
CREATE TABLE agreement_rules (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  group_id integer NOT NULL REFERENCES agreements ON DELETE CASCADE,
  section text NOT NULL,
  clause text,
  own_text text,
  proposals text[] NOT NULL DEFAULT '{}' CHECK (cardinality(proposals) IN (0, 2)),
  version integer NOT NULL DEFAULT 1,
  is_removed boolean NOT NULL DEFAULT false,
  changed_by integer REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (clause IS NULL OR own_text IS NULL)
);
CREATE INDEX agreement_rules_group ON agreement_rules (group_id, id);
CREATE INDEX agreement_rules_changed_by ON agreement_rules (changed_by);

-- To whom one of two proposals is closer. Others see it only of those who show their answers.
CREATE TABLE agreement_leanings (
  rule_id integer NOT NULL REFERENCES agreement_rules ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  clause text NOT NULL,
  PRIMARY KEY (rule_id, user_id)
);
CREATE INDEX agreement_leanings_user ON agreement_leanings (user_id);

CREATE TABLE agreement_shown_answers (
  group_id integer NOT NULL REFERENCES agreements ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX agreement_shown_answers_user ON agreement_shown_answers (user_id);

-- Each change with what the rule said before and after it; null where there was none.
CREATE TABLE agreement_changes (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  group_id integer NOT NULL REFERENCES agreements ON DELETE CASCADE,
  rule_id integer NOT NULL REFERENCES agreement_rules ON DELETE CASCADE,
  author_id integer REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'removed', 'undone')),
  before jsonb,
  after jsonb,
  -- Of the rule after it: a change is the last one of its rule while this is the version of the rule.
  rule_version integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX agreement_changes_group ON agreement_changes (group_id, id DESC);
CREATE INDEX agreement_changes_rule ON agreement_changes (rule_id);
CREATE INDEX agreement_changes_author ON agreement_changes (author_id);

CREATE TABLE agreement_acceptances (
  group_id integer NOT NULL REFERENCES agreements ON DELETE CASCADE,
  version integer NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_id, version, user_id)
);
CREATE INDEX agreement_acceptances_user ON agreement_acceptances (user_id);

-- What was accepted and is no longer valid, word for word.
CREATE TABLE agreement_versions (
  group_id integer NOT NULL REFERENCES agreements ON DELETE CASCADE,
  version integer NOT NULL,
  rules jsonb NOT NULL,
  ended_by text NOT NULL CHECK (ended_by IN ('change', 'new_member')),
  ended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_id, version)
);

-- Called before a change of the text, and when somebody joined: keeps the version that somebody
-- accepted and starts the next. One that nobody accepted goes on.
CREATE FUNCTION start_agreement_version(changed_id integer, reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  current_version integer;
BEGIN
  SELECT version INTO current_version FROM agreements WHERE group_id = changed_id FOR UPDATE;
  IF NOT EXISTS (SELECT FROM agreement_acceptances
      WHERE group_id = changed_id AND version = current_version) THEN
    RETURN;
  END IF;
  INSERT INTO agreement_versions (group_id, version, rules, ended_by)
    SELECT changed_id, current_version, coalesce(json_agg(json_build_object('section', section,
      'clause', clause, 'text', own_text) ORDER BY id), '[]'), reason
    FROM agreement_rules WHERE group_id = changed_id AND NOT is_removed;
  UPDATE agreements SET version = version + 1, revision = revision + 1 WHERE group_id = changed_id;
END $$;

CREATE FUNCTION follow_new_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM start_agreement_version(NEW.group_id, 'new_member');
  RETURN NULL;
END $$;
CREATE TRIGGER agreements_follow_members AFTER INSERT ON group_members
  FOR EACH ROW EXECUTE FUNCTION follow_new_member();
