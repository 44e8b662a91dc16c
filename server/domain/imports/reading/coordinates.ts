import { plainText } from './plain-text.ts';

const decimal = /^([-+]?)(\d{1,3}(?:[.,]\d+)?|\d(?:\.\d+)?e[-+]?\d)\s*°?$/i;
const sexagesimal =
  /^([-+]?)(\d{1,3})\s*(?:[°o:]|deg)\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′:]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”]|''|’’|′′)?\s*)?)?$/;
/** Both coordinates in one cell: "52.52, 13.405", and longitude first in "POINT(13.405 52.52)". */
const pair =
  /^(?:srid=\d+;)?(point ?)?[([]?\s*([-+]?\d{1,3}\.\d+)\s*[,;\s]\s*([-+]?\d{1,3}\.\d+)\s*[)\]]?$/;
/** A centimetre; more comes from dividing minutes and seconds. */
const shownDecimals = 7;
const sides = { latitude: { n: 1, s: -1 }, longitude: { e: 1, w: -1 } } as const;
/** Words for sides, without those of an O, which is east in German and west in Spanish. */
const sideWords =
  /(?<!\p{L})(?:(north|nord|norte)|(south|süd|sud|sur|sul)|(east|ost|este|est|leste)|(west|oeste|ouest|ovest))(?!\p{L})/u;
const sideLetters = ['n', 's', 'e', 'w'];

/**
 * Reads degrees such as 52.52, 52,52, 52.52° N or 52°31'12"N; null when the cell says anything else,
 * or names a side that the other axis has.
 */
export function readDegrees(cell: string, axis: 'latitude' | 'longitude'): number | null {
  const written = plainText(cell).toLowerCase();
  const [, isPoint, first, second] = pair.exec(written) ?? [];
  if (first && second) {
    return Number((axis === 'latitude') === Boolean(isPoint) ? second : first);
  }
  const text = written.replace(
    sideWords,
    (_, ...words: (string | undefined)[]) => sideLetters[words.findIndex(Boolean)] ?? '',
  );
  const [, before, middle = '', after] = /^([nsew])?\s*(.*?)\s*([nsew])?$/.exec(text) ?? [];
  if (before && after) return null;
  const side = before ?? after;
  const sign = side ? (sides[axis] as Record<string, number>)[side] : 1;
  const degrees = readAngle(middle);
  if (sign === undefined || degrees === null) return null;
  // A side and a minus would say the same twice, or the opposite.
  if (side && degrees < 0) return null;
  // Without a sign before zero.
  return sign * degrees + 0;
}

function readAngle(text: string): number | null {
  const plain = decimal.exec(text);
  if (plain) return Number(`${plain[1]}${plain[2]?.replace(',', '.')}`);
  const [, minus, degrees, minutes, seconds = '0'] = sexagesimal.exec(text) ?? [];
  if (!degrees || !minutes) return null;
  const [part, rest] = [minutes, seconds].map((value) => Number(value.replace(',', '.')));
  if (part === undefined || rest === undefined || part >= 60 || rest >= 60) return null;
  const value = Number((Number(degrees) + part / 60 + rest / 3600).toFixed(shownDecimals));
  return minus === '-' ? -value : value;
}

/** Where most rows of a file are, in degrees: it tells a pair that stands the wrong way round. */
export interface Area {
  latitude: number;
  longitude: number;
}

const cellDegrees = 1;
const fewestRows = 3;
const farDegrees = 10;
const nearDegrees = 3;

/** Collects places by cells of a degree; memory depends on the number of those alone. */
export function areaCounter() {
  const cells = new Map<string, { count: number; latitude: number; longitude: number }>();
  return {
    add(latitude: number, longitude: number): void {
      if (latitude === 0 && longitude === 0) return;
      const key = `${Math.round(latitude / cellDegrees)} ${Math.round(longitude / cellDegrees)}`;
      const cell = cells.get(key);
      if (cell) cell.count += 1;
      else if (cells.size < 10_000) cells.set(key, { count: 1, latitude, longitude });
    },
    /** The fullest cell, if it has more rows than the cell at the swapped place. */
    area(): Area | null {
      const [fullest] = [...cells.values()].sort((a, b) => b.count - a.count);
      return fullest && fullest.count >= fewestRows ? fullest : null;
    },
  };
}

const isWithin = (value: number, center: number, degrees: number) =>
  Math.abs(value - center) <= degrees;

/**
 * Whether a pair stands the wrong way round: it is no place as it is and one when swapped, or it is
 * far from the other rows of the file and near them when swapped.
 */
export function looksSwapped(latitude: number, longitude: number, area: Area | null): boolean {
  if (Math.abs(latitude) > 90) return Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90;
  if (!area || Math.abs(longitude) > 90) return false;
  const isFar =
    !isWithin(latitude, area.latitude, farDegrees) ||
    !isWithin(longitude, area.longitude, farDegrees);
  return (
    isFar &&
    isWithin(longitude, area.latitude, nearDegrees) &&
    isWithin(latitude, area.longitude, nearDegrees)
  );
}

/** What is known of any place on earth. */
export interface World {
  currencyAt: (spot: Area) => string | null;
  isInhabited: (spot: Area) => boolean;
}

/**
 * Whether a pair stands the wrong way round by what is there: nobody lives at it, or people pay in
 * another currency, and the place of the swapped pair fits.
 */
export function standsElsewhere(
  { latitude, longitude }: Area,
  paidIn: readonly string[],
  { currencyAt, isInhabited }: World,
): boolean {
  if (Math.abs(longitude) > 90 || Math.abs(latitude) > 90) return false;
  const here = { latitude, longitude };
  const swapped = { latitude: longitude, longitude: latitude };
  const isPaid = (spot: Area) => paidIn.includes(currencyAt(spot) ?? '');
  const isFit = isInhabited(here) && (paidIn.length === 0 || isPaid(here));
  return !isFit && isInhabited(swapped) && (paidIn.length === 0 || isPaid(swapped));
}
