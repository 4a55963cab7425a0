const VALUES_AT_ONCE = 64
const FIRST_WORDS = 256
/** Because what is outgrown lies about for long, there is more than is needed now. */
const SPARE = 1.25
export const NOWHERE = -1

/**
 * What each value has lies on its own shelf of one buffer: thousands of small arrays would take more memory than what
 * they hold. The postings decide what lies there; they read it so often that they are of the same making.
 */
export class Shelves {
  protected words = new Int32Array(FIRST_WORDS)
  protected halves = new Uint16Array(this.words.buffer)
  /** Of each value: where its shelf begins and how long it is, in words; how many rows it has, and whether as bits. */
  protected at = new Int32Array(0)
  protected room = new Int32Array(0)
  protected sizes = new Int32Array(0)
  protected dense = new Uint8Array(0)
  #top = 0
  /** Shelves given back, by their size in words. */
  readonly #free = new Map<number, number[]>()

  get bytes(): number {
    const lists = [this.words, this.at, this.room, this.sizes, this.dense]
    return lists.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  /** Values up to this one may have rows. */
  get values(): number {
    return this.sizes.length
  }

  size(value: number): number {
    return this.sizes[value] ?? 0
  }

  /** All bits there are, and where among them those of a value begin: `NOWHERE` for a list, or for nobody. */
  get bits(): Int32Array {
    return this.words
  }
  bitsFrom(value: number): number {
    return this.dense[value] === 1 ? this.at[value]! : NOWHERE
  }

  /** To a shelf of another size, with everything it has. */
  protected move(value: number, room: number): void {
    const [from, had] = [this.at[value]!, this.room[value]!]
    this.take(value, room)
    const at = this.at[value]!
    if (had > 0) this.words.copyWithin(at, from, from + had)
    this.words.fill(0, at + had, at + room)
    this.giveBack(from, had)
  }

  protected take(value: number, room: number): void {
    const again = this.#free.get(room)?.pop()
    if (again === undefined && this.#top + room > this.words.length) this.#grow(room)
    this.at[value] = again ?? this.#top
    this.room[value] = room
    if (again === undefined) this.#top += room
  }

  protected giveBack(at: number, room: number): void {
    if (at === NOWHERE || room === 0) return
    const free = this.#free.get(room)
    if (free) free.push(at)
    else this.#free.set(room, [at])
  }

  /** An empty buffer with room for so many words, and somewhat more. */
  protected empty(words: number): void {
    this.words = new Int32Array(Math.ceil((FIRST_WORDS + words) * SPARE))
    this.halves = new Uint16Array(this.words.buffer)
    this.#free.clear()
    this.#top = 0
  }

  #grow(room: number): void {
    const words = new Int32Array(Math.ceil(this.words.length * SPARE) + room)
    words.set(this.words)
    this.words = words
    this.halves = new Uint16Array(words.buffer)
  }

  protected moreValues(value: number): void {
    const length = Math.ceil((value + 1) / VALUES_AT_ONCE) * VALUES_AT_ONCE
    const { at, room, sizes, dense } = this
    this.at = new Int32Array(length).fill(NOWHERE)
    this.room = new Int32Array(length)
    this.sizes = new Int32Array(length)
    this.dense = new Uint8Array(length)
    this.at.set(at)
    this.room.set(room)
    this.sizes.set(sizes)
    this.dense.set(dense)
  }
}
