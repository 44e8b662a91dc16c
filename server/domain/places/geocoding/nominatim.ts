import { type } from 'arktype';
import { type FoundPlace, toPlace } from './found-place.ts';

/**
 * The fields we use of Nominatim's jsonv2: https://nominatim.org/release-docs/latest/api/Output/
 */
const Answer = type({
  lat: 'string.numeric.parse',
  lon: 'string.numeric.parse',
  display_name: 'string',
}).array();

/** Reads an answer of Nominatim; null when it has another form. */
export function readNominatim(answer: unknown): FoundPlace[] | null {
  const read = Answer(answer);
  if (read instanceof type.errors) return null;
  return read.flatMap(({ lat, lon, display_name }) => {
    const [first = '', second, ...rest] = display_name.split(', ');
    // Nominatim gives the house number as a separate part before the street.
    const parts =
      /^\d/.test(first) && second ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
    return toPlace(parts, lat, lon);
  });
}
