import { bitsIn } from './popcount.ts'
import { Shelves } from './arena.ts'

/** Rows in a shard at most: a row is then two bytes, and everything in a shard is counted in a fraction of a millisecond. */
export const SHARD_ROWS = 16_384

/** A list of so many rows, two bytes each, costs as much as a bit for each of sixteen times as many. */
const DENSE_FROM = 16
/** A list that has to move is given a little more than it needs now. */
const SPARE = 1.1

/** Which rows of a shard have which value: a sorted list while they are few, a bit each once they are many. */
export class Postings extends Shelves {
  /** Whether a row has it. */
  has(value: number, row: number): boolean {
    if (this.size(value) === 0) return false
    if (this.dense[value] === 1)
      return row >>> 5 < this.room[value]! && ((this.words[this.at[value]! + (row >>> 5)]! >>> (row & 31)) & 1) === 1
    const place = this.#place(value, row)
    return place < this.at[value]! * 2 + this.sizes[value]! && this.halves[place] === row
  }

  add(value: number, row: number, capacity: number): void {
    if (value >= this.sizes.length) this.moreValues(value)
    if (!this.dense[value] && (this.sizes[value]! + 1) * DENSE_FROM > capacity) this.#thicken(value, capacity)
    if (this.dense[value]) {
      const word = this.at[value]! + (row >>> 5)
      const before = this.words[word]!
      this.words[word] = before | (1 << (row & 31))
      if (this.words[word] !== before) this.sizes[value]!++
      return
    }
    const size = this.sizes[value]!
    if (size === this.room[value]! * 2) this.move(value, Math.max(1, Math.ceil(this.room[value]! * 1.5)))
    const from = this.at[value]! * 2
    const place = this.#place(value, row)
    if (place < from + size && this.halves[place] === row) return
    this.halves.copyWithin(place + 1, place, from + size)
    this.halves[place] = row
    this.sizes[value] = size + 1
  }

  /** From everything it has. */
  removeRow(row: number): void {
    for (let value = 0; value < this.sizes.length; value++) if (this.sizes[value]! > 0) this.#remove(value, row)
  }

