import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { started } from '../../../testing/assessments.ts'
import { submitAndGrade, saveCode, takeCoding } from '../../../testing/coding.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, freshStory } from '../../../testing/story.ts'
import type { SavedReport } from '@fareeq/domain/assessments/schema-report.ts'
import { answersOf } from '../queries-answers.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
})

test('an answer that never ends, or that prints the questions, fails by itself and tells nothing', async () => {
  const attempt = await takeCoding(story, layla, ({ entry }, position) =>
    position === 1
      ? { language: 'javascript', source: `function ${entry.javascript}() { for (;;) {} }` }
      : {
          language: 'javascript',
          source: `function ${entry.javascript}(...all) { console.log('seen', all); throw all }`,
        },
  )
  expect(attempt).toMatchObject({ state: 'failed', score: 0 })
  const rows = await story.db.rows(sql`select position, result from assessment_answers order by position`)
  expect(rows).toMatchObject([{ result: { status: 'timeout' } }, { result: { output: '' } }])
  expect(JSON.stringify(rows)).not.toContain('seen')
}, 120_000)

test('queries are graded by the rows they give on hidden data', async () => {
  const { token, attempt } = await started(layla, 'sql-queries')
  const [first] = await answersOf(story.db, attempt.id)
  if (first?.content.kind !== 'sql') throw new Error('It is an SQL task')
  await saveCode(layla, token, 1, { language: 'sql', source: first.content.solution })
  await saveCode(layla, token, 2, { language: 'sql', source: 'drop table users' })
  expect(await submitAndGrade(layla, token)).toMatchObject({ state: 'failed', score: 50 })
  const { report } = await story.db.one<{ report: SavedReport }>(
    sql`select report from assessment_attempts where id = ${attempt.id}`,
  )
  const [right, wrong] = report.problem_solving!.tasks
  expect([right!.passed, right!.missed, wrong!.passed]).toEqual([right!.total, [], 0])
}, 120_000)
