// P2 to P4: the index against a bare loop over bits that answers the same question, interleaved in one run.
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { personOf } from '../../apps/api/seeds/many-people.ts'
import { newId } from '../../apps/api/src/platform/ids.ts'
import { count } from '../../packages/domain/src/matching/rules-facets.ts'
import { NO_FILTER, type Filter } from '../../packages/domain/src/matching/rules-filter.ts'
import { find, finished } from '../../packages/domain/src/matching/rules-finding.ts'
import { TalentIndex } from '../../packages/domain/src/matching/rules-index.ts'
import { bitsIn } from '../../packages/domain/src/matching/rules-bits.ts'
import type { Candidate, Wish } from '../../packages/domain/src/matching/rules-score.ts'
import { median } from './median.ts'

const SIZES = { small: 55_000, large: 1_000_000 }
const WARM_UP = 5000
const PAGE = 20
const ROUNDS = 200
const WARM_ROUNDS = 1500
const NOW = new Date('2026-11-15T09:00:00Z')

const NARROW: Filter = { ...NO_FILTER, role: 'backend_developer', skills: ['typescript', 'postgresql'], verified: true }
/** Without a role there is no standing together to profit from. */
const NARROW_ANY_ROLE: Filter = { ...NARROW, role: null }
const BROAD: Filter = { ...NO_FILTER, availability: ['full_time'] }
const WISH: Wish = {
  skills: ['typescript', 'postgresql', 'docker'],
  seniority: 'senior',
  languages: [{ id: 'en', level: 'advanced' }],
}

