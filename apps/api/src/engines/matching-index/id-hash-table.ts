import { ID_WORDS } from './shard.ts'

/** Where somebody is: the number of the shard and the row in it, in one number. */
const EMPTY = -1
const GONE = -2
const FIRST_SLOTS = 1024
/** Fuller than this, and looking takes long. */
const MOST_FULL = 0.7

/** From the id to the place, without keeping the id a second time: `sameAt` says whose place it is. */
export class Places {
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY)
  #used = 0
  readonly #sameAt: (place: number, id: Uint32Array) => boolean
  readonly #idAt: (place: number, out: Uint32Array) => void

  constructor(sameAt: (place: number, id: Uint32Array) => boolean, idAt: (place: number, out: Uint32Array) => void) {
    this.#sameAt = sameAt
    this.#idAt = idAt
  }

  get bytes(): number {
    return this.#slots.byteLength
  }

  get(id: Uint32Array): number | undefined {
    const slot = this.#slotOf(id)
    return slot === undefined ? undefined : this.#slots[slot]
  }

  /** For an id that has no place yet. */
  set(id: Uint32Array, place: number): void {
    if (this.#used >= this.#slots.length * MOST_FULL) this.#rebuild()
    let slot = this.#begin(id)
    while (this.#slots[slot]! >= 0) slot = this.#next(slot)
    if (this.#slots[slot] === EMPTY) this.#used++
    this.#slots[slot] = place
  }

  delete(id: Uint32Array): void {
    const slot = this.#slotOf(id)
    if (slot !== undefined) this.#slots[slot] = GONE
  }

  #slotOf(id: Uint32Array): number | undefined {
    for (let slot = this.#begin(id); this.#slots[slot] !== EMPTY; slot = this.#next(slot))
      if (this.#slots[slot]! >= 0 && this.#sameAt(this.#slots[slot]!, id)) return slot
    return undefined
  }

  /** The last bits of an id are chance. */
  #begin(id: Uint32Array): number {
    return (Math.imul(id[3]! ^ id[2]!, 0x9e3779b1) >>> 0) % this.#slots.length
  }

  #next(slot: number): number {
    return slot + 1 === this.#slots.length ? 0 : slot + 1
  }

  #rebuild(): void {
    const places = this.#slots.filter((place) => place >= 0)
    this.#slots = new Int32Array(Math.max(FIRST_SLOTS, Math.ceil(places.length * 2))).fill(EMPTY)
    this.#used = 0
    const id = new Uint32Array(ID_WORDS)
    for (const place of places) {
      this.#idAt(place, id)
      this.set(id, place)
    }
  }
}
