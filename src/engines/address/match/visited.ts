/** Three times the steps of one search, so that few places share a slot; a power of two. */
const SLOTS = 16_384;
const MASK = SLOTS - 1;
const MOST_SEARCHES = 0xffff_ffff;
/** Costs are quarters. */
const UNIT = 4;

/**
 * The places of the trie that a search has been at, with what the way there cost. A map of numbers beyond 31 bits would
 * allocate each of its keys; this one is used again by every search, and emptied by counting them.
 */
export class Visited {
  private readonly nodes = new Uint32Array(SLOTS);
  private readonly places = new Uint32Array(SLOTS);
  private readonly costs = new Uint8Array(SLOTS);
  private readonly searches = new Uint32Array(SLOTS);
  private search = 0;

  /** Nothing has been visited. */
  clear(): void {
    if (this.search++ < MOST_SEARCHES) return;
    this.searches.fill(0);
    this.search = 1;
  }

  /** Whether a place was reached at that cost or less; if not, it is from now on. At most as many places as slots. */
  wasReached(node: number, place: number, cost: number): boolean {
    const { nodes, places, costs, searches, search } = this;
    let slot = Math.imul(node ^ Math.imul(place, 0x9e37_79b1), 0x85eb_ca6b) >>> 18;
    while (searches[slot] === search && (nodes[slot] !== node || places[slot] !== place)) slot = (slot + 1) & MASK;
    const quarters = cost * UNIT;
    if (searches[slot] === search && costs[slot]! <= quarters) return true;
    searches[slot] = search;
    nodes[slot] = node;
    places[slot] = place;
    costs[slot] = quarters;
    return false;
  }
}
