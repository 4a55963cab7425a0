// Model-based test: the list before a first day, ticked, added to, planned and closed, by both sides and the clock at once.
import { talentPayoutsContract as payouts } from '@fareeq/domain/payouts/contract.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { clientStartsContract as clients, talentStartsContract as talents } from '@fareeq/domain/starts/contract.ts'
import type { StartSide } from '@fareeq/domain/starts/limits.ts'
import { dueOn, itemsAfter, itemsFor, moveFault, openItems } from '@fareeq/domain/starts/rules.ts'
import type { StartFacts, StartItem, StartMove } from '@fareeq/domain/starts/rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { WALK_TIME, expectWalk } from '../../testing/walk.ts'
import { followStarts, openStart } from './actions-clock.ts'

let deal: Deal & { id: string }
let firstDay = ''
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12, 20)
})

type Facts = { items: StartItem[]; facts: StartFacts; reminded: string | null }
type Move =
  | { by: StartSide; name: 'tick' | 'untick' | 'remove'; pick: number }
  | { by: 'client'; name: 'add'; side: StartSide; label: string }
  | { by: 'client'; name: 'plan'; time: string }
  | { by: 'talent'; name: 'state' }
  | { by: 'clock'; name: 'night' }
const side = fc.constantFrom<StartSide>('talent', 'client')
let added = 0
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      by: side,
      name: fc.constantFrom('tick' as const, 'tick' as const, 'untick' as const),
      pick: fc.nat(12),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      by: fc.constant('client' as const),
      name: fc.constant('remove' as const),
      pick: fc.nat(12),
    }),
  },
  // Labels of their own, so that items can be told apart.
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.constant('client' as const),
      name: fc.constant('add' as const),
      side,
      label: fc.nat().map(() => `Bring paper ${++added}`),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      by: fc.constant('client' as const),
      name: fc.constant('plan' as const),
      time: fc.constantFrom('09:00', '10:30'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ by: 'talent' as const, name: 'state' as const }) },
  { weight: 2, arbitrary: fc.constant({ by: 'clock' as const, name: 'night' as const }) },
)

const keyOf = ({ kind, label }: Pick<StartItem, 'kind' | 'label'>) => label ?? kind
const ordered = (items: readonly StartItem[]) =>
  items.map((item) => ({ ...item, id: keyOf(item) })).toSorted((one, other) => one.id.localeCompare(other.id))
const rows = () =>
  story.db.rows<StartItem>(sql`
    select id, side, kind, label, done_at is not null as is_ticked from start_items where contract_id = ${deal.id}`)
const pickOf = ({ items }: Facts, pick: number) => items[pick % items.length]
const moveOf = (move: Extract<Move, { by: StartSide }>, before: Facts): StartMove => {
  switch (move.name) {
    case 'tick':
    case 'untick':
    case 'remove':
      return { move: move.name, id: pickOf(before, move.pick)?.id ?? '' }
    case 'add':
      return { move: 'add', id: move.label, side: move.side, label: move.label }
    case 'plan':
    case 'state':
      return { move: 'plan' }
  }
}

async function make(move: Move, before: Facts): Promise<unknown> {
  const params = { id: deal.id }
  switch (move.name) {
    case 'night':
      return followStarts(story.work())
    case 'state':
      return deal.layla.call(payouts.saveDetails, {
        body: { country: 'SA', method: 'bank', holder: 'Layla', iban: 'SA0380000000608010167519' },
      })
    case 'plan':
      return deal.khalid.call(clients.plan, {
        params,
        body: { time: move.time, timezone: 'Asia/Riyadh', contact: 'Sami', place: 'Online', note: '' },
      })
    case 'add':
      return deal.khalid.call(clients.add, { params, body: { side: move.side, label: move.label } })
    case 'tick':
    case 'untick':
    case 'remove': {
      const key = pickOf(before, move.pick)?.id
      const row = (await rows()).find((item) => keyOf(item) === key)
      const one = { params: { id: row?.id ?? deal.id } }
      if (move.name === 'remove') return deal.khalid.call(clients.remove, one)
      const body = { done: move.name === 'tick' }
      return move.by === 'talent'
        ? deal.layla.call(talents.tick, { ...one, body })
        : deal.khalid.call(clients.tick, { ...one, body })
    }
  }
}

const REMINDED_BEFORE = [5, 2]
function after(at: Facts, move: Move, before: Facts, now: Date): Facts {
  const today = riyadhDay(now)
  if (move.name === 'night') {
    const isDay = REMINDED_BEFORE.some((ahead) => daysAfter(today, ahead) === firstDay)
    return isDay ? { ...at, reminded: today } : at
  }
  if (move.name === 'state') return { ...at, facts: { ...at.facts, payout_details: true } }
  const change = moveOf(move, before)
  const clock = { first_day: firstDay, today, is_running: true, by: move.by, facts: at.facts }
  if (moveFault(at.items, change, clock)) return at
  const facts = change.move === 'plan' ? { ...at.facts, plan: true } : at.facts
  return { ...at, items: ordered(itemsAfter(at.items, change)), facts }
}

test(
  'a list before a first day is what its moves make of it, and waits for whoever still owes something',
  async () => {
    await expectWalk<Facts, Move>(story, {
      move,
      days: [0, 0, 0, 1, 2],
      async begin() {
        await story.db.run(sql`delete from starts`)
        await story.db.run(sql`delete from payout_details`)
        firstDay = daysAfter(riyadhDay(story.now()), 9)
        const end = daysAfter(firstDay, 300)
        await story.db.run(sql`
        update contract_terms set start_day = ${firstDay}, end_day = ${end} where contract_id = ${deal.id}`)
        await openStart(story.work(), deal.id)
        const items = itemsFor('remote').map((item) => ({ ...item, id: item.kind, label: null, is_ticked: false }))
        const facts = { talent_party: true, client_party: true, payout_details: false, plan: false }
        return { items: ordered(items), facts, reminded: null }
      },
      make,
      after,
      async read() {
        const { plan, reminded } = await story.db.one<{ plan: boolean; reminded: string | null }>(sql`
        select starts_at is not null as plan, reminded_on::text as reminded from starts where contract_id = ${deal.id}`)
        const payout_details = (await story.db.rows(sql`select 1 from payout_details`)).length > 0
        const facts = { talent_party: true, client_party: true, payout_details, plan }
        return { items: ordered(await rows()), facts, reminded }
      },
      async check({ items, facts }) {
        const today = riyadhDay(story.now())
        const sides = [
          ['talent', deal.layla, countersContract.talent],
          ['client', deal.khalid, countersContract.client],
        ] as const
        for (const [side, who, call] of sides) {
          const isOwed = today <= dueOn(firstDay) && openItems(items, facts, side).length > 0
          const { items: waiting } = (await who.call(call)).body.data.waiting
          const isWaiting = waiting.some(({ kind }: { kind: string }) => kind === 'start')
          expect([side, isWaiting]).toEqual([side, isOwed])
        }
      },
    })
  },
  WALK_TIME,
)
