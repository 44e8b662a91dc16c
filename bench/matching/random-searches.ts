/** Rates of some of the currencies of synthetic listings. */
export const rates = {
  day: '2026-11-20',
  perBase: new Map([
    ['EUR', 1],
    ['USD', 1.1492],
    ['GBP', 0.8602],
  ]),
};

/** A search on a map, as parameters: every filter alone and together is asked many times. */
export function randomFilters(nth: number): Record<string, string> {
  const random = createRandom(nth);
  const asks = (share: number) => random() < share;
  const center = { lat: String(40.5 + random() / 2), lng: String(-74.2 + random() / 2) };
  return {
    box: randomBox(nth, random),
    zoom: String(Math.floor(random() * 19)),
    ...(asks(0.3) && { ...center, radius_km: String(3 + Math.floor(random() * 30)) }),
    ...(asks(0.15) && { min_rent: String(Math.floor(500 + random() * 900)) }),
    ...(asks(0.3) && { max_rent: String(Math.floor(900 + random() * 1500)) }),
    ...(asks(0.2) && { bedrooms: String(1 + (nth % 4)) }),
    ...(asks(0.15) && { room_for: String(2 + (nth % 3)) }),
    ...(asks(0.2) && { available_from: `2026-0${1 + (nth % 9)}-11` }),
    ...(asks(0.15) && { max_roommates: String(nth % 5) }),
    ...(asks(0.2) && { amenities: nth % 2 ? 'wifi' : 'desk,lift' }),
    ...(asks(0.15) && { house_rules: 'no_smoking' }),
    ...(asks(0.15) && { stay_months: String(1 + (nth % 14)) }),
    ...(asks(0.15) && { room_type: 'private_room,whole_place' }),
    ...(asks(0.2) && { q: ['sunny', 'harl', 'quiet room', 'new york bush'][nth % 4] ?? '' }),
  };
}

function randomBox(nth: number, random: () => number): string {
  const [x, y, width, height] = [random(), random(), random(), random()];
  if (nth % 10 === 0) return '-180,-90,180,90';
  if (nth % 10 === 1) return [178 + x * 2, -18, -180 + width * 2, -14 + height].join(',');
  if (nth % 10 === 2) return [-180 + x * 360, -90, -180 + width * 360, 90].join(',');
  if (nth % 10 === 3) return [-180 + x * 300, 89.998 - height / 100, 180, 90].join(',');
  const [west, south] = [-74.2 + x * 0.5, 40.5 + y * 0.5];
  return [west, south, west + width ** 2 / 2, south + height ** 2 / 2].join(',');
}

/** Repeatable numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
