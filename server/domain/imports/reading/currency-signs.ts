import { currencies } from '#contract/currencies.ts';
import { foldAccents } from './plain-text.ts';

/** A currency, or the currencies that share a sign: "$" can be many dollars. */
export interface CurrencySign {
  sign: string;
  currencies: readonly string[];
}

const known = new Set(currencies);
/** Codes that are words beside an amount, unless they are in capitals. */
const words = new Set(['all', 'cup', 'mnt', 'mop', 'pen', 'top']);

/** Signs of one currency, each before its code. */
const single =
  '€:EUR euro:EUR euros:EUR £:GBP gb£:GBP us$:USD $us:USD a$:AUD au$:AUD c$:CAD ca$:CAD nz$:NZD ' +
  'hk$:HKD s$:SGD sg$:SGD nt$:TWD mx$:MXN r$:BRL fr:CHF sfr:CHF zł:PLN zl:PLN kč:CZK kc:CZK ft:HUF ' +
  '₹:INR ₺:TRY ₩:KRW ₪:ILS ₫:VND ₱:PHP ₽:RUB ₴:UAH ₦:NGN ₸:KZT ₾:GEL ฿:THB ₡:CRC ₲:PYG ₵:GHS ' +
  'cn¥:CNY 元:CNY rmb:CNY yuan:CNY jp¥:JPY 円:JPY yen:JPY 원:KRW won:KRW r:ZAR rm:MYR rp:IDR ' +
  'ر.س:SAR د.إ:AED dhs:AED ج.م:EGP جنيه:EGP د.ك:KWD ر.ق:QAR ر.ع:OMR ksh:KES tsh:TZS ush:UGX ' +
  'руб:RUB рублей:RUB рубля:RUB р:RUB грн:UAH гривен:UAH tl:TRY baht:THB บาท:THB đ:VND vnđ:VND đồng:VND ' +
  'pounds:GBP quid:GBP złotych:PLN złote:PLN reais:BRL soles:PEN evro:EUR евро:EUR يورو:EUR أورو:EUR ' +
  'evra:EUR euroa:EUR ευρώ:EUR євро:EUR אירו:EUR pound:GBP sterling:GBP franken:CHF koruna:CZK korun:CZK ' +
  'forint:HUF zloty:PLN zlotych:PLN лв:BGN leva:BGN лева:BGN ден:MKD денари:MKD дин:RSD din:RSD dinara:RSD динара:RSD lek:ALL lekë:ALL ' +
  'skr:SEK dkr:DKK nkr:NOK ikr:ISK сум:UZS soʻm:UZS тг:KZT тенге:KZT сом:KGS lari:GEL ლარი:GEL драм:AMD ֏:AMD ₼:AZN manat:AZN ' +
  'ש״ח:ILS ש"ח:ILS שח:ILS שקל:ILS שקלים:ILS nis:ILS tk:BDT ৳:BDT taka:BDT টাকা:BDT ₭:LAK ៛:KHR ₮:MNT ringgit:MYR rupiah:IDR dong:VND ' +
  '日元:JPY 日圓:JPY 人民币:CNY 人民幣:CNY 块:CNY 港币:HKD 港幣:HKD 港元:HKD 新台币:TWD 新台幣:TWD 台币:TWD 台幣:TWD ' +
  'real:BRL sol:PEN q:GTQ quetzales:GTQ lempiras:HNL colones:CRC guaraníes:PYG gs:PYG bolivianos:BOB córdobas:NIO balboas:PAB ' +
  'naira:NGN kshs:KES cedis:GHS gh₵:GHS gh¢:GHS rand:ZAR rands:ZAR birr:ETB rwf:RWF u$s:USD u$d:USD rd$:DOP $u:UYU ' +
  'jd:JOD kd:KWD qr:QAR sr:SAR د.أ:JOD د.ا:JOD د.ب:BHD د.ج:DZD د.ت:TND د.م:MAD د.ل:LYD ل.ل:LBP ل.س:SYP ' +
  'سعودي:SAR إماراتي:AED قطري:QAR مصري:EGP كويتي:KWD أردني:JOD عراقي:IQD تونسي:TND جزائري:DZD مغربي:MAD عماني:OMR';
const signs = withFolded(single.split(' ').map((pair) => pair.split(':') as [string, string]));

const list = (codes: string) => codes.split(' ');
const dollars = list(
  'USD AUD CAD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP BSD BBD BMD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD BND CUP',
);
const crowns = list('SEK NOK DKK ISK');
/** Signs of several currencies, by their codes. */
const shared = withFolded(
  Object.entries<string[]>({
    '$ dollars dollar dólares dólar دولار': dollars,
    'pesos peso': list('MXN ARS CLP COP UYU DOP PHP CUP'),
    'kr kroner kronor krona krone': crowns,
    dh: list('AED MAD'),
    '¥': list('JPY CNY'),
    'rs rupees rupee रुपये रुपए रु': list('INR PKR LKR NPR MUR SCR'),
    'lei лей': list('RON MDL'),
    'francs franc francos frs f': list('CHF XOF XAF XPF DJF GNF BIF KMF CDF RWF'),
    'cfa fcfa': list('XOF XAF'),
    bs: list('BOB VES'),
    'sh shs shillings shilling': list('KES TZS UGX SOS'),
    ريال: list('SAR QAR OMR YER'),
    درهم: list('AED MAD'),
    دينار: list('KWD BHD JOD IQD TND DZD LYD'),
    ليرة: list('TRY SYP LBP'),
  }).flatMap(([names, codes]) => names.split(' ').map((name) => [name, codes] as const)),
);
/** The signs and names of all currencies. */
export const currencyWords = [...signs.keys(), ...shared.keys()];

/** By each word, and by how people write it without accents where that is no other word. */
function withFolded<T>(entries: readonly (readonly [string, T])[]): Map<string, T> {
  const folded = entries.map(([word, value]) => [foldAccents(word), value] as const);
  return new Map([...folded, ...entries]);
}

/** Reads a sign or a code of ISO 4217; null when the word is neither. */
export function readCurrency(word: string): CurrencySign | null {
  const sign = word.trim();
  // "eur" and "$USD" as well.
  const code = sign.replace(/^\p{Sc}|\p{Sc}$/gu, '').toUpperCase();
  const isWord = sign !== code && words.has(sign.toLowerCase());
  if (known.has(code) && !isWord) return { sign, currencies: [code] };
  const plain = sign.toLowerCase().replace(/\.$/, '');
  const one = signs.get(plain) ?? signs.get(foldAccents(plain));
  if (one) return { sign, currencies: [one] };
  const many = shared.get(plain) ?? shared.get(foldAccents(plain));
  return many ? { sign, currencies: many } : null;
}

/** The currencies that two signs of an amount can both mean, as in "$ 450 USD"; null without one. */
export function sharedCurrency(first: CurrencySign, second: CurrencySign): CurrencySign | null {
  const both = first.currencies.filter((code) => second.currencies.includes(code));
  const narrower = first.currencies.length <= second.currencies.length ? first : second;
  return both.length > 0 ? { sign: narrower.sign, currencies: both } : null;
}
