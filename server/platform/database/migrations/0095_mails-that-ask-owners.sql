-- Mails that ask owners whether their rooms are still available are a kind of their own: whoever stopped
-- those about messages was never asked, and lost their rooms from searches. Those who stopped all mails
-- before keep it so.
ALTER TABLE notification_settings ADD COLUMN confirm_mails boolean NOT NULL DEFAULT true;
INSERT INTO notification_settings (user_id, confirm_mails) SELECT user_id, false FROM mail_optouts
  ON CONFLICT (user_id) DO UPDATE SET confirm_mails = false;
