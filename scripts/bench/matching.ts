// P2 to P4: the index against a linear loop with the same results, interleaved in one run.
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { newId } from '../../apps/api/src/platform/ids.ts'
import { countFacets } from '../../apps/api/src/engines/matching-index/facets.ts'
import { NO_FILTER, type Filter } from '../../apps/api/src/engines/matching-index/filter.ts'
import { runToEnd, search } from '../../apps/api/src/engines/matching-index/search.ts'
import { TalentIndex } from '../../apps/api/src/engines/matching-index/talent-index.ts'
import { type SalaryCount, priceStep, salaryBaselineOf } from '../../packages/domain/src/matching/rules-price.ts'
import type { Candidate, MatchCriteria } from '../../packages/domain/src/matching/rules-score.ts'
import { fullYears } from '../../packages/domain/src/talents/rules.ts'
import { AUDIENCE, BareLoop, termsOfFilter } from './matching-loop.ts'
import { candidateOf } from './matching-people.ts'
import { median, percentile } from './median.ts'

const SIZES = { small: 55_000, large: 1_000_000 }
const WARM_UP = 5000
const PAGE = 20
const ROUNDS = 200
const WARM_ROUNDS = 1500
const CLIENT_ZONE = 'Asia/Riyadh'
const NOW = new Date('2026-11-15T09:00:00Z')

