/** Countries of one currency, by ISO 3166 code; every other country is named with its own below. */
const shared = new Map(
  Object.entries({
    EUR:
      'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK ' +
      'SM TF VA XK YT',
    USD: 'AS BQ EC FM GU IO MH MP PR PW TC TL UM US VG VI',
    GBP: 'GB GG IM JE GS',
    AUD: 'AU CC CX HM KI NF NR TV',
    NZD: 'NZ CK NU PN TK',
    CHF: 'CH LI',
    DKK: 'DK FO GL',
    NOK: 'NO SJ BV',
    ILS: 'IL PS',
    MAD: 'MA EH',
    XAF: 'CM CF CG GA GQ TD',
    XOF: 'BF BJ CI GW ML NE SN TG',
    XPF: 'NC PF WF',
    XCD: 'AG AI DM GD KN LC MS VC',
    XCG: 'CW SX',
  }),
);

const own =
  'AE:AED AF:AFN AL:ALL AM:AMD AO:AOA AR:ARS AW:AWG AZ:AZN BA:BAM BB:BBD BD:BDT BH:BHD BI:BIF ' +
  'BM:BMD BN:BND BO:BOB BR:BRL BS:BSD BT:BTN BW:BWP BY:BYN BZ:BZD CA:CAD CD:CDF CL:CLP CN:CNY CO:COP ' +
  'CR:CRC CU:CUP CV:CVE CZ:CZK DJ:DJF DO:DOP DZ:DZD EG:EGP ER:ERN ET:ETB FJ:FJD FK:FKP GE:GEL GH:GHS ' +
  'GI:GIP GM:GMD GN:GNF GT:GTQ GY:GYD HK:HKD HN:HNL HT:HTG HU:HUF ID:IDR IN:INR IQ:IQD IR:IRR IS:ISK ' +
  'JM:JMD JO:JOD JP:JPY KE:KES KG:KGS KH:KHR KM:KMF KP:KPW KR:KRW KW:KWD KY:KYD KZ:KZT LA:LAK LB:LBP ' +
  'LK:LKR LR:LRD LS:LSL LY:LYD MD:MDL MG:MGA MK:MKD MM:MMK MN:MNT MO:MOP MR:MRU MU:MUR MV:MVR MW:MWK ' +
  'MX:MXN MY:MYR MZ:MZN NA:NAD NG:NGN NI:NIO NP:NPR OM:OMR PA:PAB PE:PEN PG:PGK PH:PHP PK:PKR PL:PLN ' +
  'PY:PYG QA:QAR RO:RON RS:RSD RU:RUB RW:RWF SA:SAR SB:SBD SC:SCR SD:SDG SE:SEK SG:SGD SH:SHP SL:SLE ' +
  'SO:SOS SR:SRD SS:SSP ST:STN SV:USD SY:SYP SZ:SZL TH:THB TJ:TJS TM:TMT TN:TND TO:TOP TR:TRY TT:TTD ' +
  'TW:TWD TZ:TZS UA:UAH UG:UGX UY:UYU UZ:UZS VE:VES VN:VND VU:VUV WS:WST YE:YER ZA:ZAR ZM:ZMW ZW:ZWG';

const ofCountry = new Map([
  ...[...shared].flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
  ...own.split(' ').map((pair) => pair.split(':') as [string, string]),
]);

/** The currency in which rents of a country (ISO 3166) are paid, in 2026; null where nobody pays. */
export const countryCurrency = (country: string): string | null => ofCountry.get(country) ?? null;
