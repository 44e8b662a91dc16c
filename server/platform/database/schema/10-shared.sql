-- What tables of several subjects use. This folder is the whole schema, for new databases: its
-- files run in the order of their names, in one transaction, after pg-boss has made its own schema.
-- Databases that exist get every change by a file in ../migrations.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs
-- IMMUTABLE.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Degrees to a point on a sphere of the earth's mean radius (6 371 008.8 m, IUGG), rounded to three
-- decimals first.
CREATE FUNCTION earth_point(latitude double precision, longitude double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.cube(ARRAY[
    6371008.8 * cos(radians(round(latitude::numeric, 3)::float8)) * cos(radians(round(longitude::numeric, 3)::float8)),
    6371008.8 * cos(radians(round(latitude::numeric, 3)::float8)) * sin(radians(round(longitude::numeric, 3)::float8)),
    6371008.8 * sin(radians(round(latitude::numeric, 3)::float8))
  ]) $$;

-- 100,000 is a high rent in dollars and a low one in yen. The same as `denominationOf` in
-- contract/currencies.ts: about what a dollar buys, as a power of ten.
CREATE FUNCTION denomination_of(currency text) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE
    WHEN $1 = ANY (string_to_array('AED BOB BRL BWP CNY CUP CZK DKK ERN GHS GTQ HKD HNL ILS LSL LYD MAD MDL '
      'MOP MVR MXN MYR NAD NOK PEN PGK PLN QAR RON SAR SBD SCR SEK SLE STN SVC SZL TJS TMT TTD TWD '
      'ZAR ZMW ZWG', ' ')) THEN 10
    WHEN $1 = ANY (string_to_array('AFN ALL BDT BTN CVE DJF DOP DZD EGP ETB GMD GYD HTG INR ISK JMD JPY KES '
      'KGS LKR LRD MKD MRU MUR MZN NIO NPR PHP PKR RSD RUB SRD THB TRY UAH UYU VED VES VUV XPF YER',
      ' ')) THEN 100
    WHEN $1 = ANY (string_to_array('AMD AOA ARS BIF CDF CLP CRC HUF IQD KMF KPW KRW KZT MMK MWK NGN RWF SDG '
      'SOS TZS XAF XOF', ' ')) THEN 1000
    WHEN $1 = ANY (string_to_array('COP GNF IDR IRR KHR LAK LBP MGA MNT PYG SSP SYP UGX UZS VND',
      ' ')) THEN 10000
    ELSE 1 END $$;

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

-- Processes keep rendered pages in memory, and drop them when something changes that signed-out
-- visitors see. Statement by statement, whoever writes: calls, imports, moderation, SQL by hand.
-- PostgreSQL sends equal notifications of a transaction once.
CREATE FUNCTION notify_public_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM pg_notify('public_changes', '');
  RETURN NULL;
END $$;

-- Which user changed in which transaction: the index of matching in memory follows it.
CREATE TABLE match_changes (
  user_id integer PRIMARY KEY,
  xid bigint NOT NULL
);
CREATE INDEX match_changes_xid ON match_changes (xid);

-- Statement by statement, so one notification stands for a thousand users. Sorted, so that two
-- statements lock them in the same order. The argument names the column of the changed table that
-- holds the id of the user.
CREATE FUNCTION note_match_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO match_changes (user_id, xid)
      SELECT DISTINCT %1$I, pg_current_xact_id()::text::bigint FROM changed
      WHERE %1$I IS NOT NULL ORDER BY 1
      ON CONFLICT (user_id) DO UPDATE SET xid = excluded.xid', TG_ARGV[0]);
  PERFORM pg_notify('match_changes', '');
  RETURN NULL;
END $$;

-- Which listing changed in which transaction, as `match_changes` for users: the index of listings
-- in memory follows it.
CREATE TABLE listing_changes (
  listing_id integer PRIMARY KEY,
  xid bigint NOT NULL
);
CREATE INDEX listing_changes_xid ON listing_changes (xid);

-- The argument names the column of the changed table that holds the id of the listing.
CREATE FUNCTION note_listing_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO listing_changes (listing_id, xid)
      SELECT DISTINCT %I, pg_current_xact_id()::text::bigint FROM changed ORDER BY 1
      ON CONFLICT (listing_id) DO UPDATE SET xid = excluded.xid', TG_ARGV[0]);
  PERFORM pg_notify('listing_changes', '');
  RETURN NULL;
END $$;

-- The hashed files of the last builds of the app, which lie in the storage. While two versions run, a
-- page of one asks processes of the other for its files.
CREATE TABLE client_builds (
  id text PRIMARY KEY,
  -- A language, or `embed`: what is kept and deleted together.
  part text NOT NULL,
  folder text NOT NULL,
  -- By address: the name in the folder, and the hash of what is stored.
  files jsonb NOT NULL,
  -- When a process last said that it has this build.
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_builds_files ON client_builds USING gin (files);
