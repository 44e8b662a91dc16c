import type { ListingMap } from '#contract/listings/listing-map.ts';
import type { LatLng } from '#geometry/mercator.ts';
import { formatDecimal, formatMoney, formatNumber } from '#locales/format.ts';
import * as t from '#locales/map.ts';
import type { Ring } from './draw-land.ts';
import { joinMarks } from './join-marks.ts';
import type { MapMark } from './map-mark.ts';

export interface KnownListings {
  /** Listings that were looked at. */
  seen: ReadonlySet<number>;
  favorites: ReadonlySet<number>;
}

/** As far as a region reaches from its largest mark, in degrees. */
const regionDegrees = 9;

/** Where the marks of an answer are, in the region around the largest of them. */
export function listRegion({ clusters, listings }: ListingMap): LatLng[] {
  const marks = [...clusters, ...listings.map(([, lat, lng]) => [lat, lng, 1] as const)];
  const largest = marks.reduce((one, other) => (other[2] > one[2] ? other : one));
  return marks
    .filter(([lat, lng]) => Math.hypot(lat - largest[0], lng - largest[1]) < regionDegrees)
    .map(([lat, lng]) => ({ lat, lng }));
}

/** The marks of an answer; what this user saw or likes is told by them. */
export function createPins(
  { clusters, listings, zoom }: ListingMap & { zoom: number },
  { seen, favorites }: KnownListings,
): MapMark[] {
  const marks = [
    ...clusters.map(([lat, lng, count]) => clusterAt({ lat, lng }, count)),
    ...listings.map((listing) => createPin(listing, { seen, favorites })),
  ];
  return joinMarks(marks, zoom, clusterAt);
}

/** The mark of one listing. */
export function createPin(
  [id, lat, lng, amount, currency]: ListingMap['listings'][number],
  { seen, favorites }: KnownListings,
): MapMark {
  const rent = formatMoney(amount, currency);
  const [isFavorite, isSeen] = [favorites.has(id), seen.has(id)];
  const label = (isFavorite ? t.favoriteFor : isSeen ? t.seenFor : t.roomFor)({ rent });
  const text = isFavorite ? `♥\uFE0E ${rent}` : rent;
  return { key: String(id), lat, lng, text, label, isSeen, isCluster: false, count: 1 };
}

function clusterAt({ lat, lng }: LatLng, count: number): MapMark {
  const label = t.clusterLabel({ count });
  return { key: `${lat},${lng}`, lat, lng, text: short(count), label, isCluster: true, count };
}

/** 12, 1.2k, 340.5k: a cluster has little room; its label has the exact count. */
const short = (count: number): string =>
  count < 1000 ? formatNumber(count) : `${formatDecimal(Math.floor(count / 100) / 10)}k`;

/** The searched radius, and half of it. */
export function distanceRings({ lat, lng, km }: LatLng & { km: number }): Ring[] {
  const center = { lat, lng };
  return [km / 2, km].map((radius) => ({
    center,
    km: radius,
    label: t.kilometers({ distance: formatDecimal(Math.round(radius * 10) / 10) }),
  }));
}