  #remove(value: number, row: number): void {
    if (this.dense[value]) {
      if (row >>> 5 >= this.room[value]!) return
      const word = this.at[value]! + (row >>> 5)
      const before = this.words[word]!
      this.words[word] = before & ~(1 << (row & 31))
      if (this.words[word] !== before) this.sizes[value]!--
      return
    }
    const end = this.at[value]! * 2 + this.sizes[value]!
    const place = this.#place(value, row)
    if (place >= end || this.halves[place] !== row) return
    this.halves.copyWithin(place, place + 1, end)
    this.sizes[value]!--
  }

  /** Sets its rows in a mask. */
  addTo(value: number, mask: Int32Array, length: number): void {
    const size = this.size(value)
    if (size === 0) return
    const [at, words] = [this.at[value]!, this.words]
    if (this.dense[value]) {
      const most = Math.min(length, this.room[value]!)
      for (let n = 0; n < most; n++) mask[n]! |= words[at + n]!
    } else for (let n = at * 2; n < at * 2 + size; n++) mask[this.halves[n]! >>> 5]! |= 1 << (this.halves[n]! & 31)
  }

  /** Makes a mask of its rows. */
  write(value: number, mask: Int32Array, length: number): void {
    if (!this.dense[value]) {
      mask.fill(0, 0, length)
      return this.addTo(value, mask, length)
    }
    const [at, words] = [this.at[value]!, this.words]
    const most = Math.min(length, this.room[value]!)
    for (let n = 0; n < most; n++) mask[n] = words[at + n]!
    if (most < length) mask.fill(0, most, length)
  }

  /** Makes a mask of the rows that have both; two values of many rows are read side by side. */
  writeBoth(value: number, other: number, mask: Int32Array, length: number, scratch: Int32Array): void {
    if (!this.dense[value] || !this.dense[other]) {
      this.write(value, mask, length)
      return this.narrow(other, mask, length, scratch)
    }
    const [at, and, words] = [this.at[value]!, this.at[other]!, this.words]
    const most = Math.min(length, this.room[value]!, this.room[other]!)
    for (let n = 0; n < most; n++) mask[n] = words[at + n]! & words[and + n]!
    if (most < length) mask.fill(0, most, length)
  }

  /** Leaves of a mask only its own rows. */
  narrow(value: number, mask: Int32Array, length: number, scratch: Int32Array): void {
    if (!this.dense[value]) {
      this.write(value, scratch, length)
      for (let n = 0; n < length; n++) mask[n]! &= scratch[n]!
      return
    }
    const [at, words] = [this.at[value]!, this.words]
    const most = Math.min(length, this.room[value]!)
    for (let n = 0; n < most; n++) mask[n]! &= words[at + n]!
    if (most < length) mask.fill(0, most, length)
  }

  /** Leaves of a mask only the rows that are not its own. */
  exclude(value: number, mask: Int32Array, length: number): void {
    const size = this.size(value)
    if (size === 0) return
    const [at, words] = [this.at[value]!, this.words]
    if (this.dense[value]) {
      const most = Math.min(length, this.room[value]!)
      for (let n = 0; n < most; n++) mask[n]! &= ~words[at + n]!
    } else for (let n = at * 2; n < at * 2 + size; n++) mask[this.halves[n]! >>> 5]! &= ~(1 << (this.halves[n]! & 31))
  }

  /** How many of its rows are in a mask. */
  countIn(value: number, mask: Int32Array, length: number): number {
    const size = this.size(value)
    if (size === 0) return 0
    let count = 0
    const [at, words, halves] = [this.at[value]!, this.words, this.halves]
    if (this.dense[value]) {
      const most = Math.min(length, this.room[value]!)
      for (let n = 0; n < most; n++) count += bitsIn(mask[n]! & words[at + n]!)
    } else for (let n = at * 2; n < at * 2 + size; n++) count += (mask[halves[n]! >>> 5]! >>> (halves[n]! & 31)) & 1
    return count
  }

  #thicken(value: number, capacity: number): void {
    const [from, room] = [this.at[value]!, this.room[value]!]
    this.take(value, capacity >>> 5)
    const at = this.at[value]!
    this.words.fill(0, at, at + this.room[value]!)
    for (let n = from * 2; n < from * 2 + this.sizes[value]!; n++) {
      const row = this.halves[n]!
      this.words[at + (row >>> 5)]! |= 1 << (row & 31)
    }
    this.dense[value] = 1
    this.giveBack(from, room)
  }

  /** For a shard of another size: what was many may be few now, and no room is left between the lists. */
  resize(capacity: number): void {
    const [words, halves] = [this.words, this.halves]
    const [at, room, dense] = [this.at.slice(), this.room.slice(), this.dense.slice()]
    const isDense = (value: number) => this.sizes[value]! * DENSE_FROM > capacity
    const roomFor = (value: number) => (isDense(value) ? capacity >>> 5 : Math.ceil((this.sizes[value]! * SPARE) / 2))
    let all = 0
    for (let value = 0; value < at.length; value++) all += roomFor(value)
    this.empty(all)
    for (let value = 0; value < at.length; value++) {
      this.take(value, roomFor(value))
      this.dense[value] = isDense(value) ? 1 : 0
      if (dense[value]) this.#copyBits(value, words, at[value]!, room[value]!)
      else this.#copyList(value, halves, at[value]! * 2)
    }
  }

  /** Nothing is made on the way: shards grow often while everybody is read. */
  #copyBits(value: number, words: Int32Array, from: number, room: number): void {
    const at = this.at[value]!
    let next = at * 2
    for (let n = 0; n < room; n++)
      if (this.dense[value]) this.words[at + n] = words[from + n]!
      else
        for (let left = words[from + n]!; left !== 0; left &= left - 1)
          this.halves[next++] = n * 32 + 31 - Math.clz32(left & -left)
  }
  #copyList(value: number, halves: Uint16Array, from: number): void {
    const at = this.at[value]!
    for (let n = 0; n < this.sizes[value]!; n++) {
      const row = halves[from + n]!
      if (this.dense[value]) this.words[at + (row >>> 5)]! |= 1 << (row & 31)
      else this.halves[at * 2 + n] = row
    }
  }

  /** Where a row stands in the list, or would. */
  #place(value: number, row: number): number {
    let low = this.at[value]! * 2
    let high = low + this.sizes[value]!
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.halves[middle]! < row) low = middle + 1
      else high = middle
    }
    return low
  }
}
