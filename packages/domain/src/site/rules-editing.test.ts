import { expect, test } from 'vitest'
import { DAY, HOUR, after } from '../kernel/time/time.ts'
import { changesBetween, contentState, excerpts, lacksOf, mayPlanFor, mayWithdraw, pageOf } from './rules-editing.ts'
import { SITE_KINDS } from './schema.ts'

const now = new Date('2026-11-15T09:00:00Z')

test.each([
  [{ published: true, has_draft: false, publish_at: null }, 'published'],
  [{ published: true, has_draft: true, publish_at: null }, 'draft'],
  [{ published: false, has_draft: true, publish_at: null }, 'draft'],
  [{ published: false, has_draft: false, publish_at: null }, 'draft'],
  [{ published: true, has_draft: true, publish_at: now }, 'planned'],
  [{ published: false, has_draft: true, publish_at: now }, 'planned'],
] as const)('the state of %o is %s', (standing, state) => expect(contentState(standing)).toBe(state))

test.each([
  [[], 0, 0, null, null],
  [[], 0, 1, 'older', null],
  [[], 1, 0, null, 'older'],
  [['en'], 1, 0, null, 'missing'],
  [['ar', 'en'], 0, 1, 'missing', 'missing'],
] as const)('missing %o, changed at %i and %i: Arabic %s, English %s', (missing, arAt, enAt, ar, en) => {
  const at = { ar_changed_at: after(now, arAt * HOUR), en_changed_at: after(now, enAt * HOUR) }
  expect(lacksOf({ missing, ...at })).toEqual({ ar, en })
})

test.each([
  [0, false],
  [-HOUR, false],
  [1, true],
  [366 * DAY, true],
  [367 * DAY, false],
  [Number.NaN, false],
])('planning %i ms ahead: %s', (ahead, allowed) => {
  expect(mayPlanFor(new Date(now.getTime() + ahead), now)).toBe(allowed)
})

test('fixed pages stay, and every kind that a page shows leads to it', () => {
  expect(SITE_KINDS.filter((kind) => !mayWithdraw(kind))).toEqual(['page'])
  expect(SITE_KINDS.filter((kind) => pageOf(kind, 'why') === null)).toEqual(['package', 'mail'])
  expect([pageOf('article', 'a'), pageOf('page', 'terms')]).toEqual(['/knowledge-center/a', '/terms'])
  expect(pageOf('page', 'unknown')).toBeNull()
})

const version = (title: string, points: string[] = [], position = 1) => ({
  ar: { title: 'عنوان', points },
  en: { title },
  facts: { on: '2026-01-01' },
  position,
})

test('versions differ field by field; the first has nothing before it', () => {
  expect(changesBetween(null, version('A'))).toEqual([])
  expect(changesBetween(version('A'), version('A'))).toEqual([])
  expect(changesBetween(version('A', ['x']), version('B', ['x', 'y'], 2))).toEqual([
    { at: 'ar.points.1', before: null, after: 'y' },
    { at: 'en.title', before: 'A', after: 'B' },
    { at: 'position', before: '1', after: '2' },
  ])
  expect(changesBetween(version('A', ['x']), version('A'))).toEqual([{ at: 'ar.points.0', before: 'x', after: null }])
})

test('of a long text the changed words are shown with those around them', () => {
  const [start, end] = ['one two three four '.repeat(20), ' five six seven eight'.repeat(20)]
  const { before, after: changed } = excerpts(`${start}OLD${end}`, `${start}NEW words${end}`)
  expect(before).toMatch(/^….{20,45}OLD.{20,45}…$/)
  expect(changed).toMatch(/^….{20,45}NEW words.{20,45}…$/)
  expect(excerpts('aa', 'aaa')).toEqual({ before: 'aa', after: 'aaa' })
  expect(excerpts(null, 'x'.repeat(900)).after).toHaveLength(401)
})
