-- Alerts on devices, by the Web Push protocol. A subscription belongs to the session that made it, so
-- signing out on a device ends it.
CREATE TABLE push_subscriptions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid NOT NULL UNIQUE REFERENCES sessions (id) ON DELETE CASCADE,
  -- The address at the push service of the browser. One browser has one, whoever is signed in.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, created_at);

CREATE FUNCTION end_push_of_session() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_push_of_session();

-- What waits to be sent. The key makes it impossible to queue an alert twice for a device.
CREATE TABLE push_jobs (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  subscription_id integer NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  -- The job of the queue of mails whose rooms it tells of.
  alert_id uuid NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (subscription_id, alert_id)
);
CREATE INDEX push_jobs_due ON push_jobs (due_at);
