import { type Condition, type Dimension, type Filter, conditionsOf } from './filter.ts'
import { type Names, roleHas, skillsWith, soughtWords } from '@fareeq/domain/matching/rules-names.ts'
import { SHARD_ROWS } from './posting-lists.ts'
import type { Shard } from './shard.ts'
import { valueOf } from './terms.ts'

/** The number a value is kept under; nobody has one that has none. */
export type Numbering = (value: string) => number | undefined

type Asked = { dimension: Dimension; all: (number | undefined)[]; any: number[] | null; none: number | undefined }
/** One word of the question: who is called so, has such a skill, or is of such a role. */
type Word = { sought: string; names: Uint8Array | null; skills: number[] }

const WORDS = SHARD_ROWS >>> 5
/** Used within one shard and forgotten: no walk keeps anything here while it pauses. */
const scratch = new Int32Array(WORDS)
const found = new Int32Array(WORDS)

/** A filter made ready to be asked of many shards. */
export class Masks {
  readonly role: string | null
  readonly #asked: Asked[]
  readonly #words: Word[]

  constructor(filter: Filter, numberOf: Numbering, names: Names) {
    this.role = filter.role
    const numbers = (values: readonly string[]) => values.map(numberOf).filter((number) => number !== undefined)
    this.#asked = [...conditionsOf(filter)].map(([dimension, { all = [], any, none }]: [Dimension, Condition]) => ({
      dimension,
      all: all.map(numberOf),
      any: any ? numbers(any) : null,
      none: none === undefined ? undefined : numberOf(none),
    }))
    this.#words = soughtWords(filter.q).map((sought) => ({
      sought,
      names: filter.blind ? null : names.having(sought),
      skills: numbers(skillsWith(sought).map(valueOf.skill)),
    }))
  }

  /** The dimensions in use. */
  get active(): Dimension[] {
    return [
      ...(this.role === null ? [] : (['role_id'] as const)),
      ...this.#asked.map(({ dimension }) => dimension),
      ...(this.#words.length > 0 ? (['q'] as const) : []),
    ]
  }

  /** Somebody of this shard may meet everything: what all must have, some have. */
  mayHold({ postings }: Shard): boolean {
    return this.#asked.every(({ all }) => all.every((number) => number !== undefined && postings.size(number) > 0))
  }

  /** Fills the mask with the rows that meet everything, or everything but one dimension. The role is the caller's. */
  write(mask: Int32Array, shard: Shard, except?: Dimension): void {
    const length = shard.words
    const asked = except ? this.#asked.filter(({ dimension }) => dimension !== except) : this.#asked
    if (!keepAll(mask, length, shard, asked)) return void mask.fill(0, 0, length)
    for (const { any, none } of asked) {
      if (any) keepAny(mask, length, shard, any)
      if (none !== undefined) shard.postings.exclude(none, mask, length)
    }
    if (except !== 'q') for (const word of this.#words) keepNamed(mask, length, shard, word)
  }
}

/** Writes who has all that is asked for, or else whoever lives; false where nobody can. */
function keepAll(mask: Int32Array, length: number, { postings, live }: Shard, asked: readonly Asked[]): boolean {
  let first: number | undefined
  let isBegun = false
  for (const { all } of asked)
    for (const number of all) {
      if (number === undefined || postings.size(number) === 0) return false
      if (isBegun) postings.narrow(number, mask, length, scratch)
      else if (first === undefined) first = number
      else {
        postings.writeBoth(first, number, mask, length, scratch)
        isBegun = true
      }
    }
  if (isBegun) return true
  if (first !== undefined) postings.write(first, mask, length)
  else for (let n = 0; n < length; n++) mask[n] = live[n]!
  return true
}

function keepAny(mask: Int32Array, length: number, { postings }: Shard, any: readonly number[]): void {
  scratch.fill(0, 0, length)
  for (const number of any) postings.addTo(number, scratch, length)
  for (let n = 0; n < length; n++) mask[n]! &= scratch[n]!
}

function keepNamed(mask: Int32Array, length: number, shard: Shard, { sought, names, skills }: Word): void {
  if (roleHas(shard.role, sought)) return
  found.fill(0, 0, length)
  for (const number of skills) shard.postings.addTo(number, found, length)
  if (names) {
    const { firsts, lasts } = shard
    for (let n = 0; n < length; n++)
      for (let left = mask[n]! & ~found[n]!; left !== 0; left &= left - 1) {
        const row = n * 32 + 31 - Math.clz32(left & -left)
        if (names[firsts[row]!] || names[lasts[row]!]) found[n]! |= left & -left
      }
  }
  for (let n = 0; n < length; n++) mask[n]! &= found[n]!
}
