/**
 * Keeps the best entries of a stream in a heap with the worst one on top, so that one comparison
 * rejects most of a million candidates.
 */
export class TopRanked {
  /** Group and key of the worst kept entry once the heap is full; do not add worse ones. */
  worstGroup = Number.POSITIVE_INFINITY;
  worstKey = Number.NEGATIVE_INFINITY;
  private readonly ranked: RankedUser[] = [];
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
    if (capacity === 0) this.worstGroup = -1;
  }

  /** Adds a user who is better than the worst one; removes the worst when the heap is full. */
  add(entry: RankedUser): void {
    const { ranked, capacity } = this;
    if (ranked.length < capacity) {
      ranked.push(entry);
      this.rise(ranked.length - 1);
    } else if (ranked[0] && isBetter(entry, ranked[0])) {
      ranked[0] = entry;
      this.sink();
    }
    const worst = ranked[0];
    if (!worst || ranked.length < capacity) return;
    this.worstGroup = worst.group;
    this.worstKey = worst.key;
  }

  /** Best first. */
  sorted(): RankedUser[] {
    return this.ranked.toSorted((one, other) => (isBetter(one, other) ? -1 : 1));
  }

  private rise(from: number): void {
    const { ranked } = this;
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!swapIfBetter(ranked, parent, at)) return;
      at = parent;
    }
  }

  private sink(): void {
    const { ranked } = this;
    for (let at = 0; ;) {
      const left = ranked[2 * at + 1];
      const right = ranked[2 * at + 2];
      if (!left) return;
      const child = right && isBetter(left, right) ? 2 * at + 2 : 2 * at + 1;
      if (!swapIfBetter(ranked, at, child)) return;
      at = child;
    }
  }
}

export interface RankedUser {
  id: number;
  /** 0 no conflict, 1 the same without a score, 2 and 3 with a conflict. */
  group: number;
  /** The ranking key; 0 without a score. */
  key: number;
}

const isBetter = (one: RankedUser, other: RankedUser) =>
  one.group !== other.group
    ? one.group < other.group
    : one.key !== other.key
      ? one.key > other.key
      : one.id > other.id;

/** Moves the worse of two entries up; returns whether it had to. */
function swapIfBetter(ranked: RankedUser[], above: number, below: number): boolean {
  const [one, other] = [ranked[above], ranked[below]];
  if (!one || !other || !isBetter(one, other)) return false;
  ranked[above] = other;
  ranked[below] = one;
  return true;
}
