import type { RentPeriod } from '#contract/imports/import-reading.ts';
import {
  currencyWords,
  readCurrency,
  sharedCurrency,
  type CurrencySign,
} from './currency-signs.ts';
import { isPerWord, readSpan, spanWords } from './periods.ts';
import { foldAccents } from './plain-text.ts';

/** What the words beside an amount say. */
export interface MoneyWords {
  currency: CurrencySign | null;
  period: RentPeriod | null;
  /** How much of the amount is for one such period: half of it in "700 per fortnight". */
  share: number;
  /** The amount includes bills, or is included where the words stand before it. */
  isIncluded: boolean;
  opensIncluded: boolean;
  /** Something comes on top: of the amount where the words follow it, otherwise the amount itself. */
  isOnTop: boolean;
  isTotal: boolean;
  isCold: boolean;
  isBills: boolean;
  isDeposit: boolean;
}

const set = (...words: string[]) => new Set(words.join(' ').split(' ').map(foldAccents));

/** What stands beside an amount and changes nothing. */
const fillers = set(
  '~ ≈ ± & rent from approx aprox approximately about around circa ca cca c only negotiable neg nego ono ovno obo firm fixed basic guide',
  'p of the for and price rental mm monatsmieten asking flexible half share shared split brutto calendar kalendermonat',
  'furnished unfurnished möbliert teilmöbliert unmöbliert amueblado amueblada mobiliado mobilado meublé arredato gemeubileerd',
  'ab von miete monatsmiete mietpreis rd etwa nur vb vhb vs fp fix festpreis verhandelbar ungefähr und für der die das den zzt preis',
  'renta alquiler precio desde de del la los aproximadamente negociable sólo unos y e aluguel aluguer renda arrendamento valor preço partir negociável cerca só',
  'loyer débattre environ et le par ttc seulement prix affitto canone prezzo trattabile trattabili solo da ed di',
  'huur vanaf en vraagprijs prijs ongeveer czynsz-najmu odstępne najem od ok około do negocjacji cena tylko wynajem',
  'hyra leie leje husleje husleie fra från och og noin alkaen vuokra ja от около аренда цена оренда ціна від',
  'nájem chirie negociabil kira ενοίκιο από το τον την שכירות מחיר ค่าเช่า ราคา เริ่มต้น किराया sewa harga giá thuê',
  '租金 月租金 房租 价格 價格 家賃 賃料 約 约 起 左右 押一付一 押一付三 押二付一 임대료 약',
  'إيجار الإيجار ايجار الايجار السعر سعر من حوالي تقريبا تقريباً فقط قابل للتفاوض و',
);
const includedWords = set(
  'warm warmmiete wm bruttomiete bruttowarm bruttowarmmiete gesamtmiete inkl inklusive inbegriffen enthalten pauschal pauschalmiete mit davon samt',
  'incl included includes including inclusive inc all-in allin all-inclusive with',
  'cc compris comprise comprises inclus incluse incluses avec dont',
  'incluido incluida incluidos incluidas incluye incluyendo con incluído incluída incluídos incluídas incluso inclusos inclui com',
  'inclusa inclusi compreso compresa compresi comprese inclusief met wliczone wliczony wliczona wliczając z zawiera wtym wcenie',
  'inkluderet inkludert inkluderat inkluderad ink varmhyra sis sisältää sisältäen вкл включая включено включены включительно со',
  'вкл-но включаючи dahil včetně vč vrátane incluse inclusiv συμπεριλαμβάνονται כולל รวม शामिल termasuk bao gồm 込 込み 含 包 包含 포함',
  'شامل شاملة شاملا يشمل تشمل مشمول مشمولة متضمن مع',
);
/** Words that make a further amount the sum of the others. */
const totalWords = set('= total gesamt insgesamt totale totaal razem totalt łącznie المجموع');
const coldWords = set(
  'kalt kaltmiete km nettokalt netto net nettokaltmiete nettomiete nto nkm bruttokalt grundmiete hc kale kallhyra basishuur kaal',
);
/** Words that say that something comes on top of a rent, or is not in it. */
const onTopWords = set(
  '+ plus zzgl zuzüglich zuzügl más mas mais più piu tillkommer زائد',
  'not no non without except excl excluding exclusive excluded exc ex extra separate separately apart nicht ohne exkl exklusive zusätzlich separat',
  'sin aparte parte excluidos excluido excluye não sem excluídas excluídos excluindo hors pas sans exclus excluses senza escluse escluso esclusi esclusa',
  'hariç fără לא ไม่รวม belum chưa 別 別途 不含 不包 별도 제외',
  'niet zonder exclusief bez nie dodatkowo oraz ekskl eksklusive ikke uten uden utan inte ilman не без غير لا بدون دون',
);
/** Names of bills. */
const billWords = set(
  'nk nebenkosten bk betriebskosten hk heizkosten heizung strom warmwasser wasser internet wifi wi-fi wlan gez rundfunkbeitrag umlagen abschlag abschläge',
  'bills bill utilities utils util utility gas water electricity electric electrics council tax heating heat power hydro fees expenses costs charges service broadband tv cable cleaning maintenance food meals',
  'gastos suministros luz agua servicios expensas comunidad calefacción electricidad facturas despesas contas condominio condomínio energia água iptu taxas encargos',
  'charge eau électricité edf chauffage spese utenze condominiali bollette luce acqua riscaldamento',
  'servicekosten gwl gwe poplatky rezsi utilități întreținere κοινόχρηστα energie licht elektra stookkosten kosten czynsz opłaty oplaty media mediami rachunki liczniki prąd woda gaz ogrzewanie czynszem administracyjny',
  'aidat fatura faturalar energií služby комунальні комуналка ארנונה ועד חשבונות ค่าน้ำ ค่าไฟ 管理費 管理费 共益費 水電 水电 水电费 物业费 光熱費 관리비 공과금',
  'el strøm ström värme varme vand vann vatten forbrug aconto bredbånd bredband sähkö vesi коммуналка коммуналкой коммунальные услуги ку счетчики счётчики свет вода',
  'فواتير الفواتير فاتورة كهرباء الكهرباء والكهرباء ماء الماء والماء مياه المياه والمياه إنترنت الإنترنت والإنترنت انترنت خدمات الخدمات رسوم مصاريف المصاريف',
);
const everything = set(
  'all alle aller allem alles everything todo todos tudo tout toutes tutto tutte alt allt wszystko wszystkie всё все شيء',
);
const depositWords = set(
  'deposit dep bond kaution mietkaution fianza depósito deposito caução caution dépôt cauzione caparra borg waarborg waarborgsom kaucja kaucji depositum deposition depositionen vakuus takuu залог застава kauce kaució depozito garanție εγγύηση פיקדון มัดจำ 押金 敷金 礼金 보증금 تأمين ضمان',
);

