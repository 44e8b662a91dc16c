import { type } from 'arktype';
import { latitude, longitude, requiredText } from '../primitives.ts';

export const PlaceQuery = type({
  q: requiredText(80, { required: 'Type the beginning of a name', max: 'Name too long' }),
});
/** A town of the gazetteer, or an address that a geocoder found. */
export const Place = type({ name: 'string', detail: 'string', latitude, longitude });
export type Place = typeof Place.infer;
export const PlaceList = type({ items: Place.array() });
