import { type } from 'arktype';
import { type FoundPlace, toPlace } from './found-place.ts';

const text = type('string | number').pipe(String);

/** The fields we use of Photon's GeoJSON: https://github.com/komoot/photon#search-results */
const Answer = type({
  features: type({
    geometry: { coordinates: 'number[] >= 2' },
    properties: {
      'name?': text,
      'housenumber?': text,
      'street?': text,
      'district?': text,
      'city?': text,
      'state?': text,
      'country?': text,
    },
  }).array(),
});

/** Reads an answer of Photon; null when it has another form. */
export function readPhoton(answer: unknown): FoundPlace[] | null {
  const read = Answer(answer);
  if (read instanceof type.errors) return null;
  return read.features.flatMap(({ geometry, properties }) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates;
    const { name, housenumber, street, district, city, state, country } = properties;
    const house = [housenumber, street].filter(Boolean).join(' ');
    return toPlace([name, house, district, city, state, country], latitude, longitude);
  });
}