/** Where a further amount begins, in the text between two numbers. */
const joints =
  /[+(,;=]|(?<!w)\/(?=[\s\p{Sc}]*$)|(?<!\p{L})(?:plus|zzgl|zuzüglich|zuzügl|más|mais|più|in[ck]l|inklusive|including|inclusief|davon|dont|incluye|incluyendo|w tym)(?!\p{L})/giu;

/** The place of the last joint between two numbers; null without one. */
export const findJoint = (between: string): number | null =>
  [...between.matchAll(joints)].at(-1)?.index ?? null;

const multipliers = new Map(
  Object.entries({
    1000: 'k к tsd tausend thousand mil mila тыс тысяч тысячи тисяч т тр tys ezer tis ribu rb bin nghìn ngàn ألف الف آلاف हज़ार',
    100_000: 'lakh lakhs lac lacs लाख',
    1_000_000:
      'million millions mio mln млн millones millón milhão milhões milioni juta jt triệu tr مليون',
    10_000_000: 'crore crores',
  }).flatMap(([times, words]) =>
    words.split(' ').map((word) => [foldAccents(word), Number(times)] as const),
  ),
);
/** Signs that stand for a number, with or without a currency behind. */
const signs = new Map(
  Object.entries<number>({ 万: 10_000, 萬: 10_000, 만: 10_000, 千: 1000, 천: 1000 }),
);

/** The multiplier at the start of a text, "k" or "lakh", and the length of its word. */
export function readMultiplier(text: string): { times: number; length: number } {
  const [all = '', sign, word = ''] = /^\s?(?:([万萬만千천])|([\p{L}\p{M}]+))/u.exec(text) ?? [];
  const times = sign ? signs.get(sign) : multipliers.get(foldAccents(word));
  return times === undefined ? { times: 1, length: 0 } : { times, length: all.length };
}

/** The words that writers of Chinese, Japanese, Korean and Thai put together, the longest first. */
const unspacedWords = new RegExp(
  [
    ...[fillers, includedWords, totalWords, onTopWords, billWords, depositWords].flatMap(
      (words) => [...words],
    ),
    ...spanWords,
    ...currencyWords,
  ]
    .filter((word) =>
      /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]+$/u.test(word),
    )
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'gu',
);

