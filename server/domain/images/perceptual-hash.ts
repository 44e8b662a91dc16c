/**
 * What a photo looks like: a small gray picture, from which everything else follows. Codes find
 * photos that may be the same among many, as pHash does; comparing the pictures decides.
 */
export type PhotoLook = Uint8Array;

/** Pixels of a side of the small picture. */
export const lookSide = 48;
/** Bits of a code. All but the last are in three bands. */
const codeBits = 64;
export const bandBits = 21;
const bandCount = 3;
/** Below this deviation of its brightness (of 255), nothing on a photo can be recognized. */
const minContrast = 6;
/** What is left of each side of a photo in the forms that have codes. */
const keptShares = [1, 0.95, 0.9];
/** In each band, this many of the bits that a small change turns first are tried both ways. */
const unsureBits = 5;
/** More different bits of a code than this are another photo. */
export const maxHashDistance = 16;

/** A code, and for each of its bands the values under which the same photo may be stored. */
export interface Probe {
  code: bigint;
  bands: number[][];
}

/** Can a photo be told from others at all? */
export function isDistinct(look: PhotoLook): boolean {
  const mean = look.reduce((sum, value) => sum + value, 0) / look.length;
  const variance = look.reduce((sum, value) => sum + (value - mean) ** 2, 0) / look.length;
  return variance > minContrast ** 2;
}

/** The codes under which a photo is stored: whole, and as it is after cropping. */
export const perceptualHashes = (look: PhotoLook): bigint[] =>
  keptShares.map((share) => hashFrequencies(measureFrequencies(cropCenter(look, share))));

/** The codes under which the same photo may be stored, also mirrored or before it was cropped. */
export const lookupHashes = (look: PhotoLook): Probe[] =>
  keptShares.flatMap((share) => {
    const found = measureFrequencies(cropCenter(look, share));
    const mirrored = found.map((value, nth) => ((lowest[nth]![0] & 1) === 1 ? -value : value));
    return [found, mirrored].map((frequencies) => ({
      code: hashFrequencies(frequencies),
      bands: bandVariants(frequencies),
    }));
  });

/** The bands of a code, from its lowest bits up. */
export const hashBand = (code: bigint, band: number): number =>
  Number(BigInt.asUintN(bandBits, code >> BigInt(band * bandBits)));

/** The frequencies of a code, the lowest first, without the mean brightness. */
const lowest = Array.from({ length: 12 }, (_, sum) => sum + 1)
  .flatMap((sum) => Array.from({ length: sum + 1 }, (_, v) => [sum - v, v] as const))
  .slice(0, codeBits);

const waves = Array.from({ length: 12 }, (_, frequency) =>
  Float64Array.from({ length: lookSide }, (_value, x) =>
    Math.cos((Math.PI * (2 * x + 1) * frequency) / (2 * lookSide)),
  ),
);

/** Part of the discrete cosine transform. */
function measureFrequencies(gray: Float64Array): number[] {
  const rows = waves.map((wave) =>
    Float64Array.from({ length: lookSide }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < lookSide; x += 1) sum += gray[y * lookSide + x]! * wave[x]!;
      return sum;
    }),
  );
  return lowest.map(([u, v]) => rows[u]!.reduce((sum, value, y) => sum + value * waves[v]![y]!, 0));
}

/** The signs of the frequencies. */
function hashFrequencies(frequencies: readonly number[]): bigint {
  let code = 0n;
  for (const [bit, value] of frequencies.entries()) if (value > 0) code |= 1n << BigInt(bit);
  return BigInt.asIntN(codeBits, code);
}

function bandVariants(frequencies: readonly number[]): number[][] {
  const code = hashFrequencies(frequencies);
  return Array.from({ length: bandCount }, (_, band) => {
    const own = frequencies.slice(band * bandBits, (band + 1) * bandBits);
    const unsure = [...own.keys()]
      .toSorted((one, other) => Math.abs(own[one]!) - Math.abs(own[other]!))
      .slice(0, unsureBits);
    return Array.from({ length: 1 << unsureBits }, (_value, turned) => {
      const mask = unsure.reduce((bits, bit, nth) => bits | (((turned >> nth) & 1) << bit), 0);
      return hashBand(code, band) ^ mask;
    });
  });
}

function cropCenter(look: PhotoLook, share: number): Float64Array {
  const cut = (1 - share) / 2;
  return cropGray(look, lookSide, { before: cut, after: cut }, { before: cut, after: cut });
}

