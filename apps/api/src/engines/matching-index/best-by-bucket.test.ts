import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '@fareeq/domain/matching/rules-explained.ts'
import type { Candidate, MatchCriteria } from '@fareeq/domain/matching/rules-score.ts'
import { fullYears, overlapHours, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { bestByBucket } from './best-by-bucket.ts'
import { NO_FILTER } from './filter.ts'
import { runToEnd } from './search.ts'
import { TalentIndex } from './talent-index.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
const CLIENT_ZONE = 'Asia/Riyadh'
const ZONES = ['Asia/Amman', 'Africa/Cairo', 'Asia/Kathmandu']
const AHEAD = new Map([
  ['Asia/Amman', 0],
  ['Africa/Cairo', -60],
  ['Asia/Kathmandu', 165],
])
const CRITERIA: MatchCriteria = { skills: ['go', 'kafka'], seniority: null, languages: [] }

const person = fc.record({
  months: fc.constantFrom(6, 30, 70, 90),
  skills: fc.subarray(['go', 'kafka', 'docker']),
  timezone: fc.constantFrom(...ZONES),
  weeks: fc.constantFrom(0, 2, 6),
  verified: fc.boolean(),
})
const candidateOf = (
  traits: Pick<Candidate, 'months' | 'skills' | 'timezone' | 'weeks' | 'verified'>,
  n: number,
): Candidate => ({
  id: `01987654-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
  first_name: 'ليلى',
  last_name: 'حداد',
  role: 'backend_developer',
  languages: [],
  industries: [],
  country: null,
  full_time: true,
  part_time: false,
  qualified: false,
  salary: null,
  salary_shown: false,
  ...traits,
})

test('of every level, clock and start the best few of a plain list stand for all', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (traits, perBucket) => {
      const people = traits.map(candidateOf)
      const index = new TalentIndex()
      for (const talent of people) index.put(talent)
      const filter = { ...NO_FILTER, role: 'backend_developer', maxWeeks: 4 }
      const query = {
        filter,
        criteria: CRITERIA,
        audience: 'nobody',
        clientZone: CLIENT_ZONE,
        now: NOW,
        perBucket,
      } as const
      const entries = runToEnd(bestByBucket(index, query))
      const rankOf = (talent: Candidate) => {
        const { hours } = overlapHours(CLIENT_ZONE, talent.timezone!, NOW)
        return explain(talent, CRITERIA, { hours, audience: 'nobody', baseline: null }).rank
      }
      const buckets = Map.groupBy(
        people.filter(({ weeks }) => weeks <= 4),
        ({ months, timezone, weeks }) => [seniorityOf(fullYears(months)), timezone, weeks].join(' '),
      )
      const expected = [...buckets.values()].flatMap((bucket) =>
        bucket
          .map(rankOf)
          .toSorted((a, b) => b - a)
          .slice(0, perBucket),
      )
      const ascending = (ranks: readonly number[]) => ranks.toSorted((a, b) => a - b)
      expect(ascending(entries.map(({ rank }) => rank))).toEqual(ascending(expected))
      for (const { id, rank, weeks, ahead } of entries) {
        const talent = people.find((candidate) => candidate.id === id)!
        expect([rank, weeks, ahead]).toEqual([rankOf(talent), talent.weeks, AHEAD.get(talent.timezone!)])
      }
    }),
    { numRuns: 200 },
  )
})
