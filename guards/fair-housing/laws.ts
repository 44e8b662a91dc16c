import type { Trait } from './rule.ts';

/** The countries whose law the hints name, by ISO 3166. */
export const lawCountries = ['US', 'GB', 'DE', 'ES', 'PT', 'BR'] as const;
export type LawCountry = (typeof lawCountries)[number];

/**
 * Which traits the law of a country names for homes: in the US the Fair Housing Act (42 U.S.C. 3604),
 * in the UK part 4 of the Equality Act 2010, in Germany sections 19 and 20 of the AGG, in Spain Ley
 * 15/2022, in Portugal article 1067-A of the Código Civil, in Brazil article 3 of the constitution
 * with Lei 7.716/1989 and Lei 13.146/2015. Other laws may protect more.
 */
export const protectedBy: Record<LawCountry, readonly Trait[]> = {
  US: ['origin', 'religion', 'sex', 'disability', 'family'],
  GB: ['origin', 'religion', 'sex', 'orientation', 'disability'],
  DE: ['origin', 'religion', 'sex', 'orientation', 'disability', 'age'],
  ES: ['origin', 'religion', 'sex', 'orientation', 'disability', 'age', 'income'],
  PT: ['origin', 'religion', 'sex', 'orientation', 'disability', 'age'],
  BR: ['origin', 'religion', 'sex', 'disability', 'age'],
};

const countryByCurrency = new Map(Object.entries<LawCountry>({ USD: 'US', GBP: 'GB', BRL: 'BR' }));

/**
 * The country of a room, as far as its draft tells: by the name of the country that ends the place
 * that was picked, in the language of the page, or by a currency of one country. Null when unsure.
 */
export function findLawCountry(
  { place, currency }: { place: string | undefined; currency: string },
  language: string,
): LawCountry | null {
  const country = place?.split(/[,،]/).at(-1)?.trim();
  if (country === undefined || country === '') return countryByCurrency.get(currency) ?? null;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return lawCountries.find((code) => names.of(code) === country) ?? null;
}