/** The words of a text, with what has several spellings in one: "p/w" is one word, "w/" and "c/" are "with". */
const splitWords = (text: string): string[] =>
  text
    .replace(/(?<!\p{L})w\/o(?!\p{L})/giu, ' without ')
    .replace(/(?<![\p{L}/])w\/\s?(?=\p{L})/giu, ' with ')
    .replace(/\bp\s?\/\s?(?=[a-z])/gi, 'p')
    .replace(/\bg\/w\/(?=[el]\b)/gi, 'gw')
    .replace(/\ball in\b/gi, 'allin')
    .replace(/\bw (?=tym\b|cenie\b)/gi, 'w')
    // In "60,000/y" and "6000 €/a" these are years, and elsewhere they are "and" and "per".
    .replace(/\/\s?[ya](?![\p{L}\p{M}])/giu, ' year ')
    .replace(/(?<![\p{L}/])c\/\s?(?=\p{L})/giu, ' com ')
    .replace(/(?<![\p{L}/])s\/\s?(?=\p{L})/giu, ' sem ')
    // The sol of Peru has a slash.
    .replace(/(^|\s)s\/\.?/i, ' PEN ')
    .replace(/[+=]/g, ' $& ')
    .replace(unspacedWords, ' $& ')
    .split(/[\s/(),;]+/);

/** The currency, the period and the bills beside an amount; null when there is anything else. */
export function readWords(before: string, after: string): MoneyWords | null {
  const words: MoneyWords = {
    currency: null,
    period: null,
    share: 1,
    isIncluded: false,
    opensIncluded: false,
    isOnTop: false,
    isTotal: false,
    isCold: false,
    isBills: false,
    isDeposit: false,
  };
  if (!splitWords(before).every((word) => addWord(words, word))) return null;
  words.opensIncluded = words.isIncluded;
  // A dash behind an amount separates; before one it is a minus.
  const rest = splitWords(after.replace(/(?<=\s|^)[-–—](?=\s)/g, ' '));
  return rest.every((word) => addWord(words, word)) ? words : null;
}

/** Adds what a word says; false when it says anything else. */
function addWord(words: MoneyWords, word: string): boolean {
  const plain = word.replace(/^[.,:*!"]+|[.,:*!"]+$/g, '').replace(/^[dl]['’]/i, '');
  const letters = foldAccents(plain).replaceAll('.', '');
  if (plain === '') return true;
  if (fillers.has(letters) || isPerWord(letters) || everything.has(letters)) return true;
  const sign = readCurrency(plain);
  if (sign) {
    words.currency = words.currency ? sharedCurrency(words.currency, sign) : sign;
    return words.currency !== null;
  }
  const span = readSpan(plain);
  if (span) {
    const isOther = words.period !== span.period || words.share !== span.share;
    if (words.period && isOther) return false;
    words.period = span.period;
    words.share = span.share;
  } else if (billWords.has(letters)) words.isBills = true;
  else if (depositWords.has(letters)) words.isDeposit = true;
  else if (onTopWords.has(letters)) words.isOnTop = true;
  else if (totalWords.has(letters)) words.isTotal = true;
  else if (coldWords.has(letters)) words.isCold = true;
  else if (includedWords.has(letters)) words.isIncluded = true;
  else return false;
  return true;
}
