-- One account with a time zone that PostgreSQL does not know stopped the alerts of everybody.
CREATE OR REPLACE FUNCTION alert_due_at(frequency text, since timestamptz, time_zone text, quiet_from integer,
    quiet_to integer) RETURNS timestamptz
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  due timestamp;
  morning timestamp;
  hour integer;
BEGIN
  -- A zone that this database does not know must not stop the mails of others.
  BEGIN
    due := since AT TIME ZONE time_zone;
  EXCEPTION WHEN invalid_parameter_value THEN
    time_zone := 'UTC';
    due := since AT TIME ZONE time_zone;
  END;
  IF frequency <> 'at_once' THEN
    morning := date_trunc(CASE frequency WHEN 'weekly' THEN 'week' ELSE 'day' END, due) + interval '8 hours';
    IF morning < due THEN
      morning := morning + CASE frequency WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END;
    END IF;
    due := morning;
  END IF;
  hour := extract(hour FROM due);
  IF (quiet_from < quiet_to AND hour >= quiet_from AND hour < quiet_to)
    OR (quiet_from > quiet_to AND (hour >= quiet_from OR hour < quiet_to)) THEN
    morning := date_trunc('day', due) + make_interval(hours => quiet_to);
    due := CASE WHEN morning > due THEN morning ELSE morning + interval '1 day' END;
  END IF;
  RETURN greatest(since, due AT TIME ZONE time_zone);
END $$;

-- What the abbreviations that only ICU knows stood for.
UPDATE notification_settings n SET time_zone = z.stands_for
FROM (VALUES
  ('ACT', 'Australia/Darwin'), ('AET', 'Australia/Sydney'), ('AGT', 'America/Argentina/Buenos_Aires'),
  ('ART', 'Africa/Cairo'), ('AST', 'America/Anchorage'), ('BET', 'America/Sao_Paulo'),
  ('BST', 'Asia/Dhaka'), ('CAT', 'Africa/Maputo'), ('CNT', 'America/St_Johns'),
  ('CST', 'America/Chicago'), ('CTT', 'Asia/Shanghai'), ('EAT', 'Africa/Nairobi'),
  ('ECT', 'Europe/Paris'), ('IET', 'America/Indiana/Indianapolis'), ('IST', 'Asia/Kolkata'),
  ('JST', 'Asia/Tokyo'), ('MIT', 'Pacific/Apia'), ('NET', 'Asia/Yerevan'),
  ('NST', 'Pacific/Auckland'), ('PLT', 'Asia/Karachi'), ('PNT', 'America/Phoenix'),
  ('PRT', 'America/Puerto_Rico'), ('PST', 'America/Los_Angeles'), ('SST', 'Pacific/Guadalcanal'),
  ('VST', 'Asia/Ho_Chi_Minh'), ('US/PACIFIC-NEW', 'America/Los_Angeles'),
  ('CANADA/EAST-SASKATCHEWAN', 'America/Regina')) z (name, stands_for)
WHERE upper(n.time_zone) = z.name;
