import type { Language } from '#contract/languages.ts';
import { localesOf } from '#locales-of';
import { countriesWithCurrency } from './country-currencies.ts';

/**
 * How large towns are called in languages other than English, which the gazetteer's packages do not
 * say. An empty name is that of the gazetteer. `within` is a part of the place's detail.
 */
const townNames: readonly (readonly [
  name: string,
  within: string,
  de: string,
  es: string,
  pt: string,
  ar: string,
])[] = [
  ['New York City', 'United States', 'New York', 'Nueva York', 'Nova York', 'نيويورك'],
  ['Brooklyn', 'New York', '', '', '', 'بروكلين'],
  ['Los Angeles', 'California', '', 'Los Ángeles', '', 'لوس أنجلوس'],
  ['San Francisco', 'California', '', '', 'São Francisco', 'سان فرانسيسكو'],
  ['Chicago', 'Illinois', '', '', '', 'شيكاغو'],
  ['Boston', 'Massachusetts', '', '', '', 'بوسطن'],
  ['Washington', 'Columbia', '', '', '', 'واشنطن'],
  ['Philadelphia', 'Pennsylvania', '', 'Filadelfia', 'Filadélfia', 'فيلادلفيا'],
  ['Toronto', 'Canada', '', '', '', 'تورونتو'],
  ['Montréal', 'Canada', 'Montreal', 'Montreal', 'Montreal', 'مونتريال'],
  ['Mexico City', 'Mexico', 'Mexiko-Stadt', 'Ciudad de México', 'Cidade do México', 'مكسيكو سيتي'],
  ['Bogotá', 'Colombia', '', '', '', 'بوغوتا'],
  ['Buenos Aires', 'Argentina', '', '', '', 'بوينس آيرس'],
  ['São Paulo', 'Brazil', '', '', '', 'ساو باولو'],
  ['Rio de Janeiro', 'Brazil', '', 'Río de Janeiro', '', 'ريو دي جانيرو'],
  ['London', 'England', '', 'Londres', 'Londres', 'لندن'],
  ['Manchester', 'England', '', 'Mánchester', '', 'مانشستر'],
  ['Edinburgh', 'Scotland', '', 'Edimburgo', 'Edimburgo', 'إدنبرة'],
  ['Dublin', 'Ireland', '', 'Dublín', '', 'دبلن'],
  ['Paris', 'France', '', 'París', '', 'باريس'],
  ['Lyon', 'France', '', '', '', 'ليون'],
  ['Marseille', 'France', '', 'Marsella', 'Marselha', 'مارسيليا'],
  ['Nice', 'France', 'Nizza', 'Niza', '', 'نيس'],
  ['Berlin', 'Germany', '', 'Berlín', 'Berlim', 'برلين'],
  ['Hamburg', 'Germany', '', 'Hamburgo', 'Hamburgo', 'هامبورغ'],
  ['Munich', 'Germany', 'München', 'Múnich', 'Munique', 'ميونخ'],
  ['Köln', 'Germany', '', 'Colonia', 'Colônia', 'كولونيا'],
  ['Frankfurt am Main', 'Germany', '', 'Fráncfort del Meno', '', 'فرانكفورت'],
  ['Nuremberg', 'Germany', 'Nürnberg', 'Núremberg', 'Nurembergue', 'نورنبرغ'],
  ['Vienna', 'Austria', 'Wien', 'Viena', 'Viena', 'فيينا'],
  ['Zürich', 'Switzerland', '', 'Zúrich', 'Zurique', 'زيورخ'],
  ['Geneva', 'Switzerland', 'Genf', 'Ginebra', 'Genebra', 'جنيف'],
  ['Brussels', 'Belgium', 'Brüssel', 'Bruselas', 'Bruxelas', 'بروكسل'],
  ['Antwerp', 'Belgium', 'Antwerpen', 'Amberes', 'Antuérpia', 'أنتويرب'],
  ['Amsterdam', 'Netherlands', '', 'Ámsterdam', 'Amsterdã', 'أمستردام'],
  ['The Hague', 'Netherlands', 'Den Haag', 'La Haya', 'Haia', 'لاهاي'],
  ['Rotterdam', 'Netherlands', '', 'Róterdam', 'Roterdã', 'روتردام'],
  ['Copenhagen', 'Denmark', 'Kopenhagen', 'Copenhague', 'Copenhague', 'كوبنهاغن'],
  ['Stockholm', 'Sweden', '', 'Estocolmo', 'Estocolmo', 'ستوكهولم'],
  ['Gothenburg', 'Sweden', 'Göteborg', 'Gotemburgo', 'Gotemburgo', 'غوتنبرغ'],
  ['Oslo', 'Norway', '', '', '', 'أوسلو'],
  ['Helsinki', 'Finland', '', '', 'Helsinque', 'هلسنكي'],
  ['Lisbon', 'Portugal', 'Lissabon', 'Lisboa', 'Lisboa', 'لشبونة'],
  ['Porto', 'Portugal', '', 'Oporto', '', 'بورتو'],
  ['Madrid', 'Spain', '', '', 'Madri', 'مدريد'],
  ['Barcelona', 'Spain', '', '', '', 'برشلونة'],
  ['Sevilla', 'Spain', '', '', 'Sevilha', 'إشبيلية'],
  ['Granada', 'Andalusia', '', '', '', 'غرناطة'],
  ['Rome', 'Italy', 'Rom', 'Roma', 'Roma', 'روما'],
  ['Milan', 'Italy', 'Mailand', 'Milán', 'Milão', 'ميلانو'],
  ['Turin', 'Italy', '', 'Turín', 'Turim', 'تورينو'],
  ['Naples', 'Italy', 'Neapel', 'Nápoles', 'Nápoles', 'نابولي'],
  ['Florence', 'Italy', 'Florenz', 'Florencia', 'Florença', 'فلورنسا'],
  ['Venice', 'Italy', 'Venedig', 'Venecia', 'Veneza', 'البندقية'],
  ['Prague', 'Czech', 'Prag', 'Praga', 'Praga', 'براغ'],
  ['Warsaw', 'Poland', 'Warschau', 'Varsovia', 'Varsóvia', 'وارسو'],
  ['Kraków', 'Poland', 'Krakau', 'Cracovia', 'Cracóvia', 'كراكوف'],
  ['Budapest', 'Hungary', '', '', 'Budapeste', 'بودابست'],
  ['Athens', 'Greece', 'Athen', 'Atenas', 'Atenas', 'أثينا'],
  ['Bucharest', 'Romania', 'Bukarest', 'Bucarest', 'Bucareste', 'بوخارست'],
  ['Istanbul', 'Turkey|Türkiye', '', 'Estambul', 'Istambul', 'إسطنبول'],
  ['Moscow', 'Russia', 'Moskau', 'Moscú', 'Moscou', 'موسكو'],
  ['Kyiv', 'Ukraine', 'Kyjiw', 'Kiev', 'Kiev', 'كييف'],
  ['Cairo', 'Egypt', 'Kairo', 'El Cairo', '', 'القاهرة'],
  ['Alexandria', 'Egypt', '', 'Alejandría', '', 'الإسكندرية'],
  ['Casablanca', 'Morocco', '', '', '', 'الدار البيضاء'],
  ['Rabat', 'Morocco', '', '', '', 'الرباط'],
  ['Tunis', 'Tunisia', '', 'Túnez', 'Túnis', 'تونس'],
  ['Algiers', 'Algeria', 'Algier', 'Argel', 'Argel', 'الجزائر'],
  ['Beirut', 'Lebanon', '', '', 'Beirute', 'بيروت'],
  ['Amman', 'Jordan', '', 'Amán', 'Amã', 'عمّان'],
  ['Damascus', 'Syria', 'Damaskus', 'Damasco', 'Damasco', 'دمشق'],
  ['Baghdad', 'Iraq', 'Bagdad', 'Bagdad', 'Bagdá', 'بغداد'],
  ['Riyadh', 'Saudi Arabia', 'Riad', 'Riad', 'Riad', 'الرياض'],
  ['Jeddah', 'Saudi Arabia', 'Dschidda', 'Yeda', 'Jidá', 'جدة'],
  ['Dubai', 'United Arab Emirates', '', 'Dubái', '', 'دبي'],
  ['Abu Dhabi', 'United Arab Emirates', '', 'Abu Dabi', '', 'أبوظبي'],
  ['Doha', 'Qatar', '', '', '', 'الدوحة'],
  ['Tokyo', 'Japan', 'Tokio', 'Tokio', 'Tóquio', 'طوكيو'],
  ['Beijing', 'China', 'Peking', 'Pekín', 'Pequim', 'بكين'],
  ['Singapore', '', 'Singapur', 'Singapur', 'Singapura', 'سنغافورة'],
  ['Sydney', 'Australia', '', 'Sídney', '', 'سيدني'],
];

const column: Record<Exclude<Language, 'en'>, 2 | 3 | 4 | 5> = { de: 2, es: 3, pt: 4, ar: 5 };

/** What a language calls towns otherwise than the gazetteer, as findTowns looks for them. */
export const townNamesIn = (language: Language) =>
  language === 'en'
    ? []
    : townNames.flatMap((row) => {
        const [name, within] = row;
        const other = row[column[language]];
        return other
          ? within.split('|').map((part) => ({ name, within: part, names: [other] }))
          : [];
      });

interface Named {
  name: string;
  detail: string;
}

/** A place with its town and country as this language calls them; regions stay as they are. */
export function translatePlace<Found extends Named>(place: Found, language: Language): Found {
  if (language === 'en') return place;
  const parts = place.detail.split(', ');
  const town = townNames.find(
    ([name, within]) =>
      name === place.name && within.split('|').some((part) => place.detail.includes(part)),
  );
  const country = countryNames(language).get(parts.at(-1) ?? '');
  return {
    ...place,
    name: town?.[column[language]] || place.name,
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
