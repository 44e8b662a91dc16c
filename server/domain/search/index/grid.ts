/**
 * Places on the map as whole numbers: listings lie on a grid of thousandths of a degree, and the map
 * is a square of 2^30 steps, which every web map cuts into halves for each next zoom.
 */
const steps = 2 ** 30;
export const fullTurn = 360_000;
const quarterTurn = 90_000;

/** The latitude of a listing that does not state where it is. */
export const nowhere = -2_147_483_648;

/** Where each row of the grid lies from the top of the map; by latitude + 90 degrees. */
let rows: Int32Array | null = null;

function mercatorRows(): Int32Array {
  const found = new Int32Array(2 * quarterTurn + 1);
  for (let row = -quarterTurn; row <= quarterTurn; row += 1) {
    const sine = Math.sin(((row / 1000) * Math.PI) / 180);
    const share = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    // The map ends at 85 degrees: what is beyond lies on its edge.
    found[row + quarterTurn] = Math.max(0, Math.min(steps - 1, Math.floor(share * steps)));
  }
  return found;
}

/** From the top of the map. */
export const mapY = (latitude: number): number =>
  (rows ??= mercatorRows())[latitude + quarterTurn]!;

/** From the date line to the east; longitudes beyond it go around. */
export const mapX = (longitude: number): number =>
  ((longitude + fullTurn / 2) * (steps / fullTurn)) & (steps - 1);

/** The number of bits that a square of 64 pixels has at a zoom. */
export const cellShift = (zoom: number): number => 28 - zoom;

/** How many squares of this size are side by side on the whole map. */
export const cellsAcross = (shift: number): number => 2 ** (30 - shift);

/**
 * A number for each place, so that those with near numbers are near each other (Morton order): the
 * upper halves of both coordinates, bit by bit.
 */
export const placeOrder = (latitude: number, longitude: number): number =>
  ((spread(mapY(latitude) >>> 14) << 1) | spread(mapX(longitude) >>> 14)) >>> 0;

/** The last of all. */
export const orderOfNowhere = 0xffff_ffff;

/** Puts a zero before each of the 16 bits. */
function spread(bits: number): number {
  let wide = bits;
  wide = (wide | (wide << 8)) & 0x00ff_00ff;
  wide = (wide | (wide << 4)) & 0x0f0f_0f0f;
  wide = (wide | (wide << 2)) & 0x3333_3333;
  return (wide | (wide << 1)) & 0x5555_5555;
}

/** The positions 0 to `keys.length` - 1, sorted by their keys; equal keys keep their order. */
export function sortedPositions(keys: Uint32Array): Int32Array {
  const { length } = keys;
  let from = new Int32Array(length);
  for (let at = 0; at < length; at += 1) from[at] = at;
  let to = new Int32Array(length);
  for (const shift of [0, 16]) {
    const starts = new Int32Array(65_537);
    for (let at = 0; at < length; at += 1) starts[((keys[at]! >>> shift) & 65_535) + 1]! += 1;
    for (let digit = 0; digit < 65_536; digit += 1) starts[digit + 1]! += starts[digit]!;
    for (let at = 0; at < length; at += 1) {
      const position = from[at]!;
      const digit = (keys[position]! >>> shift) & 65_535;
      to[starts[digit]!] = position;
      starts[digit]! += 1;
    }
    [from, to] = [to, from];
  }
  return from;
}
