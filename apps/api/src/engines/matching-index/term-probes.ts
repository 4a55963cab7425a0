import { NO_BLOCK } from './arena.ts'
import type { PostingLists } from './posting-lists.ts'
import type { TermLookup } from './terms.ts'

/** Sentinel in place of a bitmap offset. */
const NO_ROWS = -1
const SPARSE = -2
const ALL_ROWS = -3

/** Membership probes: does a row have one of these terms? Where their bitmaps lie is looked up once for each shard. */
export class TermProbes {
  readonly #terms: Int32Array
  readonly #offsets: Int32Array
  readonly #certain: readonly boolean[]
  #postings: PostingLists | null = null
  #words: Int32Array = new Int32Array(0)

  /** Precondition: all probed rows have the terms in `given`. */
  constructor(terms: readonly string[], termId: TermLookup, isCertain: (n: number) => boolean = () => false) {
    this.#terms = new Int32Array(terms.length)
    for (let n = 0; n < terms.length; n++) this.#terms[n] = termId(terms[n]!) ?? NO_BLOCK
    this.#offsets = new Int32Array(terms.length)
    this.#certain = terms.map((_, n) => isCertain(n))
  }

  get length(): number {
    return this.#terms.length
  }

  /** Binds to the lists of another shard. */
  bind(postings: PostingLists): void {
    this.#postings = postings
    this.#words = postings.buffer
    for (let n = 0; n < this.#terms.length; n++) {
      const term = this.#terms[n]!
      const offset = term === NO_BLOCK ? NO_BLOCK : postings.bitmapOffset(term)
      if (this.#certain[n]) this.#offsets[n] = ALL_ROWS
      else if (offset !== NO_BLOCK) this.#offsets[n] = offset
      else this.#offsets[n] = term !== NO_BLOCK && postings.size(term) > 0 ? SPARSE : NO_ROWS
    }
  }

  /** Whether any row of the shard has it. */
  exists(n: number): boolean {
    return this.#offsets[n] !== NO_ROWS
  }

  /** Whether it is kept as a list, so that there is no bitmap to read. */
  isSparse(n: number): boolean {
    return this.#offsets[n] === SPARSE
  }

  /** Of 32 rows those that have it; all of them where there is no bitmap. */
  word(n: number, word: number): number {
    const offset = this.#offsets[n]!
    return offset >= 0 ? this.#words[offset + word]! : -1
  }

  /** 1 where the row has it, otherwise 0. */
  at(n: number, row: number): number {
    const offset = this.#offsets[n]!
    if (offset >= 0) return (this.#words[offset + (row >>> 5)]! >>> (row & 31)) & 1
    if (offset === SPARSE) return this.#postings!.has(this.#terms[n]!, row) ? 1 : 0
    return offset === ALL_ROWS ? 1 : 0
  }
}
