import type { RentPeriod } from '#contract/imports/import-reading.ts';
import { foldAccents } from './plain-text.ts';

/** What a rent is called that is paid for each period, in the languages of our places. */
const words: Record<RentPeriod, string> = {
  night:
    'night nights nightly malam hari đêm nite pn ppn pd day daily nacht nächte tag täglich nuit nuitée jour noche día dia diaria diário noite notte giorno nacht nachten dag natt nat døgn dygn vrk noc doba dobę d n gecelik ночь сутки ليلة الليلة لليلة ليليا يوم اليوم لليوم يوميا يومياً 泊 晚',
  week: 'week weekly minggu tuần týden hét wk wkly pw ppw pppw woche wöchentlich wtl semaine hebdo semana semanal semanais semanales settimana settimanale settimanali wekelijks uge ugen uke uken vecka veckan viikko vko tydzień tygodniowo hafta haftalık pcw w pweek неделя неделю нед тиждень לשבוע สัปดาห์ أسبوع الأسبوع للأسبوع بالأسبوع أسبوعي أسبوعيا أسبوعياً 週 周',
  month:
    'month monthly tháng bulan bln เดือน měsíc měsíčně hó hónap havi lună luna lunar μήνα महीना माह mo mon mth mnth mnt mths pm pcm pcpm ppm pppm ppcm pppcm pmonth monat monate monatlich mtl mois mensuel mensuels mensuelle mes mensual mensuales mês mes mensal mensais mese mensile mensili maand maandelijks mnd mån månad månaden månadsvis måned måneden månedlig månedligt mdr md kk kuukausi mc m-c msc mies miesiąc miesięcznie miesięczny m mt mte měs měsíčne mesiac mesačne mjesec mjesečno mesec mesečno havonta kuus mēnesī ay aylık мес месяц ежемесячно міс місяць місяця щомісяця месец месечно μήνας μηνιαία μηνιαίως לחודש חודש חודשי महीने मासिक মাস মাসিক เดือนละ รายเดือน perbulan sebulan buwan mwezi شهر الشهر للشهر بالشهر شهري الشهري شهرية شهريا شهرياً 月 月額 月租 毎月 每月 每個月 每个月 個月 个月 か月 ヶ月 월 월세 매월',
  year: 'year yearly tahun thn năm yr pa annum annual annually jahr jährlich jährl an année annuel año ano anual anuales anno annuo annui år året årligt jaar jaarlijks vuosi rok rocznie y год سنة السنة للسنة بالسنة سنوي سنوية سنويا سنوياً 年',
};
/** What a rent is called that is paid for several periods or a part of one. */
const others: [words: string, span: Span][] = [
  ['fortnight fortnightly pf ppf', { period: 'week', share: 1 / 2 }],
  ['quincena quincenal quinzena quinzenal quinzaine', { period: 'month', share: 2 }],
  [
    'quarter quarterly quartal trimestre trimestral trimestriel trimestrale kwartaal kvartal',
    { period: 'month', share: 1 / 3 },
  ],
];

/** For what a rent is paid: `share` of its amount is for one period. */
export interface Span {
  period: RentPeriod;
  share: number;
}
const spansByWord = new Map(
  [
    ...(Object.entries(words) as [RentPeriod, string][]).map(
      ([period, list]) => [list, { period, share: 1 }] as const,
    ),
    ...others,
  ].flatMap(([list, span]) => list.split(' ').map((word) => [foldAccents(word), span] as const)),
);
/** Reads "week", "p.w.", "Monat", "fortnight" or "annum"; null when the word is no period. */
export const readSpan = (word: string): Span | null =>
  spansByWord.get(foldAccents(word).replaceAll('.', '')) ?? null;

const perWords = new Set(
  (
    'per a each every pro je im p pp person pers head por al x cada persona cabeza pessoa par au à personne tête il alla testa persoon pr pp i na za os osoby osoba osobę ' +
    'henkilö hlö в за с человека на особу pe ανά प्रति kwa ต่อ room zimmer chambre habitación quarto stanza camera kamer pokój rum комнату غرفة الغرفة للغرفة في كل لكل للشخص شخص الشخص للفرد'
  )
    .split(' ')
    .map(foldAccents),
);

/** The words of all periods and those between an amount and its period, folded. */
export const spanWords = [...spansByWord.keys(), ...perWords];

/** How often a rent is paid in a month. */
export const periodsInMonth: Record<RentPeriod, number> = {
  night: 30,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

/** Whether a word stands between an amount and its period, and changes nothing: "per person per". */
export const isPerWord = (word: string): boolean => perWords.has(foldAccents(word));

/** Reads a cell that holds nothing but a period: "per week", "/Monat". */
export function readPeriodCell(cell: string): Span | null {
  const [only, ...more] = cell
    .split(/[\s/]+/)
    .filter((word) => word !== '' && word !== 'calendar' && !isPerWord(word));
  return only !== undefined && more.length === 0 ? readSpan(only) : null;
}

const inNames: [RentPeriod, RegExp][] = [
  ['night', /night|nacht|nuit|noche|noite|notte|daily|per ?day|\bpn\b/],
  ['week', /week|woche|semaine|semana|settimana|\bp{0,2}p\.?w\b|\bwk\b/],
  ['year', /year|annual|annum|jahr|année|\bp\.?a\b|\byr\b/],
  ['month', /month|monat|mois|mensual|mensal|mensile|\bpcm\b|\bpm\b|\bmo\b/],
];

/** The period that the name of a column tells, such as `weekly_rent`; null when it tells none. */
export function findPeriod(column: string): RentPeriod | null {
  const plain = column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[_\-.]+/g, ' ');
  return inNames.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
