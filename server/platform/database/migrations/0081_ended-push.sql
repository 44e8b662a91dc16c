-- When its push service said that a subscription is over. The row stays until its session turns alerts
-- on again, or off, so that the settings can say what happened.
ALTER TABLE push_subscriptions ADD COLUMN ended_at timestamptz;
