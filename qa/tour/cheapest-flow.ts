/** More than ever flows; Infinity is no whole number, and arrays of those are slower. */
export const endless = 1_000_000_000;

/** Arcs between numbered nodes, each with room for so much flow at a price for each unit. */
export class FlowNetwork {
  readonly #heads: number[] = [];
  readonly #room: number[] = [];
  readonly #price: number[] = [];
  /** The arcs of a node as a chain: its first one, and for each the next. */
  readonly #first: Int32Array;
  readonly #next: number[] = [];
  /** What a unit is worth at each node: no arc with room leads up by more than its price. */
  readonly #potentials: Int32Array;
  readonly #distances: Int32Array;
  readonly #levels: Int32Array;
  readonly #current: Int32Array;

  constructor(nodes: number) {
    this.#first = new Int32Array(nodes).fill(-1);
    this.#potentials = new Int32Array(nodes);
    this.#distances = new Int32Array(nodes);
    this.#levels = new Int32Array(nodes);
    this.#current = new Int32Array(nodes);
  }

  /** Prices are whole numbers from 0. Answers the arc's number, for `flowOn`. */
  addArc(from: number, to: number, room: number, price: number): number {
    const arc = this.#heads.length;
    this.#heads.push(to, from);
    this.#room.push(room, 0);
    this.#price.push(price, -price);
    this.#next.push(this.#first[from] as number, this.#first[to] as number);
    this.#first[from] = arc;
    // An arc from a node to itself stands in one chain twice.
    if (from === to) this.#next[arc + 1] = arc;
    this.#first[to] = arc + 1;
    return arc;
  }

  flowOn(arc: number): number {
    return this.#room[arc + 1] as number;
  }

  /**
   * Sends as much as fits from one node to another, as cheaply as possible; answers how much that
   * is. The arcs of these two are free. Primal-dual: once potentials make every shortest way free,
   * all of them are filled at once (Dinic), however long each is: what remains is cheapest as long
   * as no arc with room has a reduced price below 0.
   */
  send(source: number, sink: number): number {
    let sent = 0;
    while (this.#updatePotentials(source, sink)) {
      while (this.#findLevels(source, sink)) {
        this.#current.set(this.#first);
        for (let pushed = -1; pushed !== 0; sent += Math.max(pushed, 0)) {
          pushed = this.#push(source, source, sink, endless);
        }
      }
    }
    return sent;
  }

  /** Dijkstra with buckets, as prices are small; false when the sink is out of reach. */
  #updatePotentials(source: number, sink: number): boolean {
    const distances = this.#distances.fill(endless);
    const buckets: number[][] = [[]];
    let furthest = 0;
    let isReached = false;
    for (let arc = this.#first[source] as number; arc !== -1; arc = this.#next[arc] as number) {
      if (this.#room[arc] === 0) continue;
      distances[this.#heads[arc] as number] = 0;
      buckets[0]?.push(this.#heads[arc] as number);
    }
    for (let distance = 0; distance < buckets.length; distance += 1) {
      // Ways that cost nothing lengthen the bucket while it is read.
      for (const node of buckets[distance] ?? []) {
        if ((distances[node] as number) < distance) continue;
        furthest = distance;
        for (let arc = this.#first[node] as number; arc !== -1; arc = this.#next[arc] as number) {
          const to = this.#heads[arc] as number;
          if (this.#room[arc] === 0 || to === source) continue;
          if (to === sink) {
            isReached = true;
            continue;
          }
          const reached = distance + this.#reducedPrice(node, to, arc);
          if (reached >= (distances[to] as number)) continue;
          distances[to] = reached;
          (buckets[reached] ??= []).push(to);
        }
      }
    }
    for (let node = 0; node < distances.length; node += 1) {
      const distance = Math.min(distances[node] as number, furthest);
      this.#potentials[node] = (this.#potentials[node] as number) + distance;
    }
    return isReached;
  }

  #reducedPrice(from: number, to: number, arc: number): number {
    return (
      (this.#price[arc] as number) +
      (this.#potentials[from] as number) -
      (this.#potentials[to] as number)
    );
  }

  #isFree(from: number, to: number, arc: number, source: number, sink: number): boolean {
    return from === source || to === sink || this.#reducedPrice(from, to, arc) === 0;
  }

  /** How many arcs of the cheapest ways lie between the source and each node; false without any way. */
  #findLevels(source: number, sink: number): boolean {
    const levels = this.#levels.fill(-1);
    levels[source] = 0;
    const queue = [source];
    for (const node of queue) {
      if (node === sink) return true;
      for (let arc = this.#first[node] as number; arc !== -1; arc = this.#next[arc] as number) {
        const to = this.#heads[arc] as number;
        if (this.#room[arc] === 0 || levels[to] !== -1) continue;
        if (!this.#isFree(node, to, arc, source, sink)) continue;
        levels[to] = (levels[node] as number) + 1;
        queue.push(to);
      }
    }
    return false;
  }

  #push(node: number, source: number, sink: number, most: number): number {
    if (node === sink) return most;
    for (
      let arc = this.#current[node] as number;
      arc !== -1;
      arc = this.#next[arc] as number, this.#current[node] = arc
    ) {
      const to = this.#heads[arc] as number;
      const room = this.#room[arc] as number;
      if (room === 0 || this.#levels[to] !== (this.#levels[node] as number) + 1) continue;
      if (!this.#isFree(node, to, arc, source, sink)) continue;
      const pushed = this.#push(to, source, sink, Math.min(most, room));
      if (pushed === 0) continue;
      this.#room[arc] = room - pushed;
      this.#room[arc ^ 1] = (this.#room[arc ^ 1] as number) + pushed;
      return pushed;
    }
    return 0;
  }
}
