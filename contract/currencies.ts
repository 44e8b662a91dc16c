/**
 * The currencies of ISO 4217 that people pay rent in, as of 2026. A list of our own, because every
 * browser and Node release knows others.
 */
export const currencies: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD ' +
  'CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD ' +
  'GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD ' +
  'KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO ' +
  'NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE ' +
  'SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND ' +
  'VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

/** By how many tens a unit is worth less than a dollar: about, as of 2026. Others are 1. */
const denominations: readonly [number, string][] = [
  [
    10,
    'AED BOB BRL BWP CNY CUP CZK DKK ERN GHS GTQ HKD HNL ILS LSL LYD MAD MDL MOP MVR MXN MYR NAD ' +
      'NOK PEN PGK PLN QAR RON SAR SBD SCR SEK SLE STN SVC SZL TJS TMT TTD TWD ZAR ZMW ZWG',
  ],
  [
    100,
    'AFN ALL BDT BTN CVE DJF DOP DZD EGP ETB GMD GYD HTG INR ISK JMD JPY KES KGS LKR LRD MKD MRU ' +
      'MUR MZN NIO NPR PHP PKR RSD RUB SRD THB TRY UAH UYU VED VES VUV XPF YER',
  ],
  [1000, 'AMD AOA ARS BIF CDF CLP CRC HUF IQD KMF KPW KRW KZT MMK MWK NGN RWF SDG SOS TZS XAF XOF'],
  [10_000, 'COP GNF IDR IRR KHR LAK LBP MGA MNT PYG SSP SYP UGX UZS VND'],
];

/**
 * The power of ten that is next to what a dollar buys of a currency, by which limits of amounts grow;
 * at most 10,000, because the database stores 32 bits. Rates move, but seldom tenfold. Forms are
 * compared before all of their fields are checked, so the currency may be anything; what is none
 * counts as dollars.
 */
export const smallestDenomination = (currency: unknown): number =>
  typeof currency === 'string' && currency !== ''
    ? (denominations.find(([, codes]) => codes.includes(currency))?.[0] ?? 1)
    : 1;

/** The largest amount in a currency, where it is `max` in dollars; in dollars without a currency. */
export const limitIn = (currency: unknown, max: number): number =>
  Math.min(max * smallestDenomination(currency), 2_000_000_000);
