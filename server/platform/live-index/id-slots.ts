/**
 * Maps ids to slots: a hash table in one array, which takes about ten bytes per id where a Map
 * takes forty. It uses open addressing; removing an id moves later ones up, so there are no
 * tombstones.
 */
export interface IdSlots {
  /** The slot of an id, or -1. */
  find(id: number): number;
  set(id: number, slot: number): void;
  remove(id: number): void;
  bytes(): number;
}

const maxLoad = 0.7;

/** An empty table with room for `expected` ids. */
export function createIdSlots(expected: number): IdSlots {
  let capacity = capacityFor(expected);
  let table = new Int32Array(capacity * 2);
  let size = 0;

  /** The pair of this id, or the free one where it belongs. Ids are never 0. */
  function locate(id: number): number {
    let at = hashId(id) & (capacity - 1);
    while (table[at * 2] !== 0 && table[at * 2] !== id) at = (at + 1) & (capacity - 1);
    return at;
  }

  function grow(): void {
    const old = table;
    capacity *= 2;
    table = new Int32Array(capacity * 2);
    for (let at = 0; at < old.length; at += 2) {
      const id = old[at] ?? 0;
      if (id === 0) continue;
      const free = locate(id) * 2;
      table[free] = id;
      table[free + 1] = old[at + 1] ?? 0;
    }
  }

  return {
    find(id) {
      const at = locate(id) * 2;
      return table[at] === id ? (table[at + 1] ?? -1) : -1;
    },
    set(id, slot) {
      let at = locate(id) * 2;
      if (table[at] !== id) {
        size += 1;
        if (size > capacity * maxLoad) {
          grow();
          at = locate(id) * 2;
        }
        table[at] = id;
      }
      table[at + 1] = slot;
    },
    remove(id) {
      let hole = locate(id);
      if (table[hole * 2] !== id) return;
      size -= 1;
      for (
        let at = (hole + 1) & (capacity - 1);
        table[at * 2] !== 0;
        at = (at + 1) & (capacity - 1)
      ) {
        const home = hashId(table[at * 2] ?? 0) & (capacity - 1);
        // An entry whose probe sequence passed the hole may move into it.
        if (((at - home) & (capacity - 1)) < ((at - hole) & (capacity - 1))) continue;
        table[hole * 2] = table[at * 2] ?? 0;
        table[hole * 2 + 1] = table[at * 2 + 1] ?? 0;
        hole = at;
      }
      table[hole * 2] = 0;
    },
    bytes: () => table.byteLength,
  };
}

function capacityFor(expected: number): number {
  let capacity = 64;
  while (expected > capacity * maxLoad) capacity *= 2;
  return capacity;
}

/** Fibonacci hashing, which spreads consecutive ids. */
const hashId = (id: number) => Math.imul(id, 0x9e37_79b1) >>> 8;
