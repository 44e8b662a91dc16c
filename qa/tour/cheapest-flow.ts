/** Arcs between numbered nodes, each with room for so much flow at a price for each unit. */
export class FlowNetwork {
  readonly #heads: number[] = [];
  readonly #room: number[] = [];
  readonly #price: number[] = [];
  readonly #arcsOf: number[][];

  constructor(nodes: number) {
    this.#arcsOf = Array.from({ length: nodes }, () => []);
  }

  /** Prices are whole numbers from 0. Answers the arc's number, for `flowOn`. */
  addArc(from: number, to: number, room: number, price: number): number {
    const arc = this.#heads.length;
    this.#heads.push(to, from);
    this.#room.push(room, 0);
    this.#price.push(price, -price);
    this.#arcsOf[from]?.push(arc);
    this.#arcsOf[to]?.push(arc + 1);
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
    const potentials = Array.from({ length: this.#arcsOf.length }, () => 0);
    let sent = 0;
    while (this.#updatePotentials(source, sink, potentials)) {
      for (;;) {
        const levels = this.#levels(source, sink, potentials);
        if (!levels) break;
        const next = Array.from({ length: levels.length }, () => 0);
        for (;;) {
          const pushed = this.#push(source, sink, Infinity, levels, next, potentials);
          if (pushed === 0) break;
          sent += pushed;
        }
      }
    }
    return sent;
  }

  /** Dijkstra with buckets, as prices are small; false when the sink is out of reach. */
  #updatePotentials(source: number, sink: number, potentials: number[]): boolean {
    const distances = Array.from({ length: potentials.length }, () => Infinity);
    distances[source] = 0;
    const buckets: number[][] = [[source]];
    for (let distance = 0; distance < buckets.length; distance += 1) {
      const bucket = buckets[distance] ?? [];
      // Ways that cost nothing lengthen the bucket while it is read.
      for (const node of bucket) {
        if ((distances[node] as number) < distance) continue;
        for (const arc of this.#arcsOf[node] as number[]) {
          if (this.#room[arc] === 0) continue;
          const to = this.#heads[arc] as number;
          const reached = distance + this.#reducedPrice(node, arc, potentials);
          if (reached >= (distances[to] as number)) continue;
          distances[to] = reached;
          (buckets[reached] ??= []).push(to);
        }
      }
    }
    const furthest = distances[sink] as number;
    if (furthest === Infinity) return false;
    for (const [node, distance] of distances.entries()) {
      potentials[node] = (potentials[node] as number) + Math.min(distance, furthest);
    }
    return true;
  }

  #reducedPrice(from: number, arc: number, potentials: number[]): number {
    const to = this.#heads[arc] as number;
    return (this.#price[arc] as number) + (potentials[from] as number) - (potentials[to] as number);
  }

  /** How many arcs of the cheapest ways lie between the source and each node; null without any way. */
  #levels(source: number, sink: number, potentials: number[]): number[] | null {
    const levels = Array.from({ length: potentials.length }, () => -1);
    levels[source] = 0;
    const queue = [source];
    for (const node of queue) {
      for (const arc of this.#arcsOf[node] as number[]) {
        const to = this.#heads[arc] as number;
        if (this.#room[arc] === 0 || levels[to] !== -1) continue;
        if (this.#reducedPrice(node, arc, potentials) !== 0) continue;
        levels[to] = (levels[node] as number) + 1;
        queue.push(to);
      }
    }
    return levels[sink] === -1 ? null : levels;
  }

  #push(
    node: number,
    sink: number,
    most: number,
    levels: number[],
    next: number[],
    potentials: number[],
  ): number {
    if (node === sink) return most;
    const arcs = this.#arcsOf[node] as number[];
    for (; (next[node] as number) < arcs.length; next[node] = (next[node] as number) + 1) {
      const arc = arcs[next[node] as number] as number;
      const to = this.#heads[arc] as number;
      const room = this.#room[arc] as number;
      if (room === 0 || levels[to] !== (levels[node] as number) + 1) continue;
      if (this.#reducedPrice(node, arc, potentials) !== 0) continue;
      const pushed = this.#push(to, sink, Math.min(most, room), levels, next, potentials);
      if (pushed === 0) continue;
      this.#room[arc] = room - pushed;
      this.#room[arc ^ 1] = (this.#room[arc ^ 1] as number) + pushed;
      return pushed;
    }
    return 0;
  }
}
