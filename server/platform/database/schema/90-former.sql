-- What only the version before uses, which may run beside this one. Its jobs: what arrives in these
-- tables becomes a job in the queues of pg-boss. Its gazetteer, which this version has in memory.

CREATE TABLE places (
  id integer PRIMARY KEY,
  name text NOT NULL,
  detail text NOT NULL,
  key text NOT NULL,
  population integer NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- The currency of the country.
  currency text COLLATE "C"
);
CREATE INDEX places_point ON places USING gist (point(longitude, latitude));
CREATE INDEX places_prefix ON places (key text_pattern_ops);

-- The currency at a spot: that of the nearest place, null without a gazetteer. Degrees are not
-- meters, which matters only where two countries are equally near.
CREATE FUNCTION currency_at(latitude double precision, longitude double precision) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT currency FROM (
      SELECT p.currency FROM places p ORDER BY point(p.longitude, p.latitude) <-> point($2, $1) LIMIT 1
    ) nearest WHERE $1 IS NOT NULL AND $2 IS NOT NULL $$;

CREATE TABLE mail_jobs (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  kind text NOT NULL,
  user_id integer CONSTRAINT mail_jobs_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  inquiry_id integer
    CONSTRAINT mail_jobs_inquiry_id_inquiries_id_fk REFERENCES inquiries ON DELETE CASCADE,
  message_id integer,
  notice_id integer REFERENCES notices ON DELETE CASCADE,
  report_id integer REFERENCES reports ON DELETE CASCADE,
  statement_id integer REFERENCES statements ON DELETE CASCADE,
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  failed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mail_jobs_about CHECK (
    num_nonnulls(inquiry_id, notice_id, report_id, statement_id) = CASE
      WHEN kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly', 'favorites_changed',
        'confirm_listings', 'organization_code') THEN 0
      ELSE 1 END),
  CONSTRAINT mail_jobs_recipient
    CHECK ((user_id IS NULL) = (kind <> 'new_reports'
      AND num_nonnulls(notice_id, report_id, statement_id) = 1))
);
CREATE UNIQUE INDEX mail_jobs_alerts ON mail_jobs (user_id, kind)
  WHERE inquiry_id IS NULL AND failed_at IS NULL;
CREATE INDEX mail_jobs_due ON mail_jobs (due_at) WHERE failed_at IS NULL;
CREATE INDEX mail_jobs_inquiry ON mail_jobs (inquiry_id);
CREATE INDEX mail_jobs_notice ON mail_jobs (notice_id);
CREATE INDEX mail_jobs_person ON mail_jobs (user_id);
CREATE INDEX mail_jobs_report ON mail_jobs (report_id);
CREATE INDEX mail_jobs_statement ON mail_jobs (statement_id);

-- The key by which a mail waits once, and what its job says.
CREATE FUNCTION queue_former_mail(mail mail_jobs) RETURNS void
  LANGUAGE sql
  AS $$
  SELECT queue_job(mail.id, 'mail',
    CASE WHEN mail.user_id IS NOT NULL AND mail.inquiry_id IS NULL
      THEN mail.kind || ':' || mail.user_id ELSE mail.id::text END,
    jsonb_build_object('kind', mail.kind) || CASE
      WHEN mail.inquiry_id IS NOT NULL THEN jsonb_build_object('user_id', mail.user_id,
        'inquiry_id', mail.inquiry_id, 'message_id', mail.message_id)
      WHEN mail.user_id IS NOT NULL THEN jsonb_build_object('user_id', mail.user_id)
      ELSE jsonb_build_object('about_id',
        coalesce(mail.notice_id, mail.report_id, mail.statement_id)) END,
    mail.due_at);
  -- What was given up stays given up, for operators to see.
  UPDATE pgboss.job SET state = 'failed', completed_on = mail.failed_at,
    output = '{"message": "Given up by an earlier version"}'
  WHERE mail.failed_at IS NOT NULL AND (name, id) = ('mail', mail.id) $$;

