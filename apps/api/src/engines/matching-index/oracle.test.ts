import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlapHours, fullYears, seniorityOf, SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { primaryLanguage } from '@fareeq/domain/matching/rules-technical-languages.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { explain } from '@fareeq/domain/matching/rules-explained.ts'
import { type Cursor, cursorText, readCursor } from './cursor.ts'
import { countFacets } from './facets.ts'
import { type Dimension, type Filter, NO_FILTER } from './filter.ts'
import { type SearchPage, runToEnd, search } from './search.ts'
import { TalentIndex } from './talent-index.ts'
import { nameHas, roleHas, skillsWith, searchWords } from '@fareeq/domain/matching/rules-names.ts'
import { type Audience, type SalaryBaseline, priceStep, salaryBaselineOf } from '@fareeq/domain/matching/rules-price.ts'
import { type Candidate, type MatchCriteria, levelRank } from '@fareeq/domain/matching/rules-score.ts'
import { termOf } from './terms.ts'
import { AVAILABILITIES, SORTS } from '@fareeq/domain/matching/limits.ts'
import type { Sort } from '@fareeq/domain/matching/schema.ts'

// Model-based test: the index against a linear scan of a list of people.

const NOW = new Date('2026-11-15T09:00:00Z')
const CLIENT_ZONE = 'Asia/Riyadh'
const ROLES = ['frontend_developer', 'backend_developer', 'data_engineer']
const SKILLS = ['typescript', 'react', 'python', 'go', 'postgresql', 'kafka', 'figma', 'docker']
const COUNTRIES = ['JO', 'EG', 'SA', 'MA']
const ZONES = ['Asia/Amman', 'Africa/Cairo', 'America/New_York', 'Asia/Kathmandu']
const LANGUAGES = ['ar', 'en', 'fr']
const INDUSTRIES = ['fintech', 'education', 'retail']
const NAMES = ['ليلى', 'عمر', 'Layla', 'إبراهيم', 'القرطبي', 'عبد الرحمن', "O'Brien", 'Kathir']
const QUESTIONS = ['', 'ليلي', 'ابراه', 'قرطبي', 'lay', 'react', 'عبد', 'مطور', 'py kath', 'c', 'nobody']

const some = (list: string[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...list), { maxLength })
const language = fc.record({ id: fc.constantFrom(...LANGUAGES), level: fc.constantFrom(...LANGUAGE_LEVELS) })
const person = fc.record({
  first_name: fc.constantFrom(...NAMES),
  last_name: fc.constantFrom(...NAMES),
  role: fc.constantFrom(...ROLES),
  months: fc.integer({ min: 0, max: 150 }),
  skills: some(SKILLS, 8),
  languages: fc.uniqueArray(language, { maxLength: 3, selector: ({ id }) => id }),
  industries: some(INDUSTRIES, 2),
  country: fc.option(fc.constantFrom(...COUNTRIES)),
  timezone: fc.option(fc.constantFrom(...ZONES)),
  full_time: fc.boolean(),
  part_time: fc.boolean(),
  weeks: fc.integer({ min: 0, max: 10 }),
  verified: fc.boolean(),
  qualified: fc.boolean(),
  salary: fc.option(fc.integer({ min: 500, max: 9000 })),
  salary_shown: fc.boolean(),
})

