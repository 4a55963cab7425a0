import { fullYears, seniorityOf } from '../talents/rules.ts'
import { SENIORITIES } from '../talents/schema.ts'
import { Names } from './rules-names.ts'
import { Places } from './rules-places.ts'
import { SHARD_ROWS } from './rules-postings.ts'
import { pricesFor } from './rules-ranking.ts'
import { type Candidate, PRICE_STEPS, UNPRICED, priceStep, usualStep } from './rules-score.ts'
import { ID_WORDS, Shard, idWords, monthsIn, priceIn } from './rules-shard.ts'
import { valuesOf } from './rules-values.ts'
import { createZones } from './rules-zones.ts'

const seniorityNumber = (months: number) => SENIORITIES.indexOf(seniorityOf(fullYears(months)))

/**
 * Everybody who can be found, in columns. People of one role stand together, because nearly every question is about one.
 * `find` and `count` walk it (rules-finding, rules-facets).
 */
export class TalentIndex {
  size = 0
  readonly names = new Names()
  readonly zones = createZones()
  readonly shards: Shard[] = []
  readonly #open = new Map<string, Shard[]>()
  readonly #numbers = new Map<string, number>()
  readonly values: string[] = []
  /** How many ask each price, by role, three seniorities after each other. */
  readonly #asked = new Map<string, Uint32Array>()
  /** What follows from it, until somebody of the role asks for more or less. */
  readonly #prices = new Map<string, Uint16Array>()
  readonly #places = new Places(
    (place, id) => this.#isAt(place, id),
    (place, out) => out.set(this.#idsAt(place)),
  )

  put(talent: Candidate): void {
    const id = idWords(talent.id)
    const before = this.#places.get(id)
    const stays = before !== undefined && this.#shardAt(before).role === talent.role
    if (before !== undefined) this.#clear(before)
    if (before !== undefined && !stays) this.#leave(id, before)
    const place = stays ? before : this.#newPlace(talent.role)
    const [shard, row] = [this.#shardAt(place), place % SHARD_ROWS]
    shard.write(
      row,
      id,
      {
        months: talent.months,
        weeks: talent.weeks,
        zone: this.zones.numberOf(talent.timezone),
        price: priceStep(talent.salary),
        first: this.names.numberOf(talent.first_name),
        last: this.names.numberOf(talent.last_name),
      },
      this.#numbered(valuesOf(talent)),
    )
    this.#countPrice(shard, row, 1)
    if (!stays) this.#places.set(id, place)
    this.size++
  }

  remove(id: string): void {
    const words = idWords(id)
    const place = this.#places.get(words)
    if (place === undefined) return
    this.#clear(place)
    this.#leave(words, place)
  }

  numberOf = (value: string): number | undefined => this.#numbers.get(value)

  shardsOf(role: string | null): readonly Shard[] {
    return role === null ? this.shards : (this.#open.get(role) ?? [])
  }

  /** What people of a role usually ask, by seniority. */
  usual = (role: string): (number | null)[] => {
    const asked = this.#asked.get(role)
    return SENIORITIES.map((_, n) => (asked ? usualStep(asked.subarray(n * PRICE_STEPS, (n + 1) * PRICE_STEPS)) : null))
  }
  /** What a price comes to in a role. */
  prices = (role: string): Uint16Array => {
    let prices = this.#prices.get(role)
    if (!prices) this.#prices.set(role, (prices = pricesFor(this.usual(role))))
    return prices
  }
  usualFor = (role: string, months: number): number | null => this.usual(role)[seniorityNumber(months)] ?? null

  get bytes(): number {
    return this.#places.bytes + this.shards.reduce((sum, shard) => sum + shard.bytes, 0)
  }

  #newPlace(role: string): number {
    const shards = this.#open.get(role) ?? []
    let shard = shards.find(({ isFull }) => !isFull)
    if (!shard) {
      this.#open.set(role, [...shards, (shard = new Shard(role))])
      this.shards.push(shard)
    }
    return this.shards.indexOf(shard) * SHARD_ROWS + shard.take()
  }

  #clear(place: number): void {
    const [shard, row] = [this.#shardAt(place), place % SHARD_ROWS]
    this.#countPrice(shard, row, -1)
    shard.wipe(row)
    this.size--
  }

  #leave(id: Uint32Array, place: number): void {
    this.#places.delete(id)
    this.#shardAt(place).release(place % SHARD_ROWS)
  }

  #countPrice({ role, traits }: Shard, row: number, by: 1 | -1): void {
    const step = priceIn(traits[row]!)
    if (step === UNPRICED) return
    let asked = this.#asked.get(role)
    if (!asked) this.#asked.set(role, (asked = new Uint32Array(SENIORITIES.length * PRICE_STEPS)))
    this.#prices.delete(role)
    asked[seniorityNumber(monthsIn(traits[row]!)) * PRICE_STEPS + step]! += by
  }

  *#numbered(values: Iterable<string>): Generator<number> {
    for (const value of values) {
      let number = this.#numbers.get(value)
      if (number === undefined) this.#numbers.set(value, (number = this.values.push(value) - 1))
      yield number
    }
  }

  #shardAt(place: number): Shard {
    return this.shards[Math.floor(place / SHARD_ROWS)]!
  }

  #idsAt(place: number): Uint32Array {
    const from = (place % SHARD_ROWS) * ID_WORDS
    return this.#shardAt(place).ids.subarray(from, from + ID_WORDS)
  }

  #isAt(place: number, id: Uint32Array): boolean {
    const { ids } = this.#shardAt(place)
    const from = (place % SHARD_ROWS) * ID_WORDS
    for (let n = 0; n < ID_WORDS; n++) if (ids[from + n] !== id[n]) return false
    return true
  }
}