const NARROW: Filter = { ...NO_FILTER, role: 'backend_developer', skills: ['typescript', 'postgresql'], verified: true }
/** Without a role, clustering by role does not help. */
const NARROW_ANY_ROLE: Filter = { ...NARROW, role: null }
const BROAD: Filter = { ...NO_FILTER, availability: ['full_time'] }
const CRITERIA: MatchCriteria = {
  skills: ['typescript', 'postgresql', 'docker'],
  seniority: 'senior',
  languages: [{ id: 'en', level: 'advanced' }],
}

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
async function heapBytes(): Promise<number> {
  // Array buffers are freed by another thread, with a delay.
  for (let n = 0; n < 5; n++) {
    collect()
    await delay(100)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const salaryCountOf = ({ role, months, salary, salary_shown: isShown }: Candidate): SalaryCount => ({
  role,
  years: fullYears(months),
  step: priceStep(salary),
  shown: isShown,
  count: 1,
})

async function build(size: number) {
  // Sorted, so that of equal ranks the later row is the later id.
  const ids = Array.from({ length: size }, () => newId(NOW)).toSorted()
  const bare = new BareLoop(size, NARROW, CRITERIA, PAGE)
  const before = await heapBytes()
  const index = new TalentIndex()
  const began = performance.now()
  for (const [n, id] of ids.entries()) index.put(candidateOf(n, id, NOW))
  const seconds = round((performance.now() - began) / 1000, 1)
  const grown = Math.round(((await heapBytes()) - before) / size)
  index.baseline = salaryBaselineOf(ids.map((id, n) => salaryCountOf(candidateOf(n, id, NOW))))
  bare.know(index.zones.hoursWith(CLIENT_ZONE, NOW))
  for (const [n, id] of ids.entries()) bare.add(n, candidateOf(n, id, NOW), index)
  return { index, ids, bare, seconds, bytes: { own: Math.round(index.bytes / size), grown } }
}

type Built = Awaited<ReturnType<typeof build>>

const timed = <T>(run: () => T): [ms: number, answer: T] => {
  const began = performance.now()
  const answer = run()
  return [performance.now() - began, answer]
}
const round = (value: number, digits = 3) => Number(value.toFixed(digits))

function runQuery(index: TalentIndex, filter: Filter) {
  return runToEnd(
    search(index, {
      filter,
      criteria: CRITERIA,
      audience: AUDIENCE,
      sort: 'match',
      after: null,
      limit: PAGE,
      clientZone: CLIENT_ZONE,
      now: NOW,
    }),
  )
}

/** Correctness first: the same people in the same order. */
function sameAnswers({ index, bare, ids }: Built, filter: Filter) {
  const { page, total } = runQuery(index, filter)
  const listing = (ranks: ArrayLike<number>, of: (n: number) => string) =>
    Array.from(ranks, (rank, n) => `${rank} ${of(n)}`).join()
  const ours = listing(
    page.map(({ rank }) => rank),
    (n) => page[n]!.id,
  )
  for (const { total: theirs, best } of [bare.find(termsOfFilter(filter)), bare.findRanked(termsOfFilter(filter))])
    if (total !== theirs || ours !== listing(best.ranks, (n) => ids[best.rows[n]!]!))
      throw new Error(`the answers differ: ${total} and ${theirs}`)
  return total
}

/** Interleaved, so that a slow moment of the machine affects all. */
function race(built: Built, filter: Filter) {
  const { index, bare } = built
  const answers = sameAnswers(built, filter)
  const terms = termsOfFilter(filter)
  const runners = {
    index: () => runQuery(index, filter),
    bare: () => bare.find(terms),
    ranked: () => bare.findRanked(terms),
  }
  const times = { index: [] as number[], bare: [] as number[], ranked: [] as number[] }
  for (let n = -WARM_ROUNDS; n < ROUNDS; n++)
    for (const name of ['index', 'bare', 'ranked'] as const) {
      const [ms] = timed<unknown>(runners[name])
      // Warm-up rounds (JIT) are not counted.
      if (n >= 0) times[name].push(ms)
    }
  const [indexMs, bareMs, rankedMs] = [median(times.index), median(times.bare), median(times.ranked)]
  return {
    found: answers,
    indexMs: round(indexMs, 4),
    bareMs: round(bareMs, 4),
    ratio: round(indexMs / bareMs, 2),
    rankedMs: round(rankedMs, 4),
    ratioToRanked: round(indexMs / rankedMs, 2),
  }
}

/** Total time of all counts, and the longest step between two yields. */
function countAll(index: TalentIndex) {
  const [totals, slices]: [number[], number[]] = [[], []]
  for (let n = 0; n < ROUNDS / 4; n++) {
    let [all, longest] = [0, 0]
    const walk = countFacets(index, BROAD, { clientZone: null, now: NOW })
    for (let done = false; !done;) {
      const [ms, step] = timed(() => walk.next())
      done = step.done ?? false
      all += ms
      longest = Math.max(longest, ms)
    }
    totals.push(all)
    slices.push(longest)
  }
  return {
    medianMs: round(median(totals), 1),
    p99Ms: round(percentile(totals, 0.99), 1),
    longestStepMs: round(Math.max(...slices), 1),
  }
}

async function measure(size: number) {
  const built = await build(size)
  const { index, bytes, seconds } = built
  return {
    size,
    bytesATalent: bytes,
    builtSeconds: seconds,
    narrow: race(built, NARROW),
    narrowAnyRole: race(built, NARROW_ANY_ROLE),
    facets: countAll(index),
  }
}

export type MatchingBench = Awaited<ReturnType<typeof benchMatching>>
export async function benchMatching(quick: boolean) {
  // Warm-up, so that one-time allocations are not measured.
  await build(WARM_UP)
  const small = await measure(SIZES.small)
  const large = await measure(quick ? 4 * SIZES.small : SIZES.large)
  const growth = (filter: 'narrow' | 'narrowAnyRole') =>
    round(Math.log(large[filter].indexMs / small[filter].indexMs) / Math.log(large.size / small.size), 2)
  return { small, large, growth: { narrow: growth('narrow'), narrowAnyRole: growth('narrowAnyRole') } }
}

export function printMatching({ small, large, growth }: MatchingBench) {
  const format = new Intl.NumberFormat('en')
  console.log('\nMatching in process: one page with the exact rank and the total, against a bare loop over bits')
  for (const { size, narrow, narrowAnyRole, facets, bytesATalent } of [small, large]) {
    console.log(
      `  ${format.format(size)} talents, ${bytesATalent.own} bytes each, the process grew by ${bytesATalent.grown} (P4: 150 at most)`,
    )
    for (const [name, result] of [
      ['one role', narrow],
      ['any role', narrowAnyRole],
    ] as const) {
      console.log(
        `    narrow, ${name}: ${result.indexMs} ms, ${result.ratio} × the loop (${result.bareMs} ms), ${format.format(result.found)} found (P2: 1.5 ×)`,
      )
      console.log(`      ${result.ratioToRanked} × a loop that knows every rank beforehand (${result.rankedMs} ms)`)
    }
    console.log(
      `    all counts, broad: ${facets.medianMs} ms, p99 ${facets.p99Ms} ms, ${facets.longestStepMs} ms at a stretch (P3: 150 ms)`,
    )
  }
  console.log(
    `  Growth from the small to the large: exponent ${growth.narrow} with a role, ${growth.narrowAnyRole} without (P4: 0.85)`,
  )
}
