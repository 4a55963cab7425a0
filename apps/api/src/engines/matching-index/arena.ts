const TERMS_AT_ONCE = 64
const FIRST_WORDS = 256
/** Growth factor: outgrown blocks are reused only by the same size, so the buffer needs more than its live blocks. */
const SPARE = 1.25
export const NO_BLOCK = -1

/**
 * Arena allocator: the block of every term lies in one buffer, because thousands of small typed arrays would take more
 * memory than what they hold. Freed blocks wait in free lists by their size. `PostingLists` decides what a block holds and
 * is a subclass, because it reads the columns below in every inner loop.
 */
export class Arena {
  protected words = new Int32Array(FIRST_WORDS)
  /** A view of the same buffer with two rows per word. */
  protected halves = new Uint16Array(this.words.buffer)
  /** By term: where its block begins and how long it is, in words; how many rows it holds, and whether as a bitmap. */
  protected offsets = new Int32Array(0)
  protected lengths = new Int32Array(0)
  protected sizes = new Int32Array(0)
  protected dense = new Uint8Array(0)
  #top = 0
  /** Free lists: offsets by length in words. */
  readonly #free = new Map<number, number[]>()

  get bytes(): number {
    const arrays = [this.words, this.offsets, this.lengths, this.sizes, this.dense]
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  /** Terms below this one may have rows. */
  get terms(): number {
    return this.sizes.length
  }

  size(term: number): number {
    return this.sizes[term] ?? 0
  }

  /** The buffer, and where in it the bitmap of a term begins: `NO_BLOCK` for a sorted list, or for no rows. */
  get buffer(): Int32Array {
    return this.words
  }
  bitmapOffset(term: number): number {
    return this.dense[term] === 1 ? this.offsets[term]! : NO_BLOCK
  }

  /** Moves a term to a block of another length, with everything it holds. */
  protected reallocate(term: number, length: number): void {
    const [from, had] = [this.offsets[term]!, this.lengths[term]!]
    this.allocate(term, length)
    const offset = this.offsets[term]!
    if (had > 0) this.words.copyWithin(offset, from, from + had)
    this.words.fill(0, offset + had, offset + length)
    this.free(from, had)
  }

  protected allocate(term: number, length: number): void {
    const reused = this.#free.get(length)?.pop()
    if (reused === undefined && this.#top + length > this.words.length) this.#grow(length)
    this.offsets[term] = reused ?? this.#top
    this.lengths[term] = length
    if (reused === undefined) this.#top += length
  }

  protected free(offset: number, length: number): void {
    if (offset === NO_BLOCK || length === 0) return
    const free = this.#free.get(length)
    if (free) free.push(offset)
    else this.#free.set(length, [offset])
  }

  /** Starts over with an empty buffer for so many words, and somewhat more. */
  protected reset(words: number): void {
    this.words = new Int32Array(Math.ceil((FIRST_WORDS + words) * SPARE))
    this.halves = new Uint16Array(this.words.buffer)
    this.#free.clear()
    this.#top = 0
  }

  #grow(length: number): void {
    const words = new Int32Array(Math.ceil(this.words.length * SPARE) + length)
    words.set(this.words)
    this.words = words
    this.halves = new Uint16Array(words.buffer)
  }

  protected growTerms(term: number): void {
    const count = Math.ceil((term + 1) / TERMS_AT_ONCE) * TERMS_AT_ONCE
    const { offsets, lengths, sizes, dense } = this
    this.offsets = new Int32Array(count).fill(NO_BLOCK)
    this.lengths = new Int32Array(count)
    this.sizes = new Int32Array(count)
    this.dense = new Uint8Array(count)
    this.offsets.set(offsets)
    this.lengths.set(lengths)
    this.sizes.set(sizes)
    this.dense.set(dense)
  }
}
