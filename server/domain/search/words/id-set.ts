/** A set of ids as bits, which grows with the largest one: 125 kB for a million listings. */
export interface IdSet {
  bits: Uint8Array;
}

const growth = 1.25;
const firstBytes = 1024;

export const createIdSet = (): IdSet => ({ bits: new Uint8Array(firstBytes) });

export function addId(set: IdSet, id: number): void {
  const at = id >>> 3;
  if (at >= set.bits.length) {
    const wider = new Uint8Array(Math.ceil((at + 1) * growth));
    wider.set(set.bits);
    set.bits = wider;
  }
  set.bits[at]! |= 1 << (id & 7);
}

export function removeId(set: IdSet, id: number): void {
  const at = id >>> 3;
  if (at < set.bits.length) set.bits[at]! &= ~(1 << (id & 7));
}

/** The bits of all these sets: of a single one, its own. */
export function uniteBits(sets: readonly Uint8Array[]): Uint8Array {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  const bits = new Uint8Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const set of sets) {
    for (let at = 0; at < set.length; at += 1) bits[at]! |= set[at]!;
  }
  return bits;
}
