import { randomUUID } from 'node:crypto'
import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { GRACE, SILENCE } from '@fareeq/domain/assessments/limits.ts'
import { MINUTE, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { DEVICE, started } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { hashOf } from './actions-links.ts'

let layla: Member
let token: string
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
  ;({ token } = await started(layla, 'problem-solving'))
})

const save = async (revision: number, source = `# ${revision}`) => {
  const answer = { kind: 'coding' as const, language: 'python' as const, source }
  const body = { device: DEVICE, answer, flagged: false, revision, seconds: revision }
  return layla.call(attempts.save, { params: { token, position: 1 }, body })
}
const savedAnswer = () =>
  story.db.one(sql`select revision, answer ->> 'source' as source from assessment_answers where position = 1`)
const snapshots = async () =>
  (await story.db.rows<{ source: string }>(sql`select source from assessment_snapshots order by at`)).map(
    ({ source }) => source,
  )
/** Last heard of at this time before now. */
const setHeartbeat = (ago: number) =>
  story.db.run(sql`update assessment_attempts set heard_at = ${after(story.now(), -ago)}`)

test('an ordinary save is one statement, with the clock in its answer', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    story.advance(SECOND)
    expect((await save(1)).body.data).toMatchObject({ revision: 1, clock: { left: 60 * MINUTE - SECOND } })
    const statements = query.mock.calls.map((args) => JSON.stringify(args))
    expect(statements.filter((text) => text.includes(hashOf(token)))).toHaveLength(1)
  } finally {
    query.mockRestore()
  }
})

test('of saves that arrive together and in no order the newest is kept', async () => {
  const revisions = [3, 8, 1, 6, 2, 7, 5, 4]
  const answers = await Promise.all(revisions.map((revision) => save(revision)))
  expect(answers[revisions.indexOf(8)]!.status).toBe(200)
  expect(await savedAnswer()).toEqual({ revision: 8, source: '# 8' })
})

test('code is kept for the playback at most every five seconds', async () => {
  for (let revision = 1; revision <= 12; revision++) {
    await save(revision)
    story.advance(SECOND)
  }
  expect(await snapshots()).toEqual(['# 1', '# 6', '# 11'])
})

test('twenty seconds of silence are no pause, and what is longer is one', async () => {
  story.advance(SILENCE)
  expect((await save(1)).body.data.clock.left).toBe(60 * MINUTE - SILENCE)
  story.advance(SILENCE + SECOND)
  expect((await save(2)).body.data.clock.left).toBe(60 * MINUTE - 2 * SILENCE)
  expect(await savedAnswer()).toEqual({ revision: 2, source: '# 2' })
  expect(await snapshots()).toEqual(['# 1', '# 2'])
})

test('what was under way when the time ran out is kept, and a moment later nothing is', async () => {
  story.advance(60 * MINUTE + GRACE)
  await setHeartbeat(SECOND)
  expect((await save(1)).body.data).toEqual({
    revision: 1,
    clock: { left: 0, allowed: 60 * MINUTE, stands_still: false },
  })
  story.advance(1)
  expect((await save(2)).body.code).toBe('time_is_up')
  expect(await savedAnswer()).toEqual({ revision: 1, source: '# 1' })
})

test('a revision or a question that no database holds is refused as a fault of that field', async () => {
  const fields = (errors: { field: string }[]) => errors.map(({ field }) => field)
  expect(fields((await save(2 ** 31)).body.errors)).toContain('revision')
  const params = { token }
  const run = { device: DEVICE, position: 2 ** 31, language: 'python' as const, source: '' }
  expect(fields((await layla.call(attempts.run, { params, body: run })).body.errors)).toEqual(['position'])
})

test('of what a window invents no more than five hundred facts are kept', async () => {
  const invented = (n: number) =>
    Array.from({ length: n }, () => ({ id: randomUUID(), kind: 'left' as const, position: 1, seconds: 11 }))
  for (let beat = 0; beat < 11; beat++)
    await layla.call(attempts.heartbeat, { params: { token }, body: { device: DEVICE, events: invented(50) } })
  expect(await story.db.one(sql`select count(*)::int from assessment_conduct`)).toEqual({ count: 500 })
})
