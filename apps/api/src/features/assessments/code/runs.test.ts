import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { DAY, MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { describe, expect, test } from 'vitest'
import type { CodingTask } from '../../../../bank/schema.ts'
import { sql } from '../../../platform/db/sql.ts'
import { DEVICE, started } from '../../../testing/assessments.ts'
import { askForRun, drawnTasks, ranCode } from '../../../testing/coding.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, freshStory } from '../../../testing/story.ts'
import { deleteOldRuns } from './queries-runs.ts'

let [layla, token]: [Member, string] = [undefined as never, '']
let task: CodingTask
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
  const one = await started(layla, 'problem-solving')
  token = one.token
  task = (await drawnTasks(story, one.attempt))[0]!
})

const javascript = (source: string) => ({ language: 'javascript' as const, source })
const body = (inside: string) => javascript(`function ${task.entry.javascript}() { ${inside} }`)

test('code that somebody tries shows what it printed, and where it is wrong', async () => {
  const result = await ranCode(layla, token, body(`console.log('looking'); return 'wrong'`))
  expect(result.output).toContain('looking')
  expect(result.tests[0]).toMatchObject({ passed: false, got: '"wrong"', error: null })
})

test.each([
  ['prints U+0000', `console.log('a\\u0000b')`],
  ['prints half a surrogate pair', `console.log('a\\ud800b')`],
  ['throws them', `throw new Error('\\u0000 \\udfff')`],
  ['returns them', `return '\\u0000\\ud800'`],
])('code that %s is answered like any other', async (_, inside) => {
  const { status, tests } = await ranCode(layla, token, body(inside))
  expect([status, tests.length]).toEqual(['done', task.visible.length])
})

test('a run is a sign of life: the clock goes on for somebody whose window sends no heartbeat', async () => {
  for (let run = 0; run < 4; run++) {
    story.advance(15 * SECOND)
    await ranCode(layla, token, body('return 1'))
  }
  const { clock } = (await layla.call(attempts.read, { params: { token }, query: { device: DEVICE } })).body.data
  expect(clock).toMatchObject({ left: 59 * MINUTE, stands_still: false })
})

describe('who may run what', () => {
  test('another’s run is not found, by its link or by one’s own', async () => {
    const { id } = (await askForRun(layla, token, body('return 1'))).body.data
    const sara = await liveTalent(story)
    const { token: hers } = await started(sara, 'problem-solving')
    for (const link of [token, hers]) {
      const { status, body } = await sara.call(attempts.readRun, { params: { token: link, id } })
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
  })

  test('a language or a question of another kind is refused, and nothing is queued', async () => {
    expect((await askForRun(layla, token, { language: 'sql', source: 'select 1' })).body.code).toBe('wrong_answer_kind')
    expect((await askForRun(layla, token, { ...body(''), position: 3 })).body.code).toBe('not_found')
    const sara = await liveTalent(story)
    const { token: choices } = await started(sara, 'javascript')
    expect((await askForRun(sara, choices, body(''))).body.code).toBe('wrong_answer_kind')
    expect(await story.db.rows(sql`select 1 from assessment_runs`)).toEqual([])
  })

  test('after the time, and in another window, nothing runs any more', async () => {
    const params = { token }
    const elsewhere = { device: 'window-two', position: 1, ...body('') }
    expect((await layla.call(attempts.run, { params, body: elsewhere })).body.code).toBe('open_elsewhere')
    const { id } = (await askForRun(layla, token, body('return 1'))).body.data
    story.advance(75 * MINUTE)
    expect((await askForRun(layla, token, body(''))).body.code).toBe('time_is_up')
    expect((await askForRun(layla, token, body(''))).body.code).toBe('attempt_over')
    // What was asked for in time is still answered.
    expect((await layla.call(attempts.readRun, { params: { token, id } })).status).toBe(200)
  })

  test('what a run gave is deleted a day later', async () => {
    await ranCode(layla, token, body('return 1'))
    await deleteOldRuns(story.db, new Date(story.now().getTime() + DAY - 1))
    expect(await story.db.rows(sql`select 1 from assessment_runs`)).toHaveLength(1)
    await deleteOldRuns(story.db, new Date(story.now().getTime() + DAY + 1))
    expect(await story.db.rows(sql`select 1 from assessment_runs`)).toEqual([])
  })
})
