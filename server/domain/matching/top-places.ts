/**
 * The best so many of a stream, kept as a heap with the worst on top: most of a million candidates
 * are turned away by one comparison.
 */
export class TopPlaces {
  /** Of the worst one kept, once there are enough: whoever is worse need not be offered. */
  worstGroup = Number.POSITIVE_INFINITY;
  worstKey = Number.NEGATIVE_INFINITY;
  private readonly places: Place[] = [];
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
    if (capacity === 0) this.worstGroup = -1;
  }

  /** Takes someone who is better than the worst; whoever is too many leaves. */
  add(place: Place): void {
    const { places, capacity } = this;
    if (places.length < capacity) {
      places.push(place);
      this.rise(places.length - 1);
    } else if (places[0] && isBetter(place, places[0])) {
      places[0] = place;
      this.sink();
    }
    const worst = places[0];
    if (!worst || places.length < capacity) return;
    this.worstGroup = worst.group;
    this.worstKey = worst.key;
  }

  /** Best first. */
  sorted(): Place[] {
    return this.places.toSorted((one, other) => (isBetter(one, other) ? -1 : 1));
  }

  private rise(from: number): void {
    const { places } = this;
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!swapIfBetter(places, parent, at)) return;
      at = parent;
    }
  }

  private sink(): void {
    const { places } = this;
    for (let at = 0; ;) {
      const left = places[2 * at + 1];
      const right = places[2 * at + 2];
      if (!left) return;
      const child = right && isBetter(left, right) ? 2 * at + 2 : 2 * at + 1;
      if (!swapIfBetter(places, at, child)) return;
      at = child;
    }
  }
}

export interface Place {
  id: number;
  /** 0 no conflict, 1 the same without a score, 2 and 3 with a conflict. */
  group: number;
  /** The ranking key; 0 without a score. */
  key: number;
}

const isBetter = (one: Place, other: Place) =>
  one.group !== other.group
    ? one.group < other.group
    : one.key !== other.key
      ? one.key > other.key
      : one.id > other.id;

/** The worse of two belongs above. Did it have to move there? */
function swapIfBetter(places: Place[], above: number, below: number): boolean {
  const [one, other] = [places[above], places[below]];
  if (!one || !other || !isBetter(one, other)) return false;
  places[above] = other;
  places[below] = one;
  return true;
}
