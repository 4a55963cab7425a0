import { bitsIn } from './rules-bits.ts'

/** Rows in a shard at most: a row is then two bytes, and a whole shard is gone through in a fraction of a millisecond. */
export const SHARD_ROWS = 65_536

/** A list of so many rows, two bytes each, costs as much as a bit for each of sixteen times as many. */
const DENSE_FROM = 16
const VALUES_AT_ONCE = 64
const FIRST_WORDS = 256
const NOWHERE = -1
/** A little more than is needed now. */
const SPARE = 1.1

/**
 * Which rows of a shard have which value: a sorted list while they are few, a bit each once they are many. All of it
 * lies in one buffer, because thousands of small arrays would take more memory than what they hold.
 */
export class Postings {
  #words = new Int32Array(FIRST_WORDS)
  #halves = new Uint16Array(this.#words.buffer)
  #top = 0
  /** Rooms given back, by their size in words. */
  readonly #free = new Map<number, number[]>()
  #at = new Int32Array(0)
  #room = new Int32Array(0)
  #sizes = new Int32Array(0)
  #dense = new Uint8Array(0)

  get bytes(): number {
    const lists = [this.#words, this.#at, this.#room, this.#sizes, this.#dense]
    return lists.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  /** Values up to this one may have rows. */
  get values(): number {
    return this.#sizes.length
  }

  size(value: number): number {
    return this.#sizes[value] ?? 0
  }

  add(value: number, row: number, capacity: number): void {
    if (value >= this.#sizes.length) this.#moreValues(value)
    if (!this.#dense[value] && (this.#sizes[value]! + 1) * DENSE_FROM > capacity) this.#thicken(value, capacity)
    if (this.#dense[value]) {
      const word = this.#at[value]! + (row >>> 5)
      const before = this.#words[word]!
      this.#words[word] = before | (1 << (row & 31))
      if (this.#words[word] !== before) this.#sizes[value]!++
      return
    }
    const size = this.#sizes[value]!
    if (size === this.#room[value]! * 2) this.#move(value, Math.max(1, Math.ceil(this.#room[value]! * 1.5)))
    const from = this.#at[value]! * 2
    const place = this.#place(value, row)
    if (place < from + size && this.#halves[place] === row) return
    this.#halves.copyWithin(place + 1, place, from + size)
    this.#halves[place] = row
    this.#sizes[value] = size + 1
  }

  /** From everything it has. */
  removeRow(row: number): void {
    for (let value = 0; value < this.#sizes.length; value++) if (this.#sizes[value]! > 0) this.#remove(value, row)
  }

  #remove(value: number, row: number): void {
    if (this.#dense[value]) {
      if (row >>> 5 >= this.#room[value]!) return
      const word = this.#at[value]! + (row >>> 5)
      const before = this.#words[word]!
      this.#words[word] = before & ~(1 << (row & 31))
      if (this.#words[word] !== before) this.#sizes[value]!--
      return
    }
    const end = this.#at[value]! * 2 + this.#sizes[value]!
    const place = this.#place(value, row)
    if (place >= end || this.#halves[place] !== row) return
    this.#halves.copyWithin(place, place + 1, end)
    this.#sizes[value]!--
  }

  /** Sets its rows in a mask. */
  addTo(value: number, mask: Int32Array, length: number): void {
    const size = this.size(value)
    if (size === 0) return
    const [at, words] = [this.#at[value]!, this.#words]
    if (this.#dense[value]) {
      const most = Math.min(length, this.#room[value]!)
      for (let n = 0; n < most; n++) mask[n]! |= words[at + n]!
    } else for (let n = at * 2; n < at * 2 + size; n++) mask[this.#halves[n]! >>> 5]! |= 1 << (this.#halves[n]! & 31)
  }

  /** Leaves of a mask only its own rows. */
  narrow(value: number, mask: Int32Array, length: number, scratch: Int32Array): void {
    if (!this.#dense[value]) {
      scratch.fill(0, 0, length)
      this.addTo(value, scratch, length)
      for (let n = 0; n < length; n++) mask[n]! &= scratch[n]!
      return
    }
    const [at, words] = [this.#at[value]!, this.#words]
    const most = Math.min(length, this.#room[value]!)
    for (let n = 0; n < most; n++) mask[n]! &= words[at + n]!
    mask.fill(0, most, Math.max(most, length))
  }

  /** Leaves of a mask only the rows that are not its own. */
  exclude(value: number, mask: Int32Array, length: number): void {
    const size = this.size(value)
    if (size === 0) return
    const [at, words] = [this.#at[value]!, this.#words]
    if (this.#dense[value]) {
      const most = Math.min(length, this.#room[value]!)
      for (let n = 0; n < most; n++) mask[n]! &= ~words[at + n]!
    } else for (let n = at * 2; n < at * 2 + size; n++) mask[this.#halves[n]! >>> 5]! &= ~(1 << (this.#halves[n]! & 31))
  }

  /** How many of its rows are in a mask. */
  countIn(value: number, mask: Int32Array, length: number): number {
    const size = this.size(value)
    if (size === 0) return 0
    let count = 0
    const [at, words, halves] = [this.#at[value]!, this.#words, this.#halves]
    if (this.#dense[value]) {
      const most = Math.min(length, this.#room[value]!)
      for (let n = 0; n < most; n++) count += bitsIn(mask[n]! & words[at + n]!)
    } else for (let n = at * 2; n < at * 2 + size; n++) count += (mask[halves[n]! >>> 5]! >>> (halves[n]! & 31)) & 1
    return count
  }

  /** As words, to be asked row by row until the next change; `room` is used where it is a list. */
  asWords(value: number, room: Int32Array, length: number): Int32Array {
    if (this.#dense[value] && this.#room[value]! >= length)
      return this.#words.subarray(this.#at[value], this.#at[value]! + length)
    room.fill(0, 0, length)
    this.addTo(value, room, length)
    return room
  }

  #thicken(value: number, capacity: number): void {
    const rows = this.#halves.slice(this.#at[value]! * 2, this.#at[value]! * 2 + this.#sizes[value]!)
    this.#giveBack(value)
    this.#take(value, capacity >>> 5)
    this.#words.fill(0, this.#at[value], this.#at[value]! + this.#room[value]!)
    for (const row of rows) this.#words[this.#at[value]! + (row >>> 5)]! |= 1 << (row & 31)
    this.#dense[value] = 1
  }

  /** For a shard of another size: what was many may be few now, and no room is left between the lists. */
  resize(capacity: number): void {
    const lists = Array.from(this.#sizes, (_, value) => this.#rowsOf(value))
    const isDense = lists.map(({ length }) => length * DENSE_FROM > capacity)
    const rooms = lists.map(({ length }, value) => (isDense[value] ? capacity >>> 5 : Math.ceil((length * SPARE) / 2)))
    this.#words = new Int32Array(Math.ceil(rooms.reduce((sum, room) => sum + room, FIRST_WORDS) * SPARE))
    this.#halves = new Uint16Array(this.#words.buffer)
    this.#free.clear()
    this.#top = 0
    for (const [value, rows] of lists.entries()) {
      this.#take(value, rooms[value]!)
      this.#dense[value] = isDense[value] ? 1 : 0
      const at = this.#at[value]!
      if (isDense[value]) for (const row of rows) this.#words[at + (row >>> 5)]! |= 1 << (row & 31)
      else this.#halves.set(rows, at * 2)
    }
  }

  #rowsOf(value: number): Uint16Array {
    const [at, size] = [this.#at[value]!, this.#sizes[value]!]
    if (!this.#dense[value]) return this.#halves.slice(at * 2, at * 2 + size)
    const rows = new Uint16Array(size)
    let next = 0
    for (let n = 0; n < this.#room[value]!; n++)
      for (let left = this.#words[at + n]!; left !== 0; left &= left - 1)
        rows[next++] = n * 32 + 31 - Math.clz32(left & -left)
    return rows
  }

  /** Into another room, with everything it has. */
  #move(value: number, room: number): void {
    const had = this.#words.slice(this.#at[value], this.#at[value]! + this.#room[value]!)
    this.#giveBack(value)
    this.#take(value, room)
    this.#words.set(had, this.#at[value])
    this.#words.fill(0, this.#at[value]! + had.length, this.#at[value]! + room)
  }

  #take(value: number, room: number): void {
    const again = this.#free.get(room)?.pop()
    if (again === undefined && this.#top + room > this.#words.length) this.#grow(room)
    this.#at[value] = again ?? this.#top
    this.#room[value] = room
    if (again === undefined) this.#top += room
  }

  #giveBack(value: number): void {
    const [at, room] = [this.#at[value]!, this.#room[value]!]
    if (at === NOWHERE || room === 0) return
    const free = this.#free.get(room)
    if (free) free.push(at)
    else this.#free.set(room, [at])
  }

  #grow(room: number): void {
    const words = new Int32Array(Math.ceil(this.#words.length * SPARE) + room)
    words.set(this.#words)
    this.#words = words
    this.#halves = new Uint16Array(words.buffer)
  }

  #moreValues(value: number): void {
    const length = Math.ceil((value + 1) / VALUES_AT_ONCE) * VALUES_AT_ONCE
    const [at, room, sizes, dense] = [this.#at, this.#room, this.#sizes, this.#dense]
    this.#at = new Int32Array(length).fill(NOWHERE)
    this.#room = new Int32Array(length)
    this.#sizes = new Int32Array(length)
    this.#dense = new Uint8Array(length)
    this.#at.set(at)
    this.#room.set(room)
    this.#sizes.set(sizes)
    this.#dense.set(dense)
  }

  /** Where a row stands in the list, or would. */
  #place(value: number, row: number): number {
    let low = this.#at[value]! * 2
    let high = low + this.#sizes[value]!
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#halves[middle]! < row) low = middle + 1
      else high = middle
    }
    return low
  }
}
