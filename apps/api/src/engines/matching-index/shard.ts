import { PostingLists, SHARD_ROWS } from './posting-lists.ts'
import { ID_WORDS } from './uuid-words.ts'

/** The columns of a row, beside the terms it is found by. */
export type Columns = {
  months: number
  weeks: number
  zone: number
  price: number
  /** Position in `PASSED_ASSESSMENTS`. */
  assessment: number
  /** Companies are shown the range of the price. */
  isShown: boolean
  first: number
  last: number
}

/** Bit fields of one word, because a rank reads them together: ten bits of months, nine of price, two of assessments, the rest of zone. */
export const MAX_MONTHS = 1023
const PRICE_AT = 10
const VISIBLE_AT = 18
const ASSESSMENT_AT = 19
const ZONE_AT = 21
export const monthsIn = (traits: number): number => traits & MAX_MONTHS
/** The step of the price, and above it whether companies are shown its range: together an index into a price table. */
export const PRICES = 512
export const priceIn = (traits: number): number => (traits >>> PRICE_AT) & (PRICES - 1)
export const pricedAs = (index: number) => ({ step: index & 255, shown: index > 255 })
export const assessmentIn = (traits: number): number => (traits >>> ASSESSMENT_AT) & 3
export const zoneIn = (traits: number): number => traits >>> ZONE_AT
const traitsOf = ({ months, price, isShown, assessment, zone }: Columns): number =>
  Math.min(months, MAX_MONTHS) |
  (price << PRICE_AT) |
  (Number(isShown) << VISIBLE_AT) |
  (assessment << ASSESSMENT_AT) |
  (zone << ZONE_AT)

const FIRST_ROWS = 64
const GROWTH = 1.5
const WORD_BITS = 32

/** Columns of some people of one role. Row numbers are stable, so a search may pause between shards. */
export class Shard {
  readonly role: string
  capacity = FIRST_ROWS
  /** Rows below this one may be in use. */
  top = 0
  live = new Int32Array(FIRST_ROWS / WORD_BITS)
  ids = new Uint32Array(FIRST_ROWS * ID_WORDS)
  traits = new Uint32Array(FIRST_ROWS)
  weeks = new Uint8Array(FIRST_ROWS)
  firsts = new Uint32Array(FIRST_ROWS)
  lasts = new Uint32Array(FIRST_ROWS)
  readonly postings = new PostingLists()
  readonly #free: number[] = []

  constructor(role: string) {
    this.role = role
  }

  get isFull(): boolean {
    return this.#free.length === 0 && this.top === SHARD_ROWS
  }

  /** Length of the bitmaps of this shard, in words. */
  get words(): number {
    return (this.top + WORD_BITS - 1) >>> 5
  }

  allocateRow(): number {
    const row = this.#free.pop() ?? this.top++
    if (row >= this.capacity) this.#grow()
    return row
  }

  write(row: number, id: Uint32Array, columns: Columns, terms: Iterable<number>): void {
    this.ids.set(id, row * ID_WORDS)
    this.traits[row] = traitsOf(columns)
    this.weeks[row] = columns.weeks
    this.firsts[row] = columns.first
    this.lasts[row] = columns.last
    for (const term of terms) this.postings.add(term, row, this.capacity)
    this.live[row >>> 5]! |= 1 << (row & 31)
  }

  /** Removes the row from all lists; its number stays allocated. */
  eraseRow(row: number): void {
    this.live[row >>> 5]! &= ~(1 << (row & 31))
    this.postings.removeRow(row)
  }

  freeRow(row: number): void {
    this.#free.push(row)
  }

  get bytes(): number {
    const columns = [this.live, this.ids, this.traits, this.weeks, this.firsts, this.lasts]
    return this.postings.bytes + columns.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  #grow(): void {
    const rows = Math.ceil((this.capacity * GROWTH) / WORD_BITS) * WORD_BITS
    this.capacity = Math.min(SHARD_ROWS, rows)
    const wider = <T extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(into: T, from: T): T => {
      into.set(from)
      return into
    }
    this.live = wider(new Int32Array(this.capacity / WORD_BITS), this.live)
    this.ids = wider(new Uint32Array(this.capacity * ID_WORDS), this.ids)
    this.traits = wider(new Uint32Array(this.capacity), this.traits)
    this.weeks = wider(new Uint8Array(this.capacity), this.weeks)
    this.firsts = wider(new Uint32Array(this.capacity), this.firsts)
    this.lasts = wider(new Uint32Array(this.capacity), this.lasts)
    this.postings.resize(this.capacity)
  }
}
