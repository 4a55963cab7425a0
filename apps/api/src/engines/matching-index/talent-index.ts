import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { SENIORITIES } from '@fareeq/domain/talents/schema.ts'
import { Names } from '@fareeq/domain/matching/rules-names.ts'
import { Places } from './id-hash-table.ts'
import { SHARD_ROWS } from './posting-lists.ts'
import { type Audience, NO_USUAL, type Usual, priceStep } from '@fareeq/domain/matching/rules-price.ts'
import { pricesFor } from './ranking.ts'
import type { Candidate } from '@fareeq/domain/matching/rules-score.ts'
import { ID_WORDS, Shard, idWords } from './shard.ts'
import { valuesOf } from './terms.ts'
import { createZones } from './zone-overlaps.ts'

const seniorityNumber = (months: number) => SENIORITIES.indexOf(seniorityOf(fullYears(months)))

/** Somebody is found by either face of their name. */
const facesOf = (given: string, second: string | null | undefined): string => (second ? `${given} ${second}` : given)

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
  #usual = NO_USUAL
  /** What follows from what is usual, by audience and role. */
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
        shown: talent.salary_shown,
        first: this.names.numberOf(facesOf(talent.first_name, talent.second_first_name)),
        last: this.names.numberOf(facesOf(talent.last_name, talent.second_last_name)),
      },
      this.#numbered(valuesOf(talent)),
    )
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

  /** What salaries are compared with, until the next day. */
  set usual(usual: Usual) {
    this.#usual = usual
    this.#prices.clear()
  }
  /** What a salary comes to in a role. */
  prices = (role: string, audience: Audience): Uint16Array => {
    const key = `${audience} ${role}`
    let prices = this.#prices.get(key)
    if (!prices) this.#prices.set(key, (prices = pricesFor(this.#usualSteps(role, audience), audience)))
    return prices
  }
  usualFor = (role: string, months: number, audience: Audience): number | null =>
    this.#usualSteps(role, audience)[seniorityNumber(months)] ?? null

  #usualSteps = (role: string, audience: Audience) => (audience === 'nobody' ? [] : (this.#usual[audience][role] ?? []))

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
    shard.wipe(row)
    this.size--
  }

  #leave(id: Uint32Array, place: number): void {
    this.#places.delete(id)
    this.#shardAt(place).release(place % SHARD_ROWS)
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
