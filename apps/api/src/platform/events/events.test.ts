import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import { jitter, random } from '../../testing/chance.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type Events, createEvents } from './events.ts'
import type { Mark } from './mark.ts'
import { readSnapshot } from './snapshot.ts'

/** Sooner than the polling interval of five seconds, so that only a notification can explain it. */
const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 4_000, interval: 20 })

const { db, listen, clear } = await testDatabase()
const log = createLog({ level: 'silent' })
const layla = crypto.randomUUID()
const omar = crypto.randomUUID()

let nodes: Events[] = []
beforeEach(() => clear())
afterEach(async () => {
  await Promise.all(nodes.map((events) => events.stop()))
  nodes = []
})

async function node(): Promise<Events> {
  const events = createEvents({ db, listen, log })
  await events.start()
  nodes.push(events)
  return events
}

/** A follower that records its events and its mark. Some are disconnected in the middle. */
async function listener(events: Events, userId: string, after?: Mark, cutOff = () => false) {
  const received: unknown[] = []
  const state = { heard: received, resets: 0, last: after }
  let gone = false
  const stop = await events.follow(userId, after, {
    receive(list) {
      for (const { event, mark } of list) {
        if (gone) return
        received.push(event.body['n'])
        state.last = mark
        gone = cutOff()
      }
    },
    reset: () => state.resets++,
  })
  const leave = () => {
    gone = true
    stop()
  }
  return Object.assign(state, { stop: leave })
}

const here = (events: Events): Mark => ({ base: events.snapshot(), parts: [] })
const changed = (userId: string, n: number) => ({ userId, name: 'counters.changed' as const, body: { n } })

test('A-015 an event is pushed to its person on every node, in moments, and to nobody else', async () => {
  const [here, there] = [await node(), await node()]
  const [near, far, other] = [await listener(here, layla), await listener(there, layla), await listener(there, omar)]
  await db.transaction((db) => here.publish(db, changed(layla, 1)))
  await soon(() => expect([near.heard, far.heard]).toEqual([[1], [1]]))
  // What comes later has arrived, so nothing earlier is still on its way.
  await db.transaction((db) => here.publish(db, changed(omar, 2)))
  await soon(() => expect(other.heard).toEqual([2]))
})

test('nobody hears of what was rolled back', async () => {
  const events = await node()
  const near = await listener(events, layla)
  await db
    .transaction(async (db) => {
      await events.publish(db, changed(layla, 1))
      throw new Error('no')
    })
    .catch(() => {})
  await db.transaction((db) => events.publish(db, changed(layla, 2)))
  await soon(() => expect(near.heard).toEqual([2]))
})

test('events that commit out of order are all heard once, also by somebody who is cut off all the time', async () => {
  const [first, second] = [await node(), await node()]
  const total = 120
  const steady = await listener(first, layla)
  let last: Mark | undefined = here(first)
  let writingDone = false
  const writing = Promise.all(
    Array.from({ length: total / 2 }, async (_, n) => {
      await jitter(1200)
      await db.transaction(async (db) => {
        const events = n % 2 ? first : second
        await events.publish(db, changed(layla, 2 * n))
        // Takes its id now and commits later, so that greater ids overtake it.
        if (n % 5 === 0) await db.rows(sql`select pg_sleep(${random() * 0.05})`)
        await events.publish(db, changed(layla, 2 * n + 1))
      })
    }),
  ).finally(() => (writingDone = true))
  const received: unknown[] = []
  for (let n = 0; !writingDone || n % 2; n++) {
    const visit = await listener(n % 2 ? first : second, layla, last, () => random() < 0.3)
    await jitter(60)
    visit.stop()
    received.push(...visit.heard)
    last = visit.last
    await jitter(30)
  }
  await writing
  await soon(() => expect(steady.heard).toHaveLength(total))
  const end = await listener(first, layla, last)
  await soon(() => expect(received.length + end.heard.length).toBe(total))
  const sorted = (list: unknown[]) => list.toSorted((a, b) => Number(a) - Number(b))
  const all = Array.from({ length: total }, (_, n) => n)
  expect(sorted(steady.heard)).toEqual(all)
  expect(sorted([...received, ...end.heard])).toEqual(all)
})

test('an event does not wait for an older transaction that still runs', async ({ skip }) => {
  const { engine } = await testDatabase()
  if (engine === 'embedded') skip('one connection: no two transactions at once')
  const events = await node()
  const near = await listener(events, layla)
  let publishSecond = () => {}
  const second = new Promise<void>((resolve) => (publishSecond = resolve)).then(() =>
    events.publish(db, changed(layla, 2)),
  )
  await db.transaction(async (db) => {
    await events.publish(db, changed(layla, 1))
    publishSecond()
    await soon(() => expect(near.heard).toEqual([2]))
  })
  await second
  await soon(() => expect(near.heard).toEqual([2, 1]))
})

test('somebody who missed too much, or comes from nowhere, is told to fetch everything', async () => {
  const events = await node()
  const from = here(events)
  await db.transaction(async (db) => {
    for (let n = 0; n < 501; n++) await events.publish(db, changed(layla, n))
  })
  const late = await listener(events, layla, from)
  const strange = await listener(events, layla, { base: readSnapshot('900000000000:900000000000:')!, parts: [] })
  expect([late.resets, late.heard, strange.resets, strange.heard]).toEqual([1, [], 1, []])
  await db.transaction((db) => events.publish(db, changed(layla, 501)))
  await soon(() => expect([late.heard.at(-1), strange.heard.at(-1)]).toEqual([501, 501]))
})

test('a topic is heard on every node, and a listener that fails does not stop the others', async () => {
  const [here, there] = [await node(), await node()]
  const received: unknown[] = []
  here.subscribe('talents', () => {
    throw new Error('broken listener')
  })
  for (const events of [here, there]) events.subscribe('talents', ({ name, body }) => received.push([name, body]))
  await db.transaction((db) => here.publish(db, { topic: 'talents', name: 'changed', body: { id: 7 } }))
  await soon(() =>
    expect(received).toEqual([
      ['changed', { id: 7 }],
      ['changed', { id: 7 }],
    ]),
  )
})
