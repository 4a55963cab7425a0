import { Arena } from './arena.ts'
import { popcount } from './popcount.ts'

/** Shard size: a row number fits into two bytes, and a shard is counted in a fraction of a millisecond. */
export const SHARD_ROWS = 16_384

/** Break-even: a list entry takes two bytes, a bitmap takes a bit for each of the sixteen rows they stand for. */
const BITMAP_FROM = 16
/** Growth factor of a list that is rewritten. */
const SPARE = 1.1

/**
 * Posting lists of a shard, from a term to its rows: a sorted array while they are few, a bitmap once they are many. The
 * operations below take a bitmap of the shard, `rows`, and its length in words.
 */
export class PostingLists extends Arena {
  has(term: number, row: number): boolean {
    if (this.size(term) === 0) return false
    if (this.dense[term] === 1)
      return (
        row >>> 5 < this.lengths[term]! && ((this.words[this.offsets[term]! + (row >>> 5)]! >>> (row & 31)) & 1) === 1
      )
    const position = this.#lowerBound(term, row)
    return position < this.offsets[term]! * 2 + this.sizes[term]! && this.halves[position] === row
  }

  add(term: number, row: number, capacity: number): void {
    if (term >= this.sizes.length) this.growTerms(term)
    if (!this.dense[term] && (this.sizes[term]! + 1) * BITMAP_FROM > capacity) this.#toBitmap(term, capacity)
    if (this.dense[term]) {
      const word = this.offsets[term]! + (row >>> 5)
      const before = this.words[word]!
      this.words[word] = before | (1 << (row & 31))
      if (this.words[word] !== before) this.sizes[term]!++
      return
    }
    const size = this.sizes[term]!
    if (size === this.lengths[term]! * 2) this.reallocate(term, Math.max(1, Math.ceil(this.lengths[term]! * 1.5)))
    const from = this.offsets[term]! * 2
    const position = this.#lowerBound(term, row)
    if (position < from + size && this.halves[position] === row) return
    this.halves.copyWithin(position + 1, position, from + size)
    this.halves[position] = row
    this.sizes[term] = size + 1
  }

  /** Out of every list. A row does not know its terms, so all of them are looked at. */
  removeRow(row: number): void {
    for (let term = 0; term < this.sizes.length; term++) if (this.sizes[term]! > 0) this.#remove(term, row)
  }

