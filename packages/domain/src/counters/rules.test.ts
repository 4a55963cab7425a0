import { expect, test } from 'vitest'
import { matchPath, mayOpen } from '../navigation/paths.ts'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { byEnd, countFor, countIn, countOfRequest, itemsFor, waitingKindsFor, waitingPath } from './rules.ts'
import type { WaitingItem } from './schema.ts'

const [shop, app] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']
const counts = [
  { kind: 'interview', project_id: shop, count: 2 },
  { kind: 'feedback', project_id: shop, count: 1 },
  { kind: 'interview', project_id: app, count: 4 },
  { kind: 'invoice', project_id: null, count: 1 },
] as const
const item = (id: string, facts: Partial<WaitingItem> = {}): WaitingItem => ({
  kind: 'interview',
  id,
  target: null,
  project_id: null,
  name: null,
  about: null,
  amount: null,
  due_at: null,
  since: '2026-11-01T09:00:00.000Z',
  ...facts,
})

test('a badge counts its section, of one request with what belongs to none', () => {
  expect(countIn(counts, 'interviews')).toBe(7)
  expect(countIn(counts, 'interviews', shop)).toBe(3)
  expect(countIn(counts, 'invoices', shop)).toBe(1)
  expect([countFor(counts, null), countFor(counts, shop), countOfRequest(counts, app)]).toEqual([8, 4, 4])
  const items = [item('1', { project_id: shop }), item('2', { project_id: app }), item('3')]
  expect(itemsFor(items, shop).map(({ id }) => id)).toEqual(['1', '3'])
  expect(itemsFor(items, null)).toEqual(items)
})

test('what ends first comes first, then what has waited longest', () => {
  const items = [
    item('open', { since: '2026-11-02T09:00:00.000Z' }),
    item('later', { due_at: '2026-11-20T09:00:00.000Z' }),
    item('older'),
    item('sooner', { due_at: '2026-11-19T09:00:00.000Z' }),
  ]
  expect(items.toSorted(byEnd).map(({ id }) => id)).toEqual(['sooner', 'later', 'older', 'open'])
})

test('nobody is asked for what they may not answer', () => {
  expect(waitingKindsFor({ kind: 'client', role: 'viewer' })).toEqual(['conversation'])
  expect(waitingKindsFor({ kind: 'client', role: 'interviewer' })).toEqual([
    'feedback',
    'scorecard',
    'absence',
    'conversation',
  ])
  expect(waitingKindsFor({ kind: 'client', role: 'finance' })).toEqual(['invoice', 'conversation'])
  expect(waitingKindsFor({ kind: 'visitor' })).toEqual([])
})

test.each([
  ['client', CLIENT, waitingKindsFor({ kind: 'client', role: 'owner' })],
  ['talent', TALENT, waitingKindsFor({ kind: 'talent' })],
] as const)('each kind leads a %s to a page they may open', (side, type, kinds) => {
  for (const kind of kinds) {
    const match = matchPath(waitingPath(kind, side, { id: shop, target: app }))
    expect([kind, match !== null && mayOpen(match.route.access, type)]).toEqual([kind, true])
  }
})
