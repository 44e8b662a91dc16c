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
   * is. Primal-dual: all shortest ways of one length are filled at once (Dinic), then the next
   * length, so that the work grows with the number of lengths and not with that of the ways.
   */
  send(source: number, sink: number): number {
    let sent = 0;
    while (this.#updatePotentials(source, sink)) {
      while (this.#findLevels(source, sink)) {
        this.#current.set(this.#first);
        for (let pushed = -1; pushed !== 0; sent += pushed) {
          pushed = this.#push(source, sink, endless);
        }
      }
    }
    return sent;
  }

  /** Dijkstra with buckets, as prices are small, no further than to the sink; false without a way. */
  #updatePotentials(source: number, sink: number): boolean {
    const distances = this.#distances.fill(endless);
    distances[source] = 0;
    const buckets: number[][] = [[source]];
    const settled: number[] = [];
    for (let distance = 0; distance < buckets.length; distance += 1) {
      if ((distances[sink] as number) <= distance) break;
      // Ways that cost nothing lengthen the bucket while it is read.
      for (const node of buckets[distance] ?? []) {
        if ((distances[node] as number) < distance) continue;
        settled.push(node);
        for (let arc = this.#first[node] as number; arc !== -1; arc = this.#next[arc] as number) {
          if (this.#room[arc] === 0) continue;
          const to = this.#heads[arc] as number;
          const reached = distance + this.#reducedPrice(node, to, arc);
          if (reached >= (distances[to] as number)) continue;
          distances[to] = reached;
          (buckets[reached] ??= []).push(to);
        }
      }
    }
    const furthest = distances[sink] as number;
    if (furthest === endless) return false;
    for (const node of settled) {
      const nearer = furthest - (distances[node] as number);
      this.#potentials[node] = (this.#potentials[node] as number) - nearer;
    }
    return true;
  }

  #reducedPrice(from: number, to: number, arc: number): number {
    return (
      (this.#price[arc] as number) +
      (this.#potentials[from] as number) -
      (this.#potentials[to] as number)
    );
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
        if (this.#reducedPrice(node, to, arc) !== 0) continue;
        levels[to] = (levels[node] as number) + 1;
        queue.push(to);
      }
    }
    return false;
  }

  #push(node: number, sink: number, most: number): number {
    if (node === sink) return most;
    for (
      let arc = this.#current[node] as number;
      arc !== -1;
      arc = this.#next[arc] as number, this.#current[node] = arc
    ) {
      const to = this.#heads[arc] as number;
      const room = this.#room[arc] as number;
      if (room === 0 || this.#levels[to] !== (this.#levels[node] as number) + 1) continue;
      if (this.#reducedPrice(node, to, arc) !== 0) continue;
      const pushed = this.#push(to, sink, Math.min(most, room));
      if (pushed === 0) continue;
      this.#room[arc] = room - pushed;
      this.#room[arc ^ 1] = (this.#room[arc ^ 1] as number) + pushed;
      return pushed;
    }
    return 0;
  }
}
