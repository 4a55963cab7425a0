import { describe, expect, test } from 'vitest'
import { daysAfter } from '../kernel/time/working-days.ts'
import { ADDED, MAX_ADDED, START_ITEMS, type StartSide } from './limits.ts'
import {
  type StartFacts,
  type StartItem,
  type StartMove,
  addable,
  closesOn,
  dueOn,
  isBlocked,
  isDone,
  itemsAfter,
  itemsFor,
  moveFault,
  openItems,
  standingOf,
  startsAt,
} from './rules.ts'

const FIRST = '2026-12-06'
const NO_FACTS: StartFacts = { talent_party: false, client_party: false, payout_details: false, plan: false }
const ALL: StartFacts = { talent_party: true, client_party: true, payout_details: true, plan: true }
const list = (place: Parameters<typeof itemsFor>[0] = 'remote'): StartItem[] =>
  itemsFor(place).map(({ kind, side }) => ({ id: kind, side, kind, label: null, is_ticked: false }))
const names = (items: readonly StartItem[]) => items.map(({ kind }) => kind)
const at = (today: string, by: StartSide, facts = NO_FACTS) => ({
  first_day: FIRST,
  today,
  is_running: true,
  by,
  facts,
})

describe('What a contract needs before its first day', () => {
  test('somebody who works from home brings their equipment, and the company a place where it has one', () => {
    expect(names(list('remote'))).not.toContain('workplace')
    expect(names(list('on_site'))).not.toContain('own_equipment')
    expect(names(list('hybrid'))).toEqual(expect.arrayContaining(['workplace', 'own_equipment']))
  })

  test('a fact is done by itself and never ticked; the plan of the first day is read once there is one', () => {
    const [payout, reading] = [list()[1]!, list().find(({ kind }) => kind === 'first_day_read')!]
    expect([isDone(payout, NO_FACTS), isDone(payout, ALL)]).toEqual([false, true])
    expect(moveFault(list(), { move: 'tick', id: payout.id }, at('2026-12-01', 'talent'))).toBe('start_item_derived')
    expect([isBlocked(reading, NO_FACTS), isBlocked(reading, ALL)]).toEqual([true, false])
    expect(moveFault(list(), { move: 'tick', id: reading.id }, at('2026-12-01', 'talent'))).toBe('start_item_derived')
    expect(moveFault(list(), { move: 'tick', id: reading.id }, at('2026-12-01', 'talent', ALL))).toBeNull()
  })

  test('what waits for the other side is not owed: the talent is ready before the company has planned the day', () => {
    const items = list().map((item) => ({ ...item, is_ticked: item.kind === 'own_equipment' }))
    const facts = { ...NO_FACTS, talent_party: true, payout_details: true }
    expect(standingOf(items, facts, 'talent', { first_day: FIRST, today: '2026-12-01' })).toBe('ready')
    expect(standingOf(items, facts, 'client', { first_day: FIRST, today: dueOn(FIRST) })).toBe('preparing')
    expect(standingOf(items, facts, 'client', { first_day: FIRST, today: FIRST })).toBe('late')
  })

  test('another plan is to be read again, and nobody ticks for the other side', () => {
    const read = itemsAfter(list(), { move: 'tick', id: 'first_day_read' })
    expect(openItems(read, ALL, 'talent').map(({ kind }) => kind)).not.toContain('first_day_read')
    expect(names(openItems(itemsAfter(read, { move: 'plan' }), ALL, 'talent'))).toContain('first_day_read')
    expect(moveFault(list(), { move: 'tick', id: 'accesses' }, at('2026-12-01', 'talent', ALL))).toBe('gone')
    expect(moveFault(list(), { move: 'remove', id: 'accesses' }, at('2026-12-01', 'client', ALL))).toBe('gone')
  })

  test('the hour of the first day is the company’s, and one that the clocks leave out is none', () => {
    expect(startsAt(FIRST, '09:00', 'Asia/Riyadh')?.toISOString()).toBe('2026-12-06T06:00:00.000Z')
    expect(startsAt('2027-03-28', '02:30', 'Europe/Berlin')).toBeNull()
  })
})

/** A small generator, the same in every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

test('100,000 moves of both sides with the clock keep the list honest', () => {
  const next = random(31)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  let [items, facts, today, count]: [StartItem[], StartFacts, string, number] = [
    list('hybrid'),
    NO_FACTS,
    '2026-11-20',
    0,
  ]
  const [seen, broken] = [new Set<string>(), new Set<string>()]
  const holds = (name: string, isTrue: boolean) => void (isTrue || broken.add(name))
  for (let step = 0; step < 100_000; step++) {
    if (next() < 0.01) {
      today = daysAfter(today, 1)
      if (today > daysAfter(closesOn(FIRST), 3)) [items, facts, today] = [list('hybrid'), NO_FACTS, '2026-11-20']
    }
    if (next() < 0.01) facts = { ...facts, payout_details: next() < 0.8, talent_party: true, client_party: true }
    const by = pick(['talent', 'client'] as const)
    const id = next() < 0.05 ? 'stranger' : pick(items).id
    const move: StartMove = pick([
      { move: 'tick', id },
      { move: 'untick', id },
      { move: 'remove', id },
      { move: 'add', id: `added-${count++}`, side: pick(['talent', 'client'] as const), label: 'Badge' },
      { move: 'plan' },
    ] as const)
    // Only the company plans and adds: its calls alone lead there.
    if (by === 'talent' && (move.move === 'plan' || move.move === 'add')) continue
    const fault = moveFault(items, move, { first_day: FIRST, today, is_running: true, by, facts })
    seen.add(`${move.move} ${fault}`)
    if (fault) continue
    const before = items
    items = itemsAfter(items, move)
    if (move.move === 'plan') facts = { ...facts, plan: true }

    holds('closed', today <= closesOn(FIRST))
    holds('added', MAX_ADDED - addable(items) === items.filter(({ kind }) => kind === ADDED).length)
    // A move of one side changes nothing that the other one has ticked, except a plan that is to be read again.
    const after = new Map(items.map((item) => [item.id, item]))
    for (const item of before) {
      const now = after.get(item.id)
      if (!now) holds('removed', item.kind === ADDED && by === 'client')
      else if (now.is_ticked !== item.is_ticked)
        holds('ticked', item.side === by || (move.move === 'plan' && item.kind === 'first_day_read'))
    }
    for (const side of ['talent', 'client'] as const) {
      const open = openItems(items, facts, side)
      const standing = standingOf(items, facts, side, { first_day: FIRST, today })
      holds('ready', (standing === 'ready') === (open.length === 0))
      holds('late', (standing === 'late') === (open.length > 0 && today >= FIRST))
    }
    holds(
      'derived',
      !items.some(({ kind, is_ticked }) => is_ticked && kind !== ADDED && START_ITEMS[kind].fact !== null),
    )
  }
  expect([...broken]).toEqual([])
  expect([...seen].toSorted()).toEqual([
    'add null',
    'add start_closed',
    'add start_full',
    'plan null',
    'plan start_closed',
    'remove gone',
    'remove null',
    'remove start_closed',
    'tick gone',
    'tick null',
    'tick start_closed',
    'tick start_item_derived',
    'untick gone',
    'untick null',
    'untick start_closed',
    'untick start_item_derived',
  ])
})
