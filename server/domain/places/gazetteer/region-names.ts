import type { PackFacts } from './gazetteer-pack.ts';

/** What people call regions at home and abroad, where the pack lacks it; by the codes of GeoNames. */
const otherRegionNames = new Map(
  Object.entries<readonly string[]>({
    'DE.02': ['Bayern', 'Baviera'],
    'DE.05': ['Hessen'],
    'DE.06': ['Niedersachsen'],
    'DE.07': ['Nordrhein-Westfalen', 'NRW'],
    'DE.08': ['Rheinland-Pfalz'],
    'DE.13': ['Sachsen'],
    'DE.14': ['Sachsen-Anhalt'],
    'DE.15': ['Thüringen'],
    'DE.12': ['Mecklenburg-Vorpommern'],
    'AT.02': ['Kärnten'],
    'AT.03': ['Niederösterreich'],
    'AT.04': ['Oberösterreich'],
    'AT.06': ['Steiermark'],
    'AT.07': ['Tirol'],
    'IT.05': ['Emilia Romagna'],
    'IT.09': ['Lombardia', 'Lombardei'],
    'IT.12': ['Piemonte', 'Piemont'],
    'IT.13': ['Puglia'],
    'IT.14': ['Sardegna', 'Sardinien'],
    'IT.15': ['Sicilia', 'Sizilien'],
    'IT.16': ['Toscana', 'Toskana'],
    'ES.07': ['Islas Baleares', 'Illes Balears'],
    'ES.51': ['Andalucía', 'Andalusien'],
    'ES.52': ['Aragón'],
    'ES.53': ['Canarias', 'Islas Canarias'],
    'ES.56': ['Catalunya', 'Cataluña', 'Katalonien'],
    'ES.59': ['País Vasco', 'Euskadi'],
    'FR.53': ['Bretagne'],
    'FR.28': ['Normandie'],
    'FR.94': ['Corse', 'Korsika'],
  }),
);

/** All names of a region, the English one first. */
export const listRegionNames = ([
  code,
  name,
  ...others
]: PackFacts['regions'][number]): string[] => [
  ...new Set([name, ...others, ...(otherRegionNames.get(code) ?? [])]),
];
