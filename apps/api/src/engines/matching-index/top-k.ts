import { ID_WORDS, idText, idWords } from './shard.ts'

/** After whom the next page begins. */
export type Cursor = { readonly rank: number; readonly id: string }

const SHAPE = /^(\d{1,7})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
export const cursorText = ({ rank, id }: Cursor): string => `${rank}-${id}`
/** Null when it is none of ours. */
export function readCursor(text: string): Cursor | null {
  const [, rank, id] = SHAPE.exec(text) ?? []
  return rank === undefined || id === undefined ? null : { rank: Number(rank), id }
}

/** The best few, in order: the higher rank first, of equals the one who came last. */
export class Top {
  readonly #most: number
  readonly #after: { rank: number; id: Uint32Array } | null
  #size = 0
  /** Whoever ranks below this is not among them. */
  least = 0
  readonly #ranks: Int32Array
  /** Where each one's id stands: in which column, from which word. */
  readonly #columns: Uint32Array[] = []
  readonly #froms: Int32Array

  constructor(most: number, after: Cursor | null) {
    this.#most = most
    this.#ranks = new Int32Array(most)
    this.#froms = new Int32Array(most)
    this.#after = after && { rank: after.rank, id: idWords(after.id) }
  }

  offer(rank: number, ids: Uint32Array, row: number): void {
    const from = row * ID_WORDS
    const after = this.#after
    if (after && (rank > after.rank || (rank === after.rank && compare(ids, from, after.id, 0) >= 0))) return
    if (this.#size === this.#most) {
      const last = this.#size - 1
      if (rank < this.#ranks[last]! || (rank === this.#ranks[last]! && this.#isOlder(ids, from, last))) return
      this.#size = last
    }
    let place = this.#size++
    for (; place > 0; place--) {
      const before = place - 1
      const other = this.#ranks[before]!
      if (other > rank || (other === rank && this.#isOlder(ids, from, before))) break
      this.#ranks[place] = other
      this.#columns[place] = this.#columns[before]!
      this.#froms[place] = this.#froms[before]!
    }
    this.#ranks[place] = rank
    this.#columns[place] = ids
    this.#froms[place] = from
    if (this.#size === this.#most) this.least = this.#ranks[this.#most - 1]!
  }

  #isOlder(ids: Uint32Array, from: number, than: number): boolean {
    return compare(ids, from, this.#columns[than]!, this.#froms[than]!) < 0
  }

  get found(): Cursor[] {
    const found: Cursor[] = []
    for (let n = 0; n < this.#size; n++)
      found.push({ rank: this.#ranks[n]!, id: idText(this.#columns[n]!, this.#froms[n]) })
    return found
  }
}

function compare(ids: Uint32Array, from: number, others: Uint32Array, other: number): number {
  for (let n = 0; n < ID_WORDS; n++)
    if (ids[from + n]! !== others[other + n]!) return ids[from + n]! - others[other + n]!
  return 0
}
