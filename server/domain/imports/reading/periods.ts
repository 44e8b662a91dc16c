import type { RentPeriod } from '#contract/imports/import-reading.ts';

/** What a rent is called that is paid for each period, in the languages of our places. */
const words: Record<RentPeriod, string> = {
  night:
    'night nights nightly malam hari đêm nite pn ppn pd day daily nacht nächte tag täglich nuit nuitée jour noche día dia diaria diário noite notte giorno nacht nachten dag natt nat døgn dygn vrk noc doba dobę d n ночь сутки ليلة الليلة لليلة ليليا يوم اليوم لليوم يوميا يومياً 泊 晚',
  week: 'week weekly minggu tuần týden hét wk wkly pw ppw pppw woche wöchentlich wtl semaine hebdo semana semanal semanais semanales settimana settimanale settimanali wekelijks uge ugen uke uken vecka veckan viikko vko tydzień tygodniowo w pweek неделя неделю нед أسبوع الأسبوع للأسبوع بالأسبوع أسبوعي أسبوعيا أسبوعياً 週 周',
  month:
    'month monthly tháng bulan bln เดือน měsíc měsíčně hó hónap havi lună luna lunar μήνα महीना माह mo mon mth mnth mths pm pcm pcpm ppm pppm ppcm pppcm pmonth monat monate monatlich mtl mois mensuel mensuels mensuelle mes mensual mensuales mês mes mensal mensais mese mensile mensili maand maandelijks mnd mån månad månaden månadsvis måned måneden månedlig månedligt mdr md kk kuukausi mc miesiąc miesięcznie miesięczny mies m ay aylık мес месяц ежемесячно شهر الشهر للشهر بالشهر شهري الشهري شهرية شهريا شهرياً 月 月額 每月 월 월세',
  year: 'year yearly tahun thn năm yr pa annum annual annually jahr jährlich jährl an année annuel año ano anual anuales anno annuo annui år året årligt jaar jaarlijks vuosi rok rocznie y год سنة السنة للسنة بالسنة سنوي سنوية سنويا سنوياً 年',
};
const periodsByWord = new Map(
  (Object.entries(words) as [RentPeriod, string][]).flatMap(([period, list]) =>
    list.split(' ').map((word) => [word, period] as const),
  ),
);

/** Reads "week", "p.w.", "Monat" or "annum"; null when the word is no period. */
export const readPeriod = (word: string): RentPeriod | null =>
  periodsByWord.get(word.toLowerCase().replaceAll('.', '')) ?? null;

const perWords = new Set(
  (
    'per a each every pro je im p pp person pers head por al x cada persona cabeza pessoa par au à personne tête il alla testa persoon pr pp i na za os osoby osoba osobę ' +
    'henkilö hlö в за с человека في كل لكل للشخص شخص الشخص للفرد'
  ).split(' '),
);

/** How often a rent is paid in a month. */
export const periodsInMonth: Record<RentPeriod, number> = {
  night: 30,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

/** Whether a word stands between an amount and its period, and changes nothing: "per person per". */
export const isPerWord = (word: string): boolean => perWords.has(word);

/** Reads a cell that holds nothing but a period: "per week", "/Monat". */
export function readPeriodCell(cell: string): RentPeriod | null {
  const [only, ...others] = cell
    .split(/[\s/]+/)
    .filter((word) => word !== '' && !isPerWord(word.toLowerCase()));
  return only !== undefined && others.length === 0 ? readPeriod(only) : null;
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
