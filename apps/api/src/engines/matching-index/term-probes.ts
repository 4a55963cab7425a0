import type { Numbering } from './compiled-filter.ts'
import type { Postings } from './posting-lists.ts'
import { NOWHERE } from './arena.ts'

/** Instead of a place among the bits. */
const NOBODY = -1
const LISTED = -2
const ALL = -3

/** Some values, asked row by row; once for each shard it is looked up where their bits are. */
export class RowBits {
  readonly #numbers: Int32Array
  readonly #from: Int32Array
  readonly #given: readonly boolean[]
  #postings: Postings | null = null
  #bits: Int32Array = new Int32Array(0)

  /** Of what is given, every row that will be asked is known to have it. */
  constructor(values: readonly string[], numberOf: Numbering, given: (n: number) => boolean = () => false) {
    this.#numbers = new Int32Array(values.length)
    for (let n = 0; n < values.length; n++) this.#numbers[n] = numberOf(values[n]!) ?? NOWHERE
    this.#from = new Int32Array(values.length)
    this.#given = values.map((_, n) => given(n))
  }

  get length(): number {
    return this.#numbers.length
  }

  enter(postings: Postings): void {
    this.#postings = postings
    this.#bits = postings.bits
    for (let n = 0; n < this.#numbers.length; n++) {
      const number = this.#numbers[n]!
      const from = number === NOWHERE ? NOWHERE : postings.bitsFrom(number)
      if (this.#given[n]) this.#from[n] = ALL
      else if (from !== NOWHERE) this.#from[n] = from
      else this.#from[n] = number !== NOWHERE && postings.size(number) > 0 ? LISTED : NOBODY
    }
  }

  /** Whether anybody of the shard has it. */
  isThere(n: number): boolean {
    return this.#from[n] !== NOBODY
  }

  /** Whether few have it, so that there are no bits to look at. */
  isListed(n: number): boolean {
    return this.#from[n] === LISTED
  }

  /** Of 32 rows those that have it; all of them where there are no bits. */
  word(n: number, word: number): number {
    const from = this.#from[n]!
    return from >= 0 ? this.#bits[from + word]! : -1
  }

  /** 1 where the row has it, otherwise 0. */
  at(n: number, row: number): number {
    const from = this.#from[n]!
    if (from >= 0) return (this.#bits[from + (row >>> 5)]! >>> (row & 31)) & 1
    if (from === LISTED) return this.#postings!.has(this.#numbers[n]!, row) ? 1 : 0
    return from === ALL ? 1 : 0
  }
}
