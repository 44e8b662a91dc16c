import type { RentPeriod } from '#contract/imports/import-reading.ts';

/** What a rent is called that is paid for each period, in the languages of our places. */
const words: Record<RentPeriod, string> = {
  night:
    'night nights nightly nite pn ppn day daily nacht nächte tag täglich nuit nuitée jour noche día dia noite notte giorno natt nat doba d n ليلة يوم 泊 晚',
  week: 'week weekly wk wkly pw ppw woche wöchentlich semaine semana semanal settimana uge uke vecka veckan tydzień w pweek أسبوع أسبوعيا أسبوعياً 週 周',
  month:
    'month monthly mo mon mth mnth pm pcm ppm monat monatlich mtl mois mensuel mes mensual mês mensal mese mensile maand mån månad månaden måned md mc miesiąc mies m mth ay aylık мес месяц شهر شهريا شهرياً 月 月額 每月 월 월세',
  year: 'year yearly yr pa annum annual annually jahr jährlich an année annuel año ano anual anno annuo år jaar rok y год سنة سنويا سنوياً 年',
};
const periodsByWord = new Map(
  (Object.entries(words) as [RentPeriod, string][]).flatMap(([period, list]) =>
    list.split(' ').map((word) => [word, period] as const),
  ),
);

/** Reads "week", "p.w.", "Monat" or "annum"; null when the word is no period. */
export const readPeriod = (word: string): RentPeriod | null =>
  periodsByWord.get(word.toLowerCase().replaceAll('.', '')) ?? null;

/** Reads a cell that holds nothing but a period: "per week", "/Monat". */
export function readPeriodCell(cell: string): RentPeriod | null {
  const [only, ...others] = cell
    .split(/[\s/]+/)
    .filter((word) => !/^(per|a|pro|par|por|)$/i.test(word));
  return only !== undefined && others.length === 0 ? readPeriod(only) : null;
}

const inNames: [RentPeriod, RegExp][] = [
  ['night', /night|nacht|nuit|noche|noite|notte|daily|per ?day|\bpn\b/],
  ['week', /week|woche|semaine|semana|settimana|\bp\.?w\b|\bwk\b/],
  ['year', /year|annual|annum|jahr|année|\bp\.?a\b|\byr\b/],
  ['month', /month|monat|mois|mensual|mensal|mensile|\bpcm\b|\bpm\b|\bmo\b/],
];

/** The period that the name of a column tells, such as `weekly_rent`; null when it tells none. */
export function periodOfName(column: string): RentPeriod | null {
  const plain = column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[_\-.]+/g, ' ');
  return inNames.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
