-- All jobs wait in the queues of pg-boss, whose schema exists before the first migration. Expand: the
-- former tables of jobs stay for the version before, which may run beside this one.

-- Queues a job as `queueJobs` does: what is not said follows from the queue.
CREATE FUNCTION queue_job(job_id uuid, queue_name text, job_key text, job_data jsonb,
    due timestamptz DEFAULT now()) RETURNS void
  LANGUAGE sql
  AS $$
  INSERT INTO pgboss.job (id, name, data, singleton_key, start_after, keep_until, retry_limit,
    expire_in, policy)
  SELECT job_id, q.name, job_data, job_key, due, 'infinity', q.retry_limit,
    make_interval(secs => q.expire_seconds), q.policy
  FROM pgboss.queue q WHERE q.name = queue_name
  ON CONFLICT DO NOTHING $$;

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

-- In the transaction of the event, also where the version before writes it: its rows never arrive in
-- its own table, so only one of both can send a mail. As the owner, because the role of a server that
-- runs already gets its grants a moment later.
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

-- Events of listings are jobs of ten: where many search the same town, each takes a second. Written by
-- the transaction of the listing itself, so none is missed; statement by statement, so that an import
-- costs one query for all its listings.
CREATE FUNCTION queue_listing_events(events jsonb[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF cardinality(events) IS NULL OR cardinality(events) = 0 THEN RETURN; END IF;
  PERFORM queue_job(gen_random_uuid(), 'listing_events', gen_random_uuid()::text,
    jsonb_build_object('events', tens.events))
  FROM (
    SELECT to_jsonb(array_agg(event ORDER BY nth)) AS events
    FROM unnest(events) WITH ORDINALITY each (event, nth) GROUP BY (nth - 1) / 10) tens;
  PERFORM pg_notify('jobs', 'listing_events');
END $$;

CREATE FUNCTION queue_favorite_events(listings integer[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF cardinality(listings) IS NULL OR cardinality(listings) = 0 THEN RETURN; END IF;
  PERFORM queue_job(gen_random_uuid(), 'favorite_events', gen_random_uuid()::text,
    jsonb_build_object('listing_ids', tens.ids))
  FROM (
    SELECT to_jsonb(array_agg(id ORDER BY nth)) AS ids
    FROM unnest(listings) WITH ORDINALITY each (id, nth) GROUP BY (nth - 1) / 10) tens;
  PERFORM pg_notify('jobs', 'favorite_events');
END $$;

CREATE OR REPLACE FUNCTION note_new_listings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_listing_events(array_agg(
    jsonb_build_object('listing_id', id, 'kind', 'new') ORDER BY id))
  FROM changed WHERE status = 'active';
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_changed_listings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_listing_events(array_agg(jsonb_build_object('listing_id', n.id,
      'kind', CASE WHEN o.status = 'active' THEN 'changed'
        WHEN o.status IN ('paused', 'filled') THEN 'available_again' ELSE 'new' END,
      'before', CASE WHEN o.status = 'active' THEN to_jsonb(o) - 'description' END) ORDER BY n.id))
    FROM changed n JOIN former o ON o.id = n.id
    WHERE n.status = 'active' AND (o.status <> 'active'
      OR (o.currency, o.monthly_total, o.total_bedrooms, o.current_roommates, o.traits)
        <> (n.currency, n.monthly_total, n.total_bedrooms, n.current_roommates, n.traits)
      OR (o.available_from, o.available_until, o.min_stay_months, o.max_stay_months)
        IS DISTINCT FROM (n.available_from, n.available_until, n.min_stay_months, n.max_stay_months)
      OR o.earth_point IS DISTINCT FROM n.earth_point OR o.search IS DISTINCT FROM n.search);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_changed_favorites() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_favorite_events(array_agg(n.id ORDER BY n.id))
    FROM changed n JOIN former o ON o.id = n.id
    WHERE (o.status <> n.status
        OR n.status = 'active' AND (o.currency, o.monthly_total) <> (n.currency, n.monthly_total)
        OR n.status = 'active' AND o.offered_until < (now() AT TIME ZONE 'UTC')::date
          AND n.offered_until >= (now() AT TIME ZONE 'UTC')::date)
      AND EXISTS (SELECT FROM listing_marks m WHERE m.listing_id = n.id AND m.mark = 'favorite');
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_deleted_favorites() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_favorite_events(array_agg(o.id ORDER BY o.id)) FROM former o
    WHERE EXISTS (SELECT FROM listing_marks m WHERE m.listing_id = o.id AND m.mark = 'favorite');
  RETURN NULL;
END $$;

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

--> afterwards
-- Apart from the triggers above, which hold up whoever queues a mail until their transaction ends.
SELECT move_former_jobs();
