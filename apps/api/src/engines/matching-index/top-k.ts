import type { Cursor } from './cursor.ts'
import { ID_WORDS, compareIds, idText, idWords } from './uuid-words.ts'

/**
 * Top-k selection: the best k in order, the higher rank first and of equal ranks the newer id. A sorted array with insertion
 * instead of a heap: k is a page, and one comparison with the last one rejects nearly every row.
 */
export class TopK {
  readonly #k: number
  readonly #after: { rank: number; id: Uint32Array } | null
  #size = 0
  /** Once there are k: rows that rank below this are rejected. */
  threshold = 0
  readonly #ranks: Int32Array
  /** Position of each id: its column, and the first word in it. */
  readonly #columns: Uint32Array[] = []
  readonly #froms: Int32Array

  constructor(k: number, after: Cursor | null) {
    this.#k = k
    this.#ranks = new Int32Array(k)
    this.#froms = new Int32Array(k)
    this.#after = after && { rank: after.rank, id: idWords(after.id) }
  }

  offer(rank: number, ids: Uint32Array, row: number): void {
    const from = row * ID_WORDS
    const after = this.#after
    if (after && (rank > after.rank || (rank === after.rank && compareIds(ids, from, after.id, 0) >= 0))) return
    if (this.#size === this.#k) {
      const last = this.#size - 1
      if (rank < this.#ranks[last]! || (rank === this.#ranks[last]! && this.#isOlder(ids, from, last))) return
      this.#size = last
    }
    let slot = this.#size++
    for (; slot > 0; slot--) {
      const before = slot - 1
      const other = this.#ranks[before]!
      if (other > rank || (other === rank && this.#isOlder(ids, from, before))) break
      this.#ranks[slot] = other
      this.#columns[slot] = this.#columns[before]!
      this.#froms[slot] = this.#froms[before]!
    }
    this.#ranks[slot] = rank
    this.#columns[slot] = ids
    this.#froms[slot] = from
    if (this.#size === this.#k) this.threshold = this.#ranks[this.#k - 1]!
  }

  #isOlder(ids: Uint32Array, from: number, than: number): boolean {
    return compareIds(ids, from, this.#columns[than]!, this.#froms[than]!) < 0
  }

  results(): Cursor[] {
    const results: Cursor[] = []
    for (let n = 0; n < this.#size; n++)
      results.push({ rank: this.#ranks[n]!, id: idText(this.#columns[n]!, this.#froms[n]) })
    return results
  }
}
