import { describe, expect, test } from 'vitest'
import { PLACEHOLDER_NAMES } from './limits.ts'
import { templateChanges } from './rules-changes.ts'
import { FIRST_TEMPLATE } from './rules-first.ts'
import { DEMO_CONTRACTS, previewTemplate } from './rules-rendering.ts'
import { isWithdrawable, releaseFault, templateFaults, versionOn } from './rules.ts'
import { type TemplateContent, type TemplatePoint, templateContent } from './schema.ts'

const withPoint = (key: string, at: number, change: Partial<TemplatePoint>): TemplateContent => ({
  ...FIRST_TEMPLATE,
  sections: FIRST_TEMPLATE.sections.map((section) =>
    section.key === key
      ? { ...section, points: section.points.map((point, index) => (index === at ? { ...point, ...change } : point)) }
      : section,
  ),
})
const kinds = (content: TemplateContent) => templateFaults(content).map(({ part, kind, place }) => [part, kind, place])

describe('a version is released when its text is whole', () => {
  test('the first one is', () => {
    expect(templateFaults(FIRST_TEMPLATE)).toEqual([])
    expect(templateContent().safeParse(FIRST_TEMPLATE).success).toBe(true)
  })

  test.each<[string, TemplateContent, unknown[]]>([
    ['an empty sentence', withPoint('equipment', 0, { en: '' }), [['equipment', 'empty', null]]],
    [
      'a name nobody knows',
      withPoint('equipment', 0, { ar: 'راتب {salary}', en: 'Pay {salary}' }),
      [['equipment', 'unknown', 'salary']],
    ],
    ['a lonely brace', withPoint('equipment', 0, { en: 'Equipment {' }), [['equipment', 'unknown', '{']]],
    [
      'a name in one language alone',
      withPoint('equipment', 0, { en: 'Equipment of {role}' }),
      [['equipment', 'differs', 'role']],
    ],
    [
      'a name that is never written',
      withPoint('invoices', 1, { ar: 'تُسدَّد الفاتورة.', en: 'An invoice is due.' }),
      [['title', 'missing', 'invoice_due']],
    ],
    [
      'a number where there is none',
      withPoint('ending', 2, { ar: 'إشعار {notice_days}', en: 'Notice of {notice_days}' }),
      [['ending', 'misplaced', 'notice_days']],
    ],
    [
      'no law for the countries without their own',
      { ...FIRST_TEMPLATE, countries: FIRST_TEMPLATE.countries.slice(1) },
      [['countries', 'no_default', null]],
    ],
  ])('%s stops it', (_, content, faults) => expect(kinds(content)).toEqual(faults))
})

test('two demo contracts have every point between them, and leave no name open', () => {
  const conditions = new Set<string>(Object.values(DEMO_CONTRACTS).flat())
  for (const { points } of FIRST_TEMPLATE.sections)
    for (const { when } of points) expect(when === null || conditions.has(when)).toBe(true)
  for (const demo of ['usual', 'other'] as const)
    for (const text of Object.values(previewTemplate(FIRST_TEMPLATE, demo))) expect(text).not.toMatch(/[{}]/)
  expect(PLACEHOLDER_NAMES).toHaveLength(27)
})

test('the version of a day is the latest that has begun; of one day the higher', () => {
  const versions = [
    { version: 2, state: 'released', from_day: '2026-12-01' },
    { version: 3, state: 'withdrawn', from_day: '2026-12-01' },
    { version: 4, state: 'released', from_day: '2026-12-10' },
    { version: 5, state: 'released', from_day: '2026-12-10' },
    { version: 6, state: 'draft', from_day: null },
  ] as const
  expect(versionOn(versions, '2026-11-30')).toBe(1)
  expect(versionOn(versions, '2026-12-01')).toBe(2)
  expect(versionOn(versions, '2026-12-10')).toBe(5)
})

const RELEASE = { editors: ['sara'], opinion_day: '2026-11-18', from_day: '2026-11-20' }
const OMAR = { me: 'omar', today: '2026-11-19' }
test.each([
  [RELEASE, OMAR, null],
  [RELEASE, { ...OMAR, me: 'sara' }, 'own'],
  [{ ...RELEASE, opinion_day: '2026-11-20' }, OMAR, 'opinion_ahead'],
  [{ ...RELEASE, from_day: '2026-11-18' }, OMAR, 'day_past'],
  [{ ...RELEASE, from_day: '2027-11-20' }, OMAR, 'day_far'],
] as const)('releasing %o as %o: %s', (release, who, fault) => expect(releaseFault(release, who)).toBe(fault))

test('a version that writes contracts already is not given up', () => {
  const version = { version: 2, state: 'released', from_day: '2026-11-20' } as const
  expect(isWithdrawable(version, '2026-11-19')).toBe(true)
  expect(isWithdrawable(version, '2026-11-20')).toBe(false)
  expect(isWithdrawable({ ...version, state: 'draft', from_day: null }, '2026-11-20')).toBe(true)
})

describe('differences to another version', () => {
  test('none to itself', () => expect(templateChanges(FIRST_TEMPLATE, FIRST_TEMPLATE)).toEqual([]))

  test('a changed, a new and a removed point are named once, whatever moves because of them', () => {
    const added: TemplatePoint = { when: null, ar: 'جديد', en: 'New' }
    const next: TemplateContent = {
      ...withPoint('equipment', 1, { en: 'Returned at once.' }),
      countries: FIRST_TEMPLATE.countries.slice(0, -1),
    }
    const sections = next.sections.map((section) =>
      section.key === 'data'
        ? { ...section, points: [added, ...section.points] }
        : section.key === 'leave'
          ? { ...section, points: section.points.slice(0, -1) }
          : section,
    )
    const changes = templateChanges(FIRST_TEMPLATE, { ...next, sections })
    expect(changes.map(({ part, before, after }) => [part, before !== null, after !== null])).toEqual([
      ['leave', true, false],
      ['equipment', true, true],
      ['data', false, true],
      ['countries', true, false],
    ])
    expect(changes[1]?.after?.en).toBe('Returned at once.')
  })
})