  #remove(term: number, row: number): void {
    if (this.dense[term]) {
      if (row >>> 5 >= this.lengths[term]!) return
      const word = this.offsets[term]! + (row >>> 5)
      const before = this.words[word]!
      this.words[word] = before & ~(1 << (row & 31))
      if (this.words[word] !== before) this.sizes[term]!--
      return
    }
    const end = this.offsets[term]! * 2 + this.sizes[term]!
    const position = this.#lowerBound(term, row)
    if (position >= end || this.halves[position] !== row) return
    this.halves.copyWithin(position, position + 1, end)
    this.sizes[term]!--
  }

  /** Union: rows |= term. */
  orInto(term: number, rows: Int32Array, length: number): void {
    const size = this.size(term)
    if (size === 0) return
    const [at, words] = [this.offsets[term]!, this.words]
    if (this.dense[term]) {
      const maxLength = Math.min(length, this.lengths[term]!)
      for (let n = 0; n < maxLength; n++) rows[n]! |= words[at + n]!
    } else for (let n = at * 2; n < at * 2 + size; n++) rows[this.halves[n]! >>> 5]! |= 1 << (this.halves[n]! & 31)
  }

  /** rows = term. */
  copyInto(term: number, rows: Int32Array, length: number): void {
    if (!this.dense[term]) {
      rows.fill(0, 0, length)
      return this.orInto(term, rows, length)
    }
    const [at, words] = [this.offsets[term]!, this.words]
    const maxLength = Math.min(length, this.lengths[term]!)
    for (let n = 0; n < maxLength; n++) rows[n] = words[at + n]!
    if (maxLength < length) rows.fill(0, maxLength, length)
  }

  /** rows = term & other; two bitmaps are read in one pass. */
  intersectInto(term: number, other: number, rows: Int32Array, length: number, operand: Int32Array): void {
    if (!this.dense[term] || !this.dense[other]) {
      this.copyInto(term, rows, length)
      return this.andInto(other, rows, length, operand)
    }
    const [at, and, words] = [this.offsets[term]!, this.offsets[other]!, this.words]
    const maxLength = Math.min(length, this.lengths[term]!, this.lengths[other]!)
    for (let n = 0; n < maxLength; n++) rows[n] = words[at + n]! & words[and + n]!
    if (maxLength < length) rows.fill(0, maxLength, length)
  }

  /** Intersection: rows &= term. */
  andInto(term: number, rows: Int32Array, length: number, operand: Int32Array): void {
    if (!this.dense[term]) {
      this.copyInto(term, operand, length)
      for (let n = 0; n < length; n++) rows[n]! &= operand[n]!
      return
    }
    const [at, words] = [this.offsets[term]!, this.words]
    const maxLength = Math.min(length, this.lengths[term]!)
    for (let n = 0; n < maxLength; n++) rows[n]! &= words[at + n]!
    if (maxLength < length) rows.fill(0, maxLength, length)
  }

  /** Difference: rows &= ~term. */
  andNotInto(term: number, rows: Int32Array, length: number): void {
    const size = this.size(term)
    if (size === 0) return
    const [at, words] = [this.offsets[term]!, this.words]
    if (this.dense[term]) {
      const maxLength = Math.min(length, this.lengths[term]!)
      for (let n = 0; n < maxLength; n++) rows[n]! &= ~words[at + n]!
    } else for (let n = at * 2; n < at * 2 + size; n++) rows[this.halves[n]! >>> 5]! &= ~(1 << (this.halves[n]! & 31))
  }

  /** How many rows of the term are among these. */
  countIn(term: number, rows: Int32Array, length: number): number {
    const size = this.size(term)
    if (size === 0) return 0
    let count = 0
    const [at, words, halves] = [this.offsets[term]!, this.words, this.halves]
    if (this.dense[term]) {
      const maxLength = Math.min(length, this.lengths[term]!)
      for (let n = 0; n < maxLength; n++) count += popcount(rows[n]! & words[at + n]!)
    } else for (let n = at * 2; n < at * 2 + size; n++) count += (rows[halves[n]! >>> 5]! >>> (halves[n]! & 31)) & 1
    return count
  }

  #toBitmap(term: number, capacity: number): void {
    const [from, length] = [this.offsets[term]!, this.lengths[term]!]
    this.allocate(term, capacity >>> 5)
    const at = this.offsets[term]!
    this.words.fill(0, at, at + this.lengths[term]!)
    for (let n = from * 2; n < from * 2 + this.sizes[term]!; n++) {
      const row = this.halves[n]!
      this.words[at + (row >>> 5)]! |= 1 << (row & 31)
    }
    this.dense[term] = 1
    this.free(from, length)
  }

  /** Rewrites all lists for a shard of another capacity: a bitmap may become a list again, and gaps are closed. */
  resize(capacity: number): void {
    const [words, halves] = [this.words, this.halves]
    const [at, lengths, dense] = [this.offsets.slice(), this.lengths.slice(), this.dense.slice()]
    const isDense = (term: number) => this.sizes[term]! * BITMAP_FROM > capacity
    const lengthFor = (term: number) => (isDense(term) ? capacity >>> 5 : Math.ceil((this.sizes[term]! * SPARE) / 2))
    let all = 0
    for (let term = 0; term < at.length; term++) all += lengthFor(term)
    this.reset(all)
    for (let term = 0; term < at.length; term++) {
      this.allocate(term, lengthFor(term))
      this.dense[term] = isDense(term) ? 1 : 0
      if (dense[term]) this.#copyBits(term, words, at[term]!, lengths[term]!)
      else this.#copyList(term, halves, at[term]! * 2)
    }
  }

  /** Allocates nothing on the way, because shards grow often while the index is filled. */
  #copyBits(term: number, words: Int32Array, from: number, length: number): void {
    const at = this.offsets[term]!
    let next = at * 2
    for (let n = 0; n < length; n++)
      if (this.dense[term]) this.words[at + n] = words[from + n]!
      else
        for (let remaining = words[from + n]!; remaining !== 0; remaining &= remaining - 1)
          this.halves[next++] = n * 32 + 31 - Math.clz32(remaining & -remaining)
  }
  #copyList(term: number, halves: Uint16Array, from: number): void {
    const at = this.offsets[term]!
    for (let n = 0; n < this.sizes[term]!; n++) {
      const row = halves[from + n]!
      if (this.dense[term]) this.words[at + (row >>> 5)]! |= 1 << (row & 31)
      else this.halves[at * 2 + n] = row
    }
  }

  /** Binary search: the index of a row in the list, or where it would be inserted. */
  #lowerBound(term: number, row: number): number {
    let low = this.offsets[term]! * 2
    let high = low + this.sizes[term]!
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.halves[middle]! < row) low = middle + 1
      else high = middle
    }
    return low
  }
}
