import { currencies } from '#contract/currencies.ts';

/** A currency, or the currencies that share a sign: "$" can be many dollars. */
export interface CurrencySign {
  sign: string;
  currencies: readonly string[];
}

const known = new Set(currencies);

/** Signs of one currency, each before its code. */
const single =
  '€:EUR euro:EUR euros:EUR £:GBP gb£:GBP us$:USD $us:USD a$:AUD au$:AUD c$:CAD ca$:CAD nz$:NZD ' +
  'hk$:HKD s$:SGD sg$:SGD nt$:TWD mx$:MXN r$:BRL fr:CHF sfr:CHF zł:PLN zl:PLN kč:CZK kc:CZK ft:HUF ' +
  '₹:INR ₺:TRY ₩:KRW ₪:ILS ₫:VND ₱:PHP ₽:RUB ₴:UAH ₦:NGN ₸:KZT ₾:GEL ฿:THB ₡:CRC ₲:PYG ₵:GHS ' +
  'cn¥:CNY 元:CNY rmb:CNY yuan:CNY jp¥:JPY 円:JPY yen:JPY 원:KRW won:KRW r:ZAR rm:MYR rp:IDR ' +
  'ر.س:SAR د.إ:AED dhs:AED ج.م:EGP جنيه:EGP د.ك:KWD ر.ق:QAR ر.ع:OMR ksh:KES tsh:TZS ush:UGX ' +
  'руб:RUB рублей:RUB рубля:RUB р:RUB грн:UAH гривен:UAH tl:TRY baht:THB บาท:THB đ:VND vnđ:VND đồng:VND ' +
  'pounds:GBP quid:GBP złotych:PLN złote:PLN reais:BRL soles:PEN evro:EUR евро:EUR يورو:EUR أورو:EUR ' +
  'سعودي:SAR إماراتي:AED قطري:QAR مصري:EGP كويتي:KWD أردني:JOD عراقي:IQD تونسي:TND جزائري:DZD مغربي:MAD عماني:OMR';
const signs = new Map(single.split(' ').map((pair) => pair.split(':') as [string, string]));

const list = (codes: string) => codes.split(' ');
const dollars = list(
  'USD AUD CAD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP BSD BBD BMD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD BND CUP',
);
const crowns = list('SEK NOK DKK ISK');
const shared = new Map(
  Object.entries<string[]>({
    $: dollars,
    dollars: dollars,
    دولار: dollars,
    pesos: list('MXN ARS CLP COP UYU DOP PHP CUP'),
    kr: crowns,
    kroner: crowns,
    kronor: crowns,
    dh: list('AED MAD'),
    '¥': list('JPY CNY'),
    rs: list('INR PKR LKR NPR MUR SCR'),
    lei: list('RON MDL'),
    ريال: list('SAR QAR OMR YER'),
    درهم: list('AED MAD'),
    دينار: list('KWD BHD JOD IQD TND DZD LYD'),
  }),
);

/** Reads a sign or a code of ISO 4217; null when the word is neither. */
export function readCurrency(word: string): CurrencySign | null {
  const sign = word.trim();
  if (known.has(sign)) return { sign, currencies: [sign] };
  const plain = sign.toLowerCase().replace(/\.$/, '');
  const one = signs.get(plain);
  if (one) return { sign, currencies: [one] };
  const many = shared.get(plain);
  return many ? { sign, currencies: many } : null;
}

/** The currencies that two signs of an amount can both mean, as in "$ 450 USD"; null without one. */
export function sharedCurrency(first: CurrencySign, second: CurrencySign): CurrencySign | null {
  const both = first.currencies.filter((code) => second.currencies.includes(code));
  const narrower = first.currencies.length <= second.currencies.length ? first : second;
  return both.length > 0 ? { sign: narrower.sign, currencies: both } : null;
}
