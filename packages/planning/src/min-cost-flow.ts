/**
 * Minimum-cost maximum flow with small whole costs, by the primal-dual method: shortest distances by reduced cost
 * (buckets, as they are small whole numbers), then a blocking flow over the edges without reduced cost (Ahuja, Magnanti
 * and Orlin, Network Flows, 1993, section 9.8). Edge 2k and its reverse 2k + 1 are neighbours.
 */
export class MinCostFlow {
  readonly #to: Int32Array;
  readonly #capacity: Int32Array;
  readonly #cost: Int32Array;
  readonly #potential: Int32Array;
  readonly #starts: Int32Array;
  readonly #edges: Int32Array;
  readonly #source: number;
  readonly #sink: number;

  /** @param edges from, to, capacity and cost (not negative) of each edge */
  constructor(nodes: number, edges: { from: number[]; to: number[]; capacity: number[]; cost: number[] }) {
    const count = edges.from.length;
    this.#source = nodes - 2;
    this.#sink = nodes - 1;
    this.#to = new Int32Array(2 * count);
    this.#capacity = new Int32Array(2 * count);
    this.#cost = new Int32Array(2 * count);
    this.#potential = new Int32Array(nodes);
    this.#starts = new Int32Array(nodes + 1);
    for (let edge = 0; edge < count; edge++) {
      const from = edges.from[edge] ?? 0;
      const to = edges.to[edge] ?? 0;
      this.#to[2 * edge] = to;
      this.#to[2 * edge + 1] = from;
      this.#capacity[2 * edge] = edges.capacity[edge] ?? 0;
      this.#cost[2 * edge] = edges.cost[edge] ?? 0;
      this.#cost[2 * edge + 1] = -(edges.cost[edge] ?? 0);
      this.#starts[from + 1] = (this.#starts[from + 1] ?? 0) + 1;
      this.#starts[to + 1] = (this.#starts[to + 1] ?? 0) + 1;
    }
    for (let node = 0; node < nodes; node++)
      this.#starts[node + 1] = (this.#starts[node + 1] ?? 0) + (this.#starts[node] ?? 0);
    const next = this.#starts.slice();
    this.#edges = new Int32Array(2 * count);
    for (let edge = 0; edge < 2 * count; edge++) {
      const from = this.#to[edge ^ 1] ?? 0;
      const at = next[from] ?? 0;
      this.#edges[at] = edge;
      next[from] = at + 1;
    }
  }

  /** Sends as much as possible from the second last node to the last one, at the least cost. */
  run(): void {
    while (this.#updatePotentials()) {
      for (;;) {
        const level = this.#levels();
        if (!level) break;
        const next = this.#starts.slice(0, -1);
        this.#push(this.#source, Number.MAX_SAFE_INTEGER, level, next);
      }
    }
  }

  /** Returns the flow over an edge, by its index in the constructor's list. */
  flowOf(edge: number): number {
    return this.#capacity[2 * edge + 1] ?? 0;
  }

  /** Returns how much more an edge costs than the best way around it; 0 on every edge that is partly used. */
  reducedCostOf(edge: number): number {
    return this.#reducedCost(2 * edge, this.#to[2 * edge + 1] ?? 0, this.#to[2 * edge] ?? 0);
  }

  /** Adds the distances from the source to the potentials; returns false if the sink cannot be reached. */
  #updatePotentials(): boolean {
    const distance = new Int32Array(this.#potential.length).fill(-1);
    const isDone = new Uint8Array(distance.length);
    const buckets: number[][] = [[this.#source]];
    distance[this.#source] = 0;
    let farthest = 0;
    for (let bucket = 0; bucket < buckets.length && !isDone[this.#sink]; bucket++) {
      const list = buckets[bucket] ?? [];
      for (let at = 0; at < list.length; at++) {
        const node = list[at] ?? 0;
        if (isDone[node]) continue;
        isDone[node] = 1;
        farthest = bucket;
        for (let index = this.#starts[node] ?? 0; index < (this.#starts[node + 1] ?? 0); index++) {
          const edge = this.#edges[index] ?? 0;
          const to = this.#to[edge] ?? 0;
          if ((this.#capacity[edge] ?? 0) === 0 || isDone[to]) continue;
          const reached = bucket + this.#reducedCost(edge, node, to);
          if (distance[to] !== -1 && (distance[to] ?? 0) <= reached) continue;
          distance[to] = reached;
          while (buckets.length <= reached) buckets.push([]);
          buckets[reached]?.push(to);
        }
      }
    }
    if (!isDone[this.#sink]) return false;
    for (const [node, reached] of distance.entries())
      this.#potential[node] = (this.#potential[node] ?? 0) + (isDone[node] ? reached : farthest);
    return true;
  }

  #reducedCost(edge: number, from: number, to: number): number {
    return (this.#cost[edge] ?? 0) + (this.#potential[from] ?? 0) - (this.#potential[to] ?? 0);
  }

  /** Returns the level of each node, its distance over free edges; undefined if the sink cannot be reached. */
  #levels(): Int32Array | undefined {
    const level = new Int32Array(this.#potential.length).fill(-1);
    const queue = [this.#source];
    level[this.#source] = 0;
    for (let at = 0; at < queue.length; at++) {
      const node = queue[at] ?? 0;
      for (let index = this.#starts[node] ?? 0; index < (this.#starts[node + 1] ?? 0); index++) {
        const edge = this.#edges[index] ?? 0;
        const to = this.#to[edge] ?? 0;
        if (level[to] !== -1 || (this.#capacity[edge] ?? 0) === 0 || this.#reducedCost(edge, node, to) !== 0) continue;
        level[to] = (level[node] ?? 0) + 1;
        queue.push(to);
      }
    }
    return level[this.#sink] === -1 ? undefined : level;
  }

  #push(node: number, amount: number, level: Int32Array, next: Int32Array): number {
    if (node === this.#sink) return amount;
    let pushed = 0;
    for (; (next[node] ?? 0) < (this.#starts[node + 1] ?? 0); next[node] = (next[node] ?? 0) + 1) {
      const edge = this.#edges[next[node] ?? 0] ?? 0;
      const to = this.#to[edge] ?? 0;
      const room = Math.min(amount - pushed, this.#capacity[edge] ?? 0);
      if (room === 0 || level[to] !== (level[node] ?? 0) + 1 || this.#reducedCost(edge, node, to) !== 0) continue;
      const sent = this.#push(to, room, level, next);
      this.#capacity[edge] = (this.#capacity[edge] ?? 0) - sent;
      this.#capacity[edge ^ 1] = (this.#capacity[edge ^ 1] ?? 0) + sent;
      pushed += sent;
      if (pushed === amount) break;
    }
    return pushed;
  }
}
