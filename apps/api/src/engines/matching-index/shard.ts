import { Postings, SHARD_ROWS } from './posting-lists.ts'

/** The 128 bits of a UUID as four words that compare as the text does. */
export const ID_WORDS = 4
export function idWords(id: string, out: Uint32Array = new Uint32Array(ID_WORDS)): Uint32Array {
  const hex = id.replaceAll('-', '')
  for (let n = 0; n < ID_WORDS; n++) out[n] = parseInt(hex.slice(n * 8, n * 8 + 8), 16)
  return out
}
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const wordText = (word: number): string =>
  HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!
export function idText(words: ArrayLike<number>, from = 0): string {
  const [second, third] = [wordText(words[from + 1]!), wordText(words[from + 2]!)]
  const [start, end] = [wordText(words[from]!), wordText(words[from + 3]!)]
  return `${start}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${end}`
}

/** What is kept of each row beside the values it is found by. */
export type Columns = {
  months: number
  weeks: number
  zone: number
  price: number
  /** Companies are shown the range of the price. */
  shown: boolean
  first: number
  last: number
}

/** What a rank is made of is read together, so it stands together: ten bits of months, nine of price, the rest of zone. */
export const MOST_MONTHS = 1023
const PRICE_AT = 10
const SHOWN_AT = 18
const ZONE_AT = 19
export const monthsIn = (traits: number): number => traits & MOST_MONTHS
/** The step of the price, and above it whether companies are shown its range: together the place in a table of prices. */
export const PRICES = 512
export const priceIn = (traits: number): number => (traits >>> PRICE_AT) & (PRICES - 1)
export const pricedAs = (place: number) => ({ step: place & 255, shown: place > 255 })
export const zoneIn = (traits: number): number => traits >>> ZONE_AT
const traitsOf = ({ months, price, shown, zone }: Columns): number =>
  Math.min(months, MOST_MONTHS) | (price << PRICE_AT) | (Number(shown) << SHOWN_AT) | (zone << ZONE_AT)

const FIRST_ROWS = 64
const GROWTH = 1.5
const WORD_BITS = 32

/** Some of the people of one role. Rows keep their place while they live, so a walk may pause between shards. */
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
  readonly postings = new Postings()
  readonly #free: number[] = []

  constructor(role: string) {
    this.role = role
  }

  get isFull(): boolean {
    return this.#free.length === 0 && this.top === SHARD_ROWS
  }

  /** Words that may hold a row. */
  get words(): number {
    return (this.top + WORD_BITS - 1) >>> 5
  }

  /** A row nobody has. */
  take(): number {
    const row = this.#free.pop() ?? this.top++
    if (row >= this.capacity) this.#grow()
    return row
  }

  write(row: number, id: Uint32Array, columns: Columns, values: Iterable<number>): void {
    this.ids.set(id, row * ID_WORDS)
    this.traits[row] = traitsOf(columns)
    this.weeks[row] = columns.weeks
    this.firsts[row] = columns.first
    this.lasts[row] = columns.last
    for (const value of values) this.postings.add(value, row, this.capacity)
    this.live[row >>> 5]! |= 1 << (row & 31)
  }

  /** Nothing of it is found any more; the row stays taken. */
  wipe(row: number): void {
    this.live[row >>> 5]! &= ~(1 << (row & 31))
    this.postings.removeRow(row)
  }

  release(row: number): void {
    this.#free.push(row)
  }

  get bytes(): number {
    const columns = [this.live, this.ids, this.traits, this.weeks, this.firsts, this.lasts]
    return this.postings.bytes + columns.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  #grow(): void {
    const wished = Math.ceil((this.capacity * GROWTH) / WORD_BITS) * WORD_BITS
    this.capacity = Math.min(SHARD_ROWS, wished)
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
