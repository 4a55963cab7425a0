import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { localContract } from '@fareeq/domain/local/contract.ts'
import { localErrors } from '@fareeq/domain/local/errors.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { createVirtualClock, openClock } from '../../platform/virtual-clock.ts'
import { expectRefusal, openStory } from '../../testing/story.ts'
import { freshDatabase } from '../../testing/test-database.ts'

const database = await freshDatabase()
const clock = createVirtualClock(systemClock)
await openClock(clock, database.db)
const story = await openStory({ clock, database })
afterAll(async () => {
  await story.close()
  await database.close()
})

const person = story.person()
const moveTo = (to: Date, mode: 'live' | 'jump' = 'live') =>
  person.call(localContract.moveClock, { body: { to: to.toISOString(), grain: 600, mode } })
const now = async () => new Date((await person.call(localContract.readClock)).body.data.now)
const feed = async (from: Date) => {
  const query = { sent_from: from.toISOString(), written_from: '2031-01-01T00:00:00Z' }
  return (await person.call(localContract.outboxFeed, { query })).body.data
}

test('a message that waits for the morning goes out when the clock has come so far, and not before', async () => {
  const start = new Date('2031-03-01T20:00:00Z')
  expect(await moveTo(start, 'jump')).toMatchObject({ status: 200, body: { data: { virtual: true } } })
  const mail = { channel: 'email', to: 'layla@example.com', lang: 'ar', subject: 'صباح الخير', text: 'نص' } as const
  await queueMessage(database.db, story.app.platform, { ...mail, wait: 9 * HOUR })
  await moveTo(after(start, 8 * HOUR))
  expect(await feed(start)).toEqual([])
  await moveTo(after(start, 10 * HOUR))
  const [message] = await feed(start)
  expect(message).toMatchObject({ to: mail.to, subject: mail.subject, lang: 'ar' })
  expect(new Date(message.sent_at).getTime()).toBeGreaterThanOrEqual(after(start, 9 * HOUR).getTime())
  expect(await feed(after(start, 11 * HOUR))).toEqual([])
})

test('a session ends on its day, and a clock that was set back opens none', async () => {
  const layla = await story.talent()
  const profile = async () => (await layla.call(talentsContract.profile)).status
  expect(await profile()).toBe(200)
  const start = await now()
  await moveTo(after(start, 400 * DAY), 'jump')
  expect(await profile()).toBe(401)
  await moveTo(start, 'jump')
  await layla.call(accountsContract.logout)
  expect(await profile()).toBe(401)
})

test('the clock of a machine is not moved, and a virtual one moves back by a jump only', async () => {
  const other = await openStory()
  const body = { to: '2040-01-01T00:00:00Z' }
  const { status: machine, en, ar } = localErrors.clock_of_machine
  await expectRefusal(other, (asker) => asker.call(localContract.moveClock, { body }), [
    machine,
    'clock_of_machine',
    { en, ar },
  ])
  expect((await other.person().call(localContract.readClock)).body.data.virtual).toBe(false)
  await other.close()
  expect((await moveTo(new Date('2020-01-01T00:00:00Z'))).body.code).toBe('clock_backwards')
})
