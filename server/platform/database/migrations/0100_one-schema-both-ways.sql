-- A database that came here step by step is the same as one made from ../schema.

-- Whatever was stored before these constraints had passed stricter ones. Reads both tables, under a
-- lock that lets others read and write.
ALTER TABLE listings
  VALIDATE CONSTRAINT listings_rent_range,
  VALIDATE CONSTRAINT listings_bills_range,
  VALIDATE CONSTRAINT listings_deposit_range,
  VALIDATE CONSTRAINT listings_title;
ALTER TABLE users VALIDATE CONSTRAINT users_budget_range;

-- From PostgreSQL 18 on, a column that is not null has a constraint with a name, which still says
-- what the column or its table was called before.
DO $$
DECLARE
  former record;
BEGIN
  FOR former IN
    SELECT c.relname AS relation, o.conname AS name, c.relname || '_' || a.attname || '_not_null' AS wanted
    FROM pg_constraint o
    JOIN pg_class c ON c.oid = o.conrelid
    JOIN pg_attribute a ON a.attrelid = o.conrelid AND a.attnum = o.conkey[1]
    WHERE o.contype = 'n' AND c.relnamespace = 'public'::regnamespace
      AND c.relname IN ('audit_events', 'reports')
      AND o.conname <> c.relname || '_' || a.attname || '_not_null'
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', former.relation, former.name, former.wanted);
  END LOOP;
END $$;
