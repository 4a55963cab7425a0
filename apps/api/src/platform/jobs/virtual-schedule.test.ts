import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/test-database.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { createVirtualClock } from '../virtual-clock.ts'
import { createJobs } from './jobs.ts'
import { createVirtualSchedule } from './virtual-schedule.ts'

const { db, engine, close } = await freshDatabase()
const clock = createVirtualClock(systemClock)
await clock.open(db)
const START = new Date('2031-03-01T00:00:00Z')
await clock.moveTo(db, START)

const lines: string[] = []
const jobs = createJobs({ db, engine, clock, log: createLog({ level: 'silent' }) })
/** With the minute of the virtual day. */
const record = (name: string) => async () => void lines.push(`${clock.now().toISOString().slice(8, 16)} ${name}`)
jobs.work('nightly', record('nightly'))
jobs.schedule('nightly', '10 0 * * *', { timeZone: 'Asia/Riyadh' })
jobs.work('watch', record('watch'))
jobs.schedule('watch', '0 */6 * * *')
jobs.work('later', record('later'))
let failures = 1
jobs.work(
  'fragile',
  async () => {
    await record('fragile')()
    if (failures-- > 0) throw new Error('the provider is down')
  },
  { retry: { limit: 3, delay: 3600, delayMax: 3600 } },
)
await jobs.start()
const schedule = createVirtualSchedule({ db, jobs, policies: { reload: async () => {} } } as unknown as Platform, clock)
afterAll(async () => {
  await jobs.stop()
  await close()
})
const move = async (to: Date, grain = MINUTE) => {
  lines.length = 0
  await schedule.moveTo({ to, grain })
  return lines
}

test('over a day, what is scheduled, delayed and tried again happens in its order, each at its time', async () => {
  await jobs.send(db, 'later', {}, { startAfter: after(START, 20 * HOUR) })
  await jobs.send(db, 'later', {}, { startAfter: 9 * HOUR })
  await jobs.send(db, 'fragile', {}, { startAfter: after(START, 7 * HOUR) })
  const moves = (await move(after(START, DAY))).filter((line) => !line.endsWith('fragile'))
  expect(moves).toEqual([
    '01T06:00 watch',
    '01T09:01 later',
    '01T12:00 watch',
    '01T18:00 watch',
    '01T20:00 later',
    '01T21:10 nightly',
    '02T00:00 watch',
  ])
})

test('a run that failed is tried again when its pause is over', async () => {
  expect(failures).toBe(-1)
})

test('with a grain it stops less often, and keeps the order', async () => {
  expect(await move(after(START, 2 * DAY), 12 * HOUR)).toEqual(['02T12:00 watch', '03T00:00 watch', '03T00:00 nightly'])
})

test('a clock that jumps makes up for nothing', async () => {
  lines.length = 0
  await schedule.jumpTo(after(START, 10 * DAY))
  expect(lines).toEqual([])
  expect(await move(after(START, 10 * DAY + 7 * HOUR))).toEqual(['11T06:00 watch'])
})
