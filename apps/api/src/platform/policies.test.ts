import { setImmediate as turn } from 'node:timers/promises'
import type { PolicyVersion } from '@fareeq/domain/policies/rules.ts'
import { expect, test, vi } from 'vitest'
import type { Db } from './db/database.ts'
import type { Sql } from './db/sql.ts'
import type { Events } from './events/events.ts'
import { createLog } from './log.ts'
import { createPolicies } from './policies.ts'
import { soon } from '../testing/soon.ts'

const KEY = 'ticket_late_payout_days'
const NOW = new Date('2026-11-15T09:00:00Z')

/** A node whose database answers as the test says, and the event that tells it of a change. */
async function node() {
  let days = 3
  let hear = () => {}
  const read = (): PolicyVersion[] => [
    { key: KEY, value: days, from_day: '2026-01-01', created_at: new Date('2026-01-01'), withdrawn_at: null },
  ]
  const answer = vi.fn(async () => read())
  const rows = async (query: Sql) => (query.pieces.join('').includes('public_holidays') ? [] : answer())
  const policies = createPolicies({
    db: { rows } as unknown as Db,
    events: { subscribe: (_: string, listener: () => void) => ((hear = listener), () => {}) } as unknown as Events,
    clock: { now: () => NOW },
    log: createLog({ level: 'silent' }),
  })
  await policies.start()
  const change = (to: number) => {
    days = to
    hear()
  }
  return { policies, answer, read, change, now: () => policies.at(NOW)[KEY] }
}

test('a number that could not be fetched when it changed is fetched again', async () => {
  const { policies, answer, change, now } = await node()
  answer.mockRejectedValueOnce(new Error('the database restarts'))
  change(5)
  await soon(() => expect(now()).toBe(5))
  policies.stop()
})

test('of two changes the later one stands, even if the answer to the first arrives last', async () => {
  const { policies, answer, read, change, now } = await node()
  const first = Promise.withResolvers<void>()
  answer.mockImplementationOnce(async () => {
    const old = read()
    await first.promise
    return old
  })
  change(5)
  change(7)
  await turn()
  first.resolve()
  await soon(() => expect(answer).toHaveBeenCalledTimes(3))
  await turn()
  expect(now()).toBe(7)
  policies.stop()
})
