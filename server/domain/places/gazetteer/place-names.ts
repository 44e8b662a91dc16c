import type { Language } from '#contract/languages.ts';
import type { LargeTown } from '#contract/places/large-towns.ts';
import { localesOf } from '#locales-of';
import { countriesWithCurrency } from './country-currencies.ts';

/** Where large towns are: a part of the place's detail. Their names are in `locales`. */
const townsWithin: Readonly<Record<LargeTown, string>> = {
  'New York City': 'United States',
  Brooklyn: 'New York',
  'Los Angeles': 'California',
  'San Francisco': 'California',
  Chicago: 'Illinois',
  Boston: 'Massachusetts',
  Washington: 'Columbia',
  Philadelphia: 'Pennsylvania',
  Toronto: 'Canada',
  Montréal: 'Canada',
  'Mexico City': 'Mexico',
  Bogotá: 'Colombia',
  'Buenos Aires': 'Argentina',
  'São Paulo': 'Brazil',
  'Rio de Janeiro': 'Brazil',
  London: 'England',
  Manchester: 'England',
  Edinburgh: 'Scotland',
  Dublin: 'Ireland',
  Paris: 'France',
  Lyon: 'France',
  Marseille: 'France',
  Nice: 'France',
  Berlin: 'Germany',
  Hamburg: 'Germany',
  Munich: 'Germany',
  Köln: 'Germany',
  'Frankfurt am Main': 'Germany',
  Nuremberg: 'Germany',
  Vienna: 'Austria',
  Zürich: 'Switzerland',
  Geneva: 'Switzerland',
  Brussels: 'Belgium',
  Antwerp: 'Belgium',
  Amsterdam: 'Netherlands',
  'The Hague': 'Netherlands',
  Rotterdam: 'Netherlands',
  Copenhagen: 'Denmark',
  Stockholm: 'Sweden',
  Gothenburg: 'Sweden',
  Oslo: 'Norway',
  Helsinki: 'Finland',
  Lisbon: 'Portugal',
  Porto: 'Portugal',
  Madrid: 'Spain',
  Barcelona: 'Spain',
  Sevilla: 'Spain',
  Granada: 'Andalusia',
  Rome: 'Italy',
  Milan: 'Italy',
  Turin: 'Italy',
  Naples: 'Italy',
  Florence: 'Italy',
  Venice: 'Italy',
  Prague: 'Czech',
  Warsaw: 'Poland',
  Kraków: 'Poland',
  Budapest: 'Hungary',
  Athens: 'Greece',
  Bucharest: 'Romania',
  Istanbul: 'Turkey|Türkiye',
  Moscow: 'Russia',
  Kyiv: 'Ukraine',
  Cairo: 'Egypt',
  Alexandria: 'Egypt',
  Casablanca: 'Morocco',
  Rabat: 'Morocco',
  Tunis: 'Tunisia',
  Algiers: 'Algeria',
  Beirut: 'Lebanon',
  Amman: 'Jordan',
  Damascus: 'Syria',
  Baghdad: 'Iraq',
  Riyadh: 'Saudi Arabia',
  Jeddah: 'Saudi Arabia',
  Dubai: 'United Arab Emirates',
  'Abu Dhabi': 'United Arab Emirates',
  Doha: 'Qatar',
  Tokyo: 'Japan',
  Beijing: 'China',
  Singapore: '',
  Sydney: 'Australia',
};

/** What a language calls towns otherwise than the gazetteer, as findTowns looks for them. */
export const townNamesIn = (language: Language) =>
  Object.entries(townsWithin).flatMap(([name, within]) => {
    const other = otherName(name, language);
    return other ? within.split('|').map((part) => ({ name, within: part, names: [other] })) : [];
  });

const otherName = (town: string, language: Language): string | undefined =>
  localesOf(language).towns.townNames[town as LargeTown];

interface Named {
  name: string;
  detail: string;
}

/** A place with its town and country as this language calls them; regions stay as they are. */
export function translatePlace<Found extends Named>(place: Found, language: Language): Found {
  if (language === 'en') return place;
  const parts = place.detail.split(', ');
  const within = townsWithin[place.name as LargeTown] as string | undefined;
  const isMeant = within?.split('|').some((part) => place.detail.includes(part));
  const country = countryNames(language).get(parts.at(-1) ?? '');
  return {
    ...place,
    name: (isMeant && otherName(place.name, language)) || place.name,
    detail: localesOf(language).format.formatList([
      ...parts.slice(0, -1),
      country ?? parts.at(-1) ?? '',
    ]),
  };
}

/** What this language calls a country, or a part of its name, in English; null for anything else. */
export function englishCountry(text: string, language: Language): string | null {
  const typed = text.toLocaleLowerCase(language);
  for (const [english, name] of countryNames(language)) {
    if (name.toLocaleLowerCase(language) === typed) return english;
  }
  return null;
}

const namesIn = new Map<Language, Map<string, string>>();

/** The names of all countries in a language, by their English ones. */
function countryNames(language: Language): Map<string, string> {
  const found = namesIn.get(language) ?? nameCountries(language);
  namesIn.set(language, found);
  return found;
}

function nameCountries(language: Language): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return new Map(
    countriesWithCurrency.map((code) => [english.of(code) ?? code, own.of(code) ?? code]),
  );
}