/** The least that answers: a bit for each value, a rank computed beforehand, the best twenty and how many. */
class BareLoop {
  readonly #bits: Int32Array[]
  readonly #ranks: Uint16Array
  constructor(count: number, values: number) {
    this.#bits = Array.from({ length: values }, () => new Int32Array(Math.ceil(count / 32)))
    this.#ranks = new Uint16Array(count)
  }
  add(row: number, has: readonly boolean[], rank: number) {
    for (const [n, one] of has.entries()) if (one) this.#bits[n]![row >>> 5]! |= 1 << (row & 31)
    this.#ranks[row] = rank
  }
  find(values: readonly number[]): { total: number; best: number[] } {
    const lists = values.map((n) => this.#bits[n]!)
    const best: number[] = []
    let total = 0
    for (let n = 0; n < lists[0]!.length; n++) {
      let word = -1
      for (const list of lists) word &= list[n]!
      if (word === 0) continue
      total += bitsIn(word)
      for (let left = word; left !== 0; left &= left - 1) {
        const row = n * 32 + 31 - Math.clz32(left & -left)
        const rank = this.#ranks[row]!
        if (best.length === PAGE && rank <= this.#ranks[best[PAGE - 1]!]!) continue
        let at = best.length
        while (at > 0 && this.#ranks[best[at - 1]!]! < rank) at--
        best.splice(at, 0, row)
        if (best.length > PAGE) best.pop()
      }
    }
    return { total, best }
  }
}

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
async function heldBytes(): Promise<number> {
  // Buffers are given back by another thread, after a while.
  for (let n = 0; n < 5; n++) {
    collect()
    await delay(100)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const candidateOf = (n: number): Candidate => {
  const person = personOf(n, NOW)
  const salary = person.salary_full_time ?? (person.salary_part_time ?? 0) * 2
  return { ...person, id: newId(NOW), qualified: person.verified, salary }
}

async function build(size: number) {
  const bare = new BareLoop(size, 4)
  const before = await heldBytes()
  const index = new TalentIndex()
  for (let n = 0; n < size; n++) {
    const talent = candidateOf(n)
    index.put(talent)
    const has = NARROW.skills.map((skill) => talent.skills.includes(skill))
    bare.add(n, [talent.role === NARROW.role, ...has, talent.verified], n % 10_000)
  }
  const grown = Math.round(((await heldBytes()) - before) / size)
  return { index, bare, bytes: { own: Math.round(index.bytes / size), grown } }
}

const timed = <T>(work: () => T): [ms: number, answer: T] => {
  const began = performance.now()
  const answer = work()
  return [performance.now() - began, answer]
}
const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
const round = (value: number, digits = 3) => Number(value.toFixed(digits))

function ask(index: TalentIndex, filter: Filter) {
  return finished(
    find(index, { filter, wish: WISH, sort: 'match', after: null, limit: PAGE, clientZone: 'Asia/Riyadh', now: NOW }),
  )
}

/** Interleaved, so that a slow moment of the machine slows both. */
function race(index: TalentIndex, bare: BareLoop, filter: Filter, bits: number[]) {
  const [ours, theirs] = [ask(index, filter), bare.find(bits)]
  if (ours.total !== theirs.total) throw new Error(`the answers differ: ${ours.total} and ${theirs.total}`)
  const times = { index: [] as number[], bare: [] as number[] }
  // Both as warm as they are in a server.
  for (let n = 0; n < WARM_ROUNDS; n++) {
    bare.find(bits)
    ask(index, filter)
  }
  for (let n = 0; n < ROUNDS; n++) {
    times.bare.push(timed(() => bare.find(bits))[0])
    times.index.push(timed(() => ask(index, filter))[0])
  }
  const [indexMs, bareMs] = [median(times.index), median(times.bare)]
  return { found: ours.total, indexMs: round(indexMs), bareMs: round(bareMs), ratio: round(indexMs / bareMs, 2) }
}

/** How long all counts take, and the longest time nobody else is served meanwhile. */
function countAll(index: TalentIndex) {
  const [whole, slices]: [number[], number[]] = [[], []]
  for (let n = 0; n < ROUNDS / 4; n++) {
    let [all, longest] = [0, 0]
    const walk = count(index, BROAD)
    for (let done = false; !done;) {
      const [ms, step] = timed(() => walk.next())
      done = step.done ?? false
      all += ms
      longest = Math.max(longest, ms)
    }
    whole.push(all)
    slices.push(longest)
  }
  return {
    medianMs: round(median(whole), 1),
    p99Ms: round(percentile(whole, 0.99), 1),
    longestStepMs: round(Math.max(...slices), 1),
  }
}

async function measure(size: number) {
  const { index, bare, bytes } = await build(size)
  return {
    size,
    bytesATalent: bytes,
    narrow: race(index, bare, NARROW, [0, 1, 2, 3]),
    narrowAnyRole: race(index, bare, NARROW_ANY_ROLE, [1, 2, 3]),
    facets: countAll(index),
  }
}

export type MatchingBench = Awaited<ReturnType<typeof benchMatching>>
export async function benchMatching(quick: boolean) {
  // What the first index ever costs beside itself is not weighed.
  await build(WARM_UP)
  const small = await measure(SIZES.small)
  const large = await measure(quick ? 4 * SIZES.small : SIZES.large)
  const growth = (of: 'narrow' | 'narrowAnyRole') =>
    round(Math.log(large[of].indexMs / small[of].indexMs) / Math.log(large.size / small.size), 2)
  return { small, large, growth: { narrow: growth('narrow'), narrowAnyRole: growth('narrowAnyRole') } }
}

export function printMatching({ small, large, growth }: MatchingBench) {
  const told = new Intl.NumberFormat('en')
  console.log('\nMatching in process: one page with the exact rank and the total, against a bare loop over bits')
  for (const { size, narrow, narrowAnyRole, facets, bytesATalent } of [small, large]) {
    console.log(
      `  ${told.format(size)} talents, ${bytesATalent.own} bytes each, the process grew by ${bytesATalent.grown} (P4: 150 at most)`,
    )
    for (const [name, { found, indexMs, bareMs, ratio }] of [
      ['one role', narrow],
      ['any role', narrowAnyRole],
    ] as const)
      console.log(
        `    narrow, ${name}: ${indexMs} ms, ${ratio} × the loop (${bareMs} ms), ${told.format(found)} found (P2: 1.5 ×)`,
      )
    console.log(
      `    all counts, broad: ${facets.medianMs} ms, p99 ${facets.p99Ms} ms, ${facets.longestStepMs} ms at a stretch (P3: 150 ms)`,
    )
  }
  console.log(
    `  Growth from the small to the large: exponent ${growth.narrow} with a role, ${growth.narrowAnyRole} without (P4: 0.85)`,
  )
}
