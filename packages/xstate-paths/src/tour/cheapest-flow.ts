/** Stands for unlimited capacity; larger than any flow here. */
export const endless = 1_000_000_000;

/** A network of numbered nodes whose arcs have a capacity and a price for each unit of flow. */
export class FlowNetwork {
  /** Each arc is stored before its reverse arc. */
  #arcs = 0;
  readonly #heads: Int32Array;
  readonly #room: Int32Array;
  readonly #price: Int32Array;
  /** Linked lists: the first arc of each node, and the next arc after each arc. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  /** Node potentials: no arc with capacity left has a negative reduced price. */
  readonly #potentials: Int32Array;
  readonly #distances: Int32Array;
  readonly #levels: Int32Array;
  readonly #excess: Int32Array;
  readonly #isOpen: Uint8Array;

  constructor(nodes: number, arcs: number) {
    this.#heads = new Int32Array(2 * arcs);
    this.#room = new Int32Array(2 * arcs);
    this.#price = new Int32Array(2 * arcs);
    this.#first = new Int32Array(nodes).fill(-1);
    this.#next = new Int32Array(2 * arcs);
    this.#potentials = new Int32Array(nodes);
    this.#distances = new Int32Array(nodes);
    this.#levels = new Int32Array(nodes);
    this.#excess = new Int32Array(nodes);
    this.#isOpen = new Uint8Array(nodes);
  }

  /** Adds an arc; prices are integers of at least 0. Returns the number of the arc for `flowOn`. */
  addArc(from: number, to: number, room: number, price: number): number {
    const arc = this.#arcs;
    this.#arcs += 2;
    this.#add(arc, from, to, room, price);
    this.#add(arc + 1, to, from, 0, -price);
    return arc;
  }

  #add(arc: number, from: number, to: number, room: number, price: number): void {
    this.#heads[arc] = to;
    this.#room[arc] = room;
    this.#price[arc] = price;
    this.#next[arc] = this.#first[from] as number;
    this.#first[from] = arc;
  }

  flowOn(arc: number): number {
    return this.#room[arc + 1] as number;
  }

  /**
   * Sends the maximum flow from source to sink at minimum cost; the arcs of these two nodes are
   * free. Uses the primal-dual method: update the potentials so that all shortest paths have a
   * reduced price of 0, then saturate those paths. The flow stays optimal as long as no arc with
   * capacity left has a negative reduced price.
   */
  send(source: number, sink: number): void {
    while (this.#updatePotentials(source, sink)) {
      for (;;) {
        const order = this.#sort(source, sink);
        if (this.#isOpen[source] === 0) break;
        this.#pour(order, source, sink);
      }
    }
  }

  /**
   * Dijkstra's algorithm with buckets, since prices are small integers. Returns false if the sink
   * cannot be reached.
   */
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
      // Arcs with a reduced price of 0 append to the bucket while it is read.
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

  /**
   * Returns the nodes reachable by arcs of reduced price 0, in breadth-first order, and marks those
   * as open from which such arcs lead to the sink, one level at a time.
   */
  #sort(source: number, sink: number): number[] {
    const levels = this.#levels.fill(-1);
    levels[source] = 0;
    const order = [source];
    for (const node of order) {
      for (let arc = this.#first[node] as number; arc !== -1; arc = this.#next[arc] as number) {
        const to = this.#heads[arc] as number;
        if (to === sink || levels[to] !== -1 || this.#room[arc] === 0) continue;
        if (node !== source && this.#reducedPrice(node, to, arc) !== 0) continue;
        levels[to] = (levels[node] as number) + 1;
        order.push(to);
      }
    }

    this.#isOpen.fill(0);
    this.#isOpen[sink] = 1;
    for (let place = order.length - 1; place >= 0; place -= 1) {
      const node = order[place] as number;
      let arc = this.#first[node] as number;
      while (arc !== -1 && !this.#leadsOn(node, arc, source, sink)) arc = this.#next[arc] as number;
      this.#isOpen[node] = arc === -1 ? 0 : 1;
    }
    return order;
  }

  #leadsOn(node: number, arc: number, source: number, sink: number): boolean {
    const to = this.#heads[arc] as number;
    if (this.#room[arc] === 0 || this.#isOpen[to] === 0) return false;
    if (to === sink) return true;
    if (this.#levels[to] !== (this.#levels[node] as number) + 1) return false;
    return node === source || this.#reducedPrice(node, to, arc) === 0;
  }

  /** Pushes flow from the source towards the sink, then returns what got stuck. */
  #pour(order: readonly number[], source: number, sink: number): void {
    const excess = this.#excess.fill(0);
    const poured = new Int32Array(this.#arcs);
    excess[source] = endless;
    for (const node of order) {
      if (excess[node] === 0) continue;
      for (let arc = this.#first[node] as number; arc !== -1; arc = this.#next[arc] as number) {
        if (!this.#leadsOn(node, arc, source, sink)) continue;
        const amount = Math.min(excess[node] as number, this.#room[arc] as number);
        poured[arc] = amount;
        this.#move(arc, node, this.#heads[arc] as number, amount);
        if (excess[node] === 0) break;
      }
    }
    for (let place = order.length - 1; place > 0; place -= 1) {
      const node = order[place] as number;
      if (excess[node] === 0) continue;
      for (let arc = this.#first[node] as number; arc !== -1; arc = this.#next[arc] as number) {
        const amount = Math.min(excess[node] as number, poured[arc ^ 1] as number);
        this.#move(arc, node, this.#heads[arc] as number, amount);
      }
    }
  }

  #move(arc: number, from: number, to: number, amount: number): void {
    this.#room[arc] = (this.#room[arc] as number) - amount;
    this.#room[arc ^ 1] = (this.#room[arc ^ 1] as number) + amount;
    this.#excess[from] = (this.#excess[from] as number) - amount;
    this.#excess[to] = (this.#excess[to] as number) + amount;
  }
}
