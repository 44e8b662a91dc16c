import type { ListingMap } from '#contract/listings/listing-map.ts';
import type { Place } from '#geometry/mercator.ts';
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

/** Where marks of an answer are. */
export const listPlaces = ({ clusters, listings }: ListingMap): Place[] => [
  ...clusters.map(([lat, lng]) => ({ lat, lng })),
  ...listings.map(([, lat, lng]) => ({ lat, lng })),
];

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

function clusterAt({ lat, lng }: Place, count: number): MapMark {
  const label = t.clusterLabel({ count });
  return { key: `${lat},${lng}`, lat, lng, text: short(count), label, isCluster: true, count };
}

/** 12, 1.2k, 340k: a cluster has little room; its label has the exact count. */
function short(count: number): string {
  if (count < 1000) return formatNumber(count);
  const thousands = count < 10_000 ? Math.floor(count / 100) / 10 : Math.floor(count / 1000);
  return `${formatDecimal(thousands)}k`;
}

/** The searched radius, and half of it. */
export function distanceRings({ lat, lng, km }: Place & { km: number }): Ring[] {
  const center = { lat, lng };
  return [km / 2, km].map((radius) => ({
    center,
    km: radius,
    label: t.kilometers({ distance: formatDecimal(Math.round(radius * 10) / 10) }),
  }));
}
