import { ID_WORDS } from './uuid-words.ts'

const EMPTY = -1
/** A deleted slot: probing goes on behind it. */
const TOMBSTONE = -2
const FIRST_SLOTS = 1024
const MAX_LOAD = 0.7

/**
 * Hash table with open addressing and linear probing: from an id to its address (the number of the shard and the row
 * in it, in one number). It stores addresses only; the ids are in the shards, and `isAt` compares them there.
 */
export class IdHashTable {
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY)
  /** Slots that are not empty, tombstones included. */
  #used = 0
  readonly #isAt: (address: number, id: Uint32Array) => boolean
  readonly #readId: (address: number, out: Uint32Array) => void

  constructor(
    isAt: (address: number, id: Uint32Array) => boolean,
    readId: (address: number, out: Uint32Array) => void,
  ) {
    this.#isAt = isAt
    this.#readId = readId
  }

  get bytes(): number {
    return this.#slots.byteLength
  }

  get(id: Uint32Array): number | undefined {
    const slot = this.#slotOf(id)
    return slot === undefined ? undefined : this.#slots[slot]
  }

  /** For an id that is not in the table. */
  set(id: Uint32Array, address: number): void {
    if (this.#used >= this.#slots.length * MAX_LOAD) this.#rehash()
    let slot = this.#hash(id)
    while (this.#slots[slot]! >= 0) slot = this.#next(slot)
    if (this.#slots[slot] === EMPTY) this.#used++
    this.#slots[slot] = address
  }

  delete(id: Uint32Array): void {
    const slot = this.#slotOf(id)
    if (slot !== undefined) this.#slots[slot] = TOMBSTONE
  }

  #slotOf(id: Uint32Array): number | undefined {
    for (let slot = this.#hash(id); this.#slots[slot] !== EMPTY; slot = this.#next(slot))
      if (this.#slots[slot]! >= 0 && this.#isAt(this.#slots[slot]!, id)) return slot
    return undefined
  }

  /** The last bits of a UUIDv7 are random. */
  #hash(id: Uint32Array): number {
    return (Math.imul(id[3]! ^ id[2]!, 0x9e3779b1) >>> 0) % this.#slots.length
  }

  #next(slot: number): number {
    return slot + 1 === this.#slots.length ? 0 : slot + 1
  }

  #rehash(): void {
    const addresses = this.#slots.filter((address) => address >= 0)
    this.#slots = new Int32Array(Math.max(FIRST_SLOTS, Math.ceil(addresses.length * 2))).fill(EMPTY)
    this.#used = 0
    const id = new Uint32Array(ID_WORDS)
    for (const address of addresses) {
      this.#readId(address, id)
      this.set(id, address)
    }
  }
}
