import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract as ops } from '@fareeq/domain/assessments/contract-ops.ts'
import { expect, test, vi } from 'vitest'
import { buildOf } from '../../../platform/build.ts'
import { sql } from '../../../platform/db/sql.ts'
import { createRunner } from '../../../runner.ts'
import { DEVICE, started } from '../../../testing/assessments.ts'
import { askForRun, drawnTasks, submitAndGrade, saveCode } from '../../../testing/coding.ts'
import { liveTalent } from '../../../testing/market.ts'
import { createLog } from '../../../platform/log.ts'
import { freshStory } from '../../../testing/story.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { TRIES_BEFORE_ALERT, gradeCode } from '../grading/actions-code.ts'
import { reportStuck } from '../grading/actions-stuck.ts'

const story = await freshStory(undefined, { settings: { ROLES: 'web,worker', DATABASE_URL: 'postgres://story' } })

test('an API that runs no code leaves it to a runner, which serves runs and grading and then ends', async () => {
  const layla = await liveTalent(story)
  const { token, attempt } = await started(layla, 'problem-solving')
  const [task] = await drawnTasks(story, attempt)
  const code = { language: 'javascript', source: task!.solution.javascript } as const
  const { id } = (await askForRun(layla, token, code)).body.data
  const read = async () => (await layla.call(attempts.readRun, { params: { token, id } })).body.data
  expect(await read()).toEqual({ id, done: false, result: null })

  const runner = createRunner({
    log: createLog({ level: 'silent' }),
    clock: { now: story.now },
    database: await testDatabase(),
    build: buildOf({ NODE_NAME: 'runner-1', ROLES: ['runner'] }),
    env: { HOST: '127.0.0.1' },
  })
  await runner.start()
  try {
    // On a busy machine its sandbox takes longer to boot than a read waits.
    await vi.waitFor(async () => expect(await read()).toMatchObject({ done: true, result: { status: 'done' } }), 20_000)
    await saveCode(layla, token, 1, code)
    expect(await submitAndGrade(layla, token)).toMatchObject({ state: 'failed', score: 50 })
  } finally {
    await runner.stop()
  }
})

test('who asks for more than can be served is told to try again', async () => {
  const layla = await liveTalent(story)
  const { token, attempt } = await started(layla, 'problem-solving')
  const code = { language: 'python', source: 'x = 1' } as const
  for (let run = 0; run < 3; run++) expect((await askForRun(layla, token, code)).status).toBe(202)
  expect((await askForRun(layla, token, code)).body.code).toBe('runs_busy')

  const sara = await liveTalent(story)
  const { token: hers } = await started(sara, 'problem-solving')
  await story.db.run(sql`
    insert into assessment_runs (id, attempt_id, position, request, created_at)
    select gen_random_uuid(), ${attempt.id}, 1, '{}', ${story.now()} from generate_series(1, 197)`)
  const { status, body } = await askForRun(sara, hers, code)
  expect([status, body.code]).toEqual([503, 'runs_busy'])
})

test('a sandbox that fails is no verdict: what was handed in waits, and is tried again', async () => {
  const layla = await liveTalent(story)
  const { token, attempt } = await started(layla, 'problem-solving')
  await saveCode(layla, token, 1, { language: 'python', source: 'x = 1' })
  await layla.call(attempts.submit, { params: { token }, body: { device: DEVICE } })
  const { platform } = story.app
  for (const status of ['crashed', 'busy'] as const) {
    const run = async () => ({ status, output: '', ms: 0, tests: [{ passed: false, error: 'not_run', ms: 0 }] })
    const broken = { ...platform, sandbox: { run, close: async () => {} } }
    const job = { attempt: 1, signal: new AbortController().signal }
    await expect(gradeCode(broken, attempt.id, job)).rejects.toThrow(status)
  }
  const { data } = (await layla.call(attempts.read, { params: { token } })).body
  expect(data).toMatchObject({ state: 'submitted', score: null, passed: null, is_delayed: false })
  expect(await story.db.rows(sql`select 1 from assessment_answers where total is not null`)).toEqual([])
})

test('code that can never be run comes to a person in time, and its talent is told once', async () => {
  const layla = await liveTalent(story)
  const { token, attempt } = await started(layla, 'problem-solving')
  await saveCode(layla, token, 1, { language: 'python', source: 'x = 1' })
  await layla.call(attempts.submit, { params: { token }, body: { device: DEVICE } })
  const { platform } = story.app
  const run = async () => ({ status: 'crashed' as const, output: '', ms: 0, tests: [] })
  const broken = { ...platform, sandbox: { run, close: async () => {} } }
  const requests: string[] = []
  const jobs = { ...platform.jobs, send: async (_: unknown, name: string) => void requests.push(name) }
  for (let attempts = 1; attempts <= TRIES_BEFORE_ALERT + 1; attempts++) {
    const job = { attempt: attempts, signal: new AbortController().signal }
    await expect(gradeCode({ ...broken, jobs }, attempt.id, job)).rejects.toThrow('crashed')
  }
  expect(requests).toEqual(['assessments.stuck'])
  for (let time = 0; time < 2; time++) await reportStuck(story.work(), attempt.id)

  const { data } = (await layla.call(attempts.read, { params: { token } })).body
  expect(data).toMatchObject({ state: 'submitted', is_delayed: true })
  const mails = (await story.outbox(layla.email)).filter(({ subject }) => subject?.includes('late'))
  expect(mails).toHaveLength(1)
  const recruiter = await story.staff(['recruiter'])
  const queue = (await recruiter.call(ops.list, { query: { queue: 'incidents' } })).body
  expect(queue.data).toMatchObject([{ id: attempt.id, is_stuck: true, incident: null }])
  const { can } = (await recruiter.call(ops.read, { params: { id: attempt.id } })).body.data
  expect(can).toMatchObject({ give_back: true, keep: false, review: false })
  const decision = { params: { id: attempt.id }, body: { reason: 'Our sandbox could not run it.' } }
  expect((await recruiter.call(ops.giveBack, decision)).body.data).toMatchObject({ state: 'voided', is_stuck: false })
})
