-- 100,000 is a high rent in dollars and a low one in yen. The same as `denominationOf` in
-- contract/currencies.ts: about what a dollar buys, as a power of ten. Later changes replace it.
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

-- Not checked for existing rows, which passed the stricter limits, so no long lock.
ALTER TABLE listings
  DROP CONSTRAINT listings_rent_range,
  DROP CONSTRAINT listings_bills_range,
  DROP CONSTRAINT listings_deposit_range,
  ADD CONSTRAINT listings_rent_range
    CHECK (monthly_rent BETWEEN 1 AND 100000 * denomination_of(currency)) NOT VALID,
  ADD CONSTRAINT listings_bills_range
    CHECK (monthly_bills BETWEEN 0 AND 100000 * denomination_of(currency)) NOT VALID,
  ADD CONSTRAINT listings_deposit_range
    CHECK (deposit BETWEEN 0 AND 1000000::bigint * denomination_of(currency)) NOT VALID;
ALTER TABLE users
  DROP CONSTRAINT users_budget_range,
  ADD CONSTRAINT users_budget_range
    CHECK (budget_min >= 0 AND budget_max <= 100000 * denomination_of(budget_currency)) NOT VALID;