/** What is left out before and after, as shares of the whole. */
interface Cut {
  before: number;
  after: number;
}

/** A part of a square picture at full size, between pixels by a straight line. */
function cropGray(gray: ArrayLike<number>, side: number, x: Cut, y: Cut): Float64Array {
  const part = new Float64Array(side * side);
  const columns = positions(side, x);
  for (const [nth, row] of positions(side, y).entries()) {
    const [here, below] = [row.at * side, row.next * side];
    for (const [column, { at, next, share }] of columns.entries()) {
      const upper = gray[here + at]! * (1 - share) + gray[here + next]! * share;
      const lower = gray[below + at]! * (1 - share) + gray[below + next]! * share;
      part[nth * side + column] = upper * (1 - row.share) + lower * row.share;
    }
  }
  return part;
}

function positions(side: number, { before, after }: Cut) {
  const kept = 1 - before - after;
  return Array.from({ length: side }, (_, nth) => {
    const exact = before * side + (nth + 0.5) * kept - 0.5;
    const at = Math.max(0, Math.min(side - 1, Math.floor(exact)));
    return { at, next: Math.min(side - 1, at + 1), share: Math.max(0, exact - at) };
  });
}

/** Pictures are compared at this size: aligning them there is quick. */
const comparedSide = lookSide / 2;
/** Two photos more alike than this are the same. Different rooms stay below 0.7. */
export const sameLikeness = 0.8;

/**
 * How alike two photos are at best, at most 1: as they are, mirrored, or one of them cropped. They
 * are laid over each other in each way, and their details are correlated.
 */
export function likeness(one: PhotoLook, other: PhotoLook): number {
  const [first, second] = [halved(one), halved(other)];
  const mirrored = first.map((_, at) => first[at - 2 * (at % comparedSide) + comparedSide - 1]!);
  return Math.max(
    ...[first, mirrored].flatMap((form) => [bestPart(form, second), bestPart(second, form)]),
  );
}

const cuts: Cut[] = [
  { before: 0, after: 0 },
  { before: 0.05, after: 0 },
  { before: 0, after: 0.05 },
  { before: 0.025, after: 0.025 },
  { before: 0.05, after: 0.05 },
];

/** How alike `cropped` is to the part of `whole` that is most like it. */
function bestPart(whole: Float64Array, cropped: Float64Array): number {
  const wanted = measureDetails(cropped);
  let best = -1;
  for (const x of cuts) {
    for (const y of cuts) {
      const details = measureDetails(cropGray(whole, comparedSide, x, y));
      let product = 0;
      for (let at = 0; at < details.length; at += 1) product += details[at]! * wanted[at]!;
      best = Math.max(best, product);
    }
  }
  return best;
}

function halved(look: PhotoLook): Float64Array {
  return Float64Array.from({ length: comparedSide ** 2 }, (_, at) => {
    const x = at % comparedSide;
    const from = ((at - x) / comparedSide) * 2 * lookSide + 2 * x;
    const below = from + lookSide;
    return (look[from]! + look[from + 1]! + look[below]! + look[below + 1]!) / 4;
  });
}

/** Pixels on each side of one that are its surroundings. */
const reach = 2;

/**
 * How each pixel differs from its surroundings, as a vector of length one. Without it, all rooms
 * with a light ceiling and a dark floor are alike.
 */
function measureDetails(gray: Float64Array): Float64Array {
  const around = blurred(blurred(gray, 1), comparedSide);
  const details = gray.map((value, at) => value - around[at]!);
  const length = Math.sqrt(details.reduce((sum, value) => sum + value * value, 0)) || 1;
  return details.map((value) => value / length);
}

/** The mean of the neighbors along rows (a step of 1) or columns (a step of the side). */
function blurred(gray: Float64Array, step: number): Float64Array {
  const blur = new Float64Array(gray.length);
  for (let at = 0; at < gray.length; at += 1) {
    const nth = step === 1 ? at % comparedSide : Math.floor(at / comparedSide);
    const [first, last] = [Math.max(0, nth - reach), Math.min(comparedSide - 1, nth + reach)];
    let sum = 0;
    for (let other = first; other <= last; other += 1) sum += gray[at + (other - nth) * step]!;
    blur[at] = sum / (last - first + 1);
  }
  return blur;
}
