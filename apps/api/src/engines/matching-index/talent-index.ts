import { type Audience, NO_BASELINE, type SalaryBaseline, priceStep } from '@fareeq/domain/matching/rules-price.ts'
import { type Candidate, PASSED_ASSESSMENTS, passedBy } from '@fareeq/domain/matching/rules-score.ts'
import { IdHashTable } from './id-hash-table.ts'
import { NameTable } from './name-table.ts'
import { SHARD_ROWS } from './posting-lists.ts'
import { priceTable, seniorityIndex } from './score-tables.ts'
import { Scratch } from './scratch.ts'
import { Shard } from './shard.ts'
import { termsOf } from './terms.ts'
import { ID_WORDS, idWords } from './uuid-words.ts'
import { createZoneOverlaps } from './zone-overlaps.ts'

/** Both spellings of a name are indexed. */
const bothSpellings = (name: string, second: string | null | undefined): string => (second ? `${name} ${second}` : name)

/**
 * Inverted index in memory of everybody who can be found. Shards hold people of one role, because nearly every query
 * is about one. `search` and `countFacets` iterate over them.
 */
export class TalentIndex {
  size = 0
  readonly names = new NameTable()
  readonly zones = createZoneOverlaps()
  readonly scratch = new Scratch()
  readonly shards: Shard[] = []
  readonly #byRole = new Map<string, Shard[]>()
  readonly #termIds = new Map<string, number>()
  /** By id. */
  readonly terms: string[] = []
  #baseline = NO_BASELINE
  /** Price tables by audience and role, until the usual salaries change. */
  readonly #prices = new Map<string, Uint16Array>()
  readonly #addresses = new IdHashTable(
    (address, id) => this.#isAt(address, id),
    (address, out) => out.set(this.#idAt(address)),
  )

  put(talent: Candidate): void {
    const id = idWords(talent.id)
    const former = this.#addresses.get(id)
    const stays = former !== undefined && this.#shardAt(former).role === talent.role
    if (former !== undefined) this.#clear(former)
    if (former !== undefined && !stays) this.#forget(id, former)
    const address = stays ? former : this.#newAddress(talent.role)
    const [shard, row] = [this.#shardAt(address), address % SHARD_ROWS]
    shard.write(
      row,
      id,
      {
        months: talent.months,
        weeks: talent.weeks,
        zone: this.zones.idOf(talent.timezone),
        price: priceStep(talent.salary),
        isShown: talent.salary_shown,
        assessment: PASSED_ASSESSMENTS.indexOf(passedBy(talent)),
        first: this.names.idOf(bothSpellings(talent.first_name, talent.second_first_name)),
        last: this.names.idOf(bothSpellings(talent.last_name, talent.second_last_name)),
      },
      this.#idsOf(termsOf(talent)),
    )
    if (!stays) this.#addresses.set(id, address)
    this.size++
  }

  remove(id: string): void {
    const words = idWords(id)
    const address = this.#addresses.get(words)
    if (address === undefined) return
    this.#clear(address)
    this.#forget(words, address)
  }

  has = (id: string): boolean => this.#addresses.get(idWords(id)) !== undefined

  termId = (term: string): number | undefined => this.#termIds.get(term)

  shardsOf(role: string | null): readonly Shard[] {
    return role === null ? this.shards : (this.#byRole.get(role) ?? [])
  }

  /** The salaries that others are compared with. */
  set baseline(baseline: SalaryBaseline) {
    this.#baseline = baseline
    this.#prices.clear()
  }
  /** The price table of a role. */
  prices = (role: string, audience: Audience): Uint16Array => {
    const key = `${audience} ${role}`
    let prices = this.#prices.get(key)
    if (!prices) this.#prices.set(key, (prices = priceTable(this.#baselineSteps(role, audience), audience)))
    return prices
  }
  baselineFor = (role: string, months: number, audience: Audience): number | null =>
    this.#baselineSteps(role, audience)[seniorityIndex(months)] ?? null

  #baselineSteps = (role: string, audience: Audience) =>
    audience === 'nobody' ? [] : (this.#baseline[audience][role] ?? [])

  get bytes(): number {
    return this.#addresses.bytes + this.shards.reduce((sum, shard) => sum + shard.bytes, 0)
  }

  #newAddress(role: string): number {
    const shards = this.#byRole.get(role) ?? []
    let shard = shards.find(({ isFull }) => !isFull)
    if (!shard) {
      this.#byRole.set(role, [...shards, (shard = new Shard(role))])
      this.shards.push(shard)
    }
    return this.shards.indexOf(shard) * SHARD_ROWS + shard.allocateRow()
  }

  #clear(address: number): void {
    const [shard, row] = [this.#shardAt(address), address % SHARD_ROWS]
    shard.eraseRow(row)
    this.size--
  }

  #forget(id: Uint32Array, address: number): void {
    this.#addresses.delete(id)
    this.#shardAt(address).freeRow(address % SHARD_ROWS)
  }

  *#idsOf(terms: Iterable<string>): Generator<number> {
    for (const term of terms) {
      let id = this.#termIds.get(term)
      if (id === undefined) this.#termIds.set(term, (id = this.terms.push(term) - 1))
      yield id
    }
  }

  #shardAt(address: number): Shard {
    return this.shards[Math.floor(address / SHARD_ROWS)]!
  }

  #idAt(address: number): Uint32Array {
    const from = (address % SHARD_ROWS) * ID_WORDS
    return this.#shardAt(address).ids.subarray(from, from + ID_WORDS)
  }

  #isAt(address: number, id: Uint32Array): boolean {
    const { ids } = this.#shardAt(address)
    const from = (address % SHARD_ROWS) * ID_WORDS
    for (let n = 0; n < ID_WORDS; n++) if (ids[from + n] !== id[n]) return false
    return true
  }
}