-- In the transaction of the event, also where the version before writes it: its rows never arrive
-- in its own table, so only one of both can send a mail. As the owner, because the role of a server
-- that runs already gets its grants a moment later.
CREATE FUNCTION take_former_mail() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_former_mail(NEW);
  PERFORM pg_notify('jobs', 'mail');
  RETURN NULL;
END $$;

CREATE TRIGGER mail_jobs_become_jobs BEFORE INSERT ON mail_jobs
  FOR EACH ROW EXECUTE FUNCTION take_former_mail();

CREATE TABLE push_jobs (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  subscription_id integer NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  -- The job of the queue of mails whose rooms it tells of.
  alert_id uuid NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (subscription_id, alert_id)
);
CREATE INDEX push_jobs_due ON push_jobs (due_at);

CREATE FUNCTION queue_former_push(push push_jobs) RETURNS void
  LANGUAGE sql
  AS $$
  SELECT queue_job(gen_random_uuid(), 'push', push.subscription_id || ':' || push.alert_id,
    jsonb_build_object('subscription_id', push.subscription_id, 'user_id', p.user_id,
      'payload', push.payload), push.due_at)
  FROM push_subscriptions p WHERE p.id = push.subscription_id $$;

CREATE FUNCTION take_former_push() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_former_push(NEW);
  PERFORM pg_notify('jobs', 'push');
  RETURN NULL;
END $$;

CREATE TRIGGER push_jobs_become_jobs BEFORE INSERT ON push_jobs
  FOR EACH ROW EXECUTE FUNCTION take_former_push();

CREATE TABLE listing_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'available_again', 'changed')),
  before jsonb
);

CREATE TABLE favorite_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL
);

-- Moves what the version before has not begun. What it has in its hands it finishes itself; after a
-- kill, that is due again a little later. A sweep calls this for as long as both may run.
CREATE FUNCTION move_former_jobs() RETURNS void
  LANGUAGE plpgsql
  AS $$
DECLARE
  mail mail_jobs;
  push push_jobs;
  events jsonb[];
  listings integer[];
BEGIN
  FOR mail IN
    DELETE FROM mail_jobs WHERE id IN (
      SELECT id FROM mail_jobs WHERE failed_at IS NOT NULL OR attempts = 0 OR due_at <= now()
      FOR UPDATE SKIP LOCKED)
    RETURNING *
  LOOP
    PERFORM queue_former_mail(mail);
  END LOOP;
  FOR push IN
    DELETE FROM push_jobs WHERE id IN (
      SELECT id FROM push_jobs WHERE attempts = 0 OR due_at <= now() FOR UPDATE SKIP LOCKED)
    RETURNING *
  LOOP
    PERFORM queue_former_push(push);
  END LOOP;
  WITH moved AS (
    DELETE FROM listing_events WHERE id IN (SELECT id FROM listing_events FOR UPDATE SKIP LOCKED)
    RETURNING id, jsonb_build_object('listing_id', listing_id, 'kind', kind, 'before', before) AS event)
  SELECT array_agg(event ORDER BY id) INTO events FROM moved;
  PERFORM queue_listing_events(events);
  WITH moved AS (
    DELETE FROM favorite_events WHERE id IN (SELECT id FROM favorite_events FOR UPDATE SKIP LOCKED)
    RETURNING id, listing_id)
  SELECT array_agg(listing_id ORDER BY id) INTO listings FROM moved;
  PERFORM queue_favorite_events(listings);
  -- An import is still a row of its own; a job runs it.
  PERFORM queue_job(gen_random_uuid(), 'imports', r.id::text, jsonb_build_object('run_id', r.id))
  FROM import_runs r
  WHERE r.status IN ('waiting', 'running') AND NOT EXISTS (
    SELECT FROM pgboss.job j
    WHERE j.name = 'imports' AND j.singleton_key = r.id::text AND j.state < 'completed');
END $$;