/** Few people, so that the same ones are added, changed and removed. */
const MAX_PEOPLE = 120
const idOf = (n: number) => `01987654-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const move = fc.record({ n: fc.nat(MAX_PEOPLE - 1), person: fc.option(person, { freq: 6 }) })
const moves = fc.array(move, { minLength: 1, maxLength: 250 })

/** Few filters at a time, so that most queries have results. */
const rarely = <T, E>(arbitrary: fc.Arbitrary<T>, otherwise: E) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2 })
const flag = rarely(fc.constant(true), false)
const filter: fc.Arbitrary<Filter> = fc.record({
  role: maybe(fc.constantFrom(...ROLES, 'cto')),
  qualified: flag,
  verified: flag,
  language: rarely(language, null),
  seniority: rarely(fc.constantFrom(...SENIORITIES), null),
  industry: rarely(fc.constantFrom(...INDUSTRIES, 'legal'), null),
  skills: rarely(some(SKILLS, 2), []),
  countries: rarely(some([...COUNTRIES, 'KW'], 2), []),
  primary: rarely(fc.constantFrom('typescript', 'python', 'rust'), null),
  secondary: rarely(fc.constantFrom('typescript', 'go'), null),
  availability: rarely(fc.uniqueArray(fc.constantFrom(...AVAILABILITIES), { maxLength: 3 }), []),
  minHours: rarely(fc.integer({ min: 1, max: 9 }), null),
  maxWeeks: rarely(fc.integer({ min: 0, max: 9 }), null),
  q: rarely(fc.constantFrom(...QUESTIONS), ''),
  blind: flag,
})
const criteria: fc.Arbitrary<MatchCriteria> = fc.record({
  skills: some([...SKILLS, 'rust'], 5),
  seniority: maybe(fc.constantFrom(...SENIORITIES)),
  languages: fc.uniqueArray(language, { maxLength: 2, selector: ({ id }) => id }),
})

const CHECKS: Record<Dimension, (talent: Candidate, filter: Filter) => boolean> = {
  role_id: (talent, { role }) => !role || talent.role === role,
  qualified: (talent, { qualified }) => !qualified || talent.qualified,
  verified: (talent, { verified }) => !verified || talent.verified,
  language: ({ languages }, { language }) =>
    !language || languages.some(({ id, level }) => id === language.id && levelRank(level) >= levelRank(language.level)),
  seniority_level: ({ months }, { seniority }) => !seniority || seniorityOf(fullYears(months)) === seniority,
  industry: ({ industries }, { industry }) => !industry || industries.includes(industry),
  skills: (talent, { skills }) => skills.every((skill) => talent.skills.includes(skill)),
  countries: ({ country }, { countries }) => countries.length === 0 || countries.includes(country ?? ''),
  primary_technical_language: ({ skills }, { primary }) => !primary || primaryLanguage(skills) === primary,
  secondary_technical_language: ({ skills }, { secondary }) =>
    !secondary || (skills.includes(secondary) && primaryLanguage(skills) !== secondary),
  work_time: ({ full_time, part_time }, { availability: times }) =>
    (!times.includes('full_time') && !times.includes('part_time')) ||
    (times.includes('full_time') && full_time) ||
    (times.includes('part_time') && part_time),
  start: ({ weeks }, { availability: times }) =>
    (!times.includes('immediately') && !times.includes('within_a_month')) ||
    weeks <= (times.includes('within_a_month') ? 4 : 0),
  min_hours: (talent, { minHours }) => minHours === null || (hoursOf(talent) ?? 0) >= minHours,
  max_weeks: ({ weeks }, { maxWeeks }) => maxWeeks === null || weeks <= maxWeeks,
  q: ({ first_name, last_name, role, skills }, { q, blind }) =>
    searchWords(q).every(
      (word) =>
        (!blind && (nameHas(first_name, word) || nameHas(last_name, word))) ||
        roleHas(role, word) ||
        skillsWith(word).some((skill) => skills.includes(skill)),
    ),
}
const meets = (talent: Candidate, filter: Filter, except?: Dimension) =>
  Object.entries(CHECKS).every(([dimension, check]) => dimension === except || check(talent, filter))

const baselineFor = (people: Candidate[]): SalaryBaseline =>
  salaryBaselineOf(
    people.flatMap(({ role, months, salary, salary_shown: isShown }) =>
      salary === null ? [] : { role, years: fullYears(months), step: priceStep(salary), shown: isShown, count: 1 },
    ),
  )
const HOURS = new Map(ZONES.map((zone) => [zone, overlapHours(CLIENT_ZONE, zone, NOW).hours]))
const hoursOf = ({ timezone }: Candidate) => (timezone === null ? null : (HOURS.get(timezone) ?? null))

type Viewed = { audience: Audience; baseline: SalaryBaseline }

function ranked(
  people: Candidate[],
  filter: Filter,
  criteriaOf: (talent: Candidate) => MatchCriteria,
  sort: Sort,
  { audience, baseline }: Viewed,
): Cursor[] {
  const baselineStep = ({ role, months }: Candidate) =>
    audience === 'nobody'
      ? null
      : (baseline[audience][role]?.[SENIORITIES.indexOf(seniorityOf(fullYears(months)))] ?? null)
  const rank: Record<Sort, (talent: Candidate) => number> = {
    match: (talent) =>
      explain(talent, criteriaOf(talent), { hours: hoursOf(talent), audience, baseline: baselineStep(talent) }).rank,
    experience: ({ months }) => months,
    availability: ({ weeks }) => 255 - weeks,
    newest: () => 0,
  }
  return people
    .filter((talent) => meets(talent, filter))
    .map((talent) => ({ rank: rank[sort](talent), id: talent.id }))
    .toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? 1 : -1))
}

function live(steps: { n: number; person: Omit<Candidate, 'id'> | null }[]) {
  const index = new TalentIndex()
  const people = new Map<string, Candidate>()
  for (const { n, person } of steps) {
    const id = idOf(n)
    if (person) {
      people.set(id, { id, ...person })
      index.put({ id, ...person })
    } else {
      people.delete(id)
      index.remove(id)
    }
  }
  const baseline = baselineFor([...people.values()])
  index.baseline = baseline
  return { index, people: [...people.values()], baseline }
}

const AUDIENCES = ['staff', 'company', 'nobody'] as const

test('whoever comes, changes and goes: the pages hold the same people in the same order as a plain list', () => {
  fc.assert(
    fc.property(
      moves,
      filter,
      criteria,
      fc.option(fc.tuple(fc.constantFrom(...ROLES), criteria)),
      fc.constantFrom(...SORTS),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(...AUDIENCES),
      (steps, filter, criteria, ofRole, sort, limit, audience) => {
        const { index, people, baseline } = live(steps)
        const criteriaOfRoles = new Map<string, MatchCriteria>(ofRole ? [ofRole] : [])
        const criteriaFor = ({ role }: Candidate) => criteriaOfRoles.get(role) ?? criteria
        const expected = ranked(people, filter, criteriaFor, sort, { audience, baseline })
        const question = { filter, criteria, criteriaOfRoles, audience, sort }
        const paged: Cursor[] = []
        let after: Cursor | null = null
        do {
          const page: SearchPage = runToEnd(
            search(index, { ...question, after, limit, clientZone: CLIENT_ZONE, now: NOW }),
          )
          expect(page.total).toBe(expected.length)
          paged.push(...page.page)
          after = page.next && readCursor(cursorText(page.next))
        } while (after)
        expect(paged).toEqual(expected)
        expect(index.size).toBe(people.length)
      },
    ),
    { numRuns: 300 },
  )
})

test('what each further choice would leave is what choosing it leaves', () => {
  fc.assert(
    fc.property(moves, filter, (steps, filter) => {
      const { index, people } = live(steps)
      const counts = runToEnd(countFacets(index, filter, { clientZone: CLIENT_ZONE, now: NOW }))
      const among = (changed: Partial<Filter>, except?: Dimension) =>
        people.filter((talent) => meets(talent, { ...filter, ...changed }, except)).length
      expect(counts.total).toBe(among({}))
      for (const role of ROLES) expect(counts.roles.get(role) ?? 0).toBe(among({ role }))
      const value = (name: string) => counts.terms.get(name) ?? 0
      for (const skill of SKILLS) expect(value(termOf.skill(skill))).toBe(among({ skills: [...filter.skills, skill] }))
      for (const country of COUNTRIES) expect(value(termOf.country(country))).toBe(among({ countries: [country] }))
      for (const industry of INDUSTRIES) expect(value(termOf.industry(industry))).toBe(among({ industry }))
      for (const seniority of SENIORITIES) expect(value(termOf.seniority(seniority))).toBe(among({ seniority }))
      for (const id of LANGUAGES) {
        const level = filter.language?.level ?? 'beginner'
        expect(value(termOf.language(id, level))).toBe(among({ language: { id, level } }))
      }
      for (const primary of ['typescript', 'python']) expect(value(termOf.primary(primary))).toBe(among({ primary }))
      for (const secondary of ['typescript', 'go'])
        expect(counts.secondary.get(secondary) ?? 0).toBe(among({ secondary }))
      for (const one of AVAILABILITIES) {
        const others = filter.availability.filter((other) => other.includes('time') !== one.includes('time'))
        expect(value(termOf.availability(one))).toBe(among({ availability: [...others, one] }))
      }
      expect(value('verified')).toBe(among({ verified: true }))
      expect(value('qualified')).toBe(among({ qualified: true }))
      for (const [dimension, count] of counts.without) expect(count).toBe(among({}, dimension))
    }),
    { numRuns: 200 },
  )
})

test('among thousands of any role the pages are those of a plain list, and the index stays small', () => {
  const withRare = (skills: string[], n: number) => (n % 20 === 0 ? ['rust', ...skills] : skills)
  const people = fc
    .sample(person, { numRuns: 3000, seed: 7 })
    .map((one, n) => ({ id: idOf(n), ...one, skills: withRare(one.skills, n) }))
  const index = new TalentIndex()
  for (const one of people) index.put(one)
  const limit = 20
  const rareCriteria: MatchCriteria = { skills: ['rust'], seniority: null, languages: [] }
  const rare: [Filter, MatchCriteria] = [{ ...NO_FILTER, verified: true }, rareCriteria]
  const baseline = baselineFor(people)
  index.baseline = baseline
  for (const [n, [some, someCriteria]] of [
    rare,
    ...fc.sample(fc.tuple(filter, criteria), { numRuns: 12, seed: 7 }),
  ].entries()) {
    const audience = AUDIENCES[n % AUDIENCES.length]!
    const question = { filter: { ...some, role: null }, criteria: someCriteria, sort: 'match', limit } as const
    const expected = ranked(people, question.filter, () => someCriteria, 'match', { audience, baseline })
    let after: Cursor | null = null
    for (const from of [0, limit, 2 * limit]) {
      const page: SearchPage = runToEnd(
        search(index, { ...question, audience, after, clientZone: CLIENT_ZONE, now: NOW }),
      )
      expect(page.total).toBe(expected.length)
      expect(page.page).toEqual(expected.slice(from, from + limit))
      if (!page.next) break
      after = page.next
    }
  }
  expect(index.bytes / people.length).toBeLessThan(120)
})
