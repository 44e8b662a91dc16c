/** Longitude and latitude in degrees, one after the other. */
export type Points = Float64Array;

export interface Segment {
  points: Points;
}

/** Reads what `gmt coast -M` prints: lines of two numbers, each part after a line with `>`. */
export function readSegments(text: string): Segment[] {
  const found: Segment[] = [];
  for (let at = text.indexOf('>'); at !== -1;) {
    const begin = text.indexOf('\n', at) + 1;
    const next = text.indexOf('>', begin);
    const part = text.slice(begin, next === -1 ? text.length : next);
    const numbers = part.split(/[\t\n]/).filter((each) => each !== '');
    if (numbers.length >= 4) found.push({ points: Float64Array.from(numbers, Number) });
    at = next;
  }
  return found;
}

/** GMT cuts shores at whole degrees, where both parts end at the same point. */
const pointKey = (longitude: number, latitude: number) =>
  `${Math.round((longitude >= 180 ? longitude - 360 : longitude) * 1e5)},${Math.round(latitude * 1e5)}`;

/**
 * Joins the parts of each shore to a closed ring. Longitudes go on beyond 180 degrees, so that no
 * ring jumps; one around the pole is closed along it.
 */
export function joinRings(segments: Segment[]): Points[] {
  const byBegin = new Map<string, number[]>();
  for (const [nth, { points }] of segments.entries()) {
    const key = pointKey(points[0]!, points[1]!);
    byBegin.set(key, [...(byBegin.get(key) ?? []), nth]);
  }
  const used = new Uint8Array(segments.length);
  const rings: Points[] = [];
  let open = 0;
  for (const nth of segments.keys()) {
    if (used[nth] === 1) continue;
    const ring: number[] = [];
    const first = segments[nth]!.points;
    const goal = pointKey(first[0]!, first[1]!);
    for (let current: number | undefined = nth; current !== undefined;) {
      used[current] = 1;
      const { points } = segments[current]!;
      for (let at = 0; at < points.length; at += 2) {
        let longitude = points[at]!;
        const before: number = ring.at(-2) ?? longitude;
        longitude += Math.round((before - longitude) / 360) * 360;
        ring.push(longitude, points[at + 1]!);
      }
      const end = pointKey(points.at(-2)!, points.at(-1)!);
      if (end === goal) break;
      current = byBegin.get(end)?.find((candidate) => used[candidate] === 0);
      if (current === undefined) open += 1;
    }
    const turn = ring.at(-2)! - ring[0]!;
    if (Math.abs(turn) > 180) ring.push(ring.at(-2)!, -90, ring[0]!, -90);
    rings.push(Float64Array.from(ring));
  }
  process.stdout.write(`${open} shores do not close\n`);
  return rings;
}
