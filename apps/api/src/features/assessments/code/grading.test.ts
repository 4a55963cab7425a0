import { reportContract } from '@fareeq/domain/assessments/contract-report.ts'
import { expect, test } from 'vitest'
import type { CodingTask } from '../../../../bank/schema.ts'
import { sql } from '../../../platform/db/sql.ts'
import { takeCoding } from '../../../testing/coding.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, freshStory } from '../../../testing/story.ts'
import type { SavedReport } from '@fareeq/domain/assessments/schema-report.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
})

const solved = (language: 'javascript' | 'typescript' | 'python') => (task: CodingTask) => ({
  language,
  source: task.solution[language],
})
const reportOf = async (id: string) =>
  (await story.db.one<{ report: SavedReport }>(sql`select report from assessment_attempts where id = ${id}`)).report

test('both tasks solved is a pass, told task by task [P-004] [E-071]', async () => {
  const attempt = await takeCoding(story, layla, (task, position) =>
    solved(position === 1 ? 'python' : 'typescript')(task),
  )
  expect(attempt).toMatchObject({ state: 'passed', score: 100 })
  const { problem_solving, strengths, mcq, plagiarism } = await reportOf(attempt.id)
  expect(problem_solving).toMatchObject({
    score: 100,
    tasks: [
      { language: 'python', missed: [] },
      { language: 'typescript', missed: [] },
    ],
  })
  for (const { passed, total } of problem_solving!.tasks) expect([passed > 0, passed]).toEqual([true, total])
  expect([strengths, mcq, plagiarism]).toEqual([[], null, []])
  expect((await layla.call(reportContract.read)).body.data.tests[0].problem_solving).toEqual(problem_solving)
}, 90_000)

test('a wrong answer is told by what its hidden tests were about, and shows none of their values [P-004]', async () => {
  let first: CodingTask | undefined
  const attempt = await takeCoding(story, layla, (task, position) => {
    if (position > 1) return null
    first = task
    return { language: 'javascript', source: task.wrong.javascript[0]! }
  })
  expect(attempt).toMatchObject({ state: 'failed', passed: false })
  const [wrong, unanswered] = (await reportOf(attempt.id)).problem_solving!.tasks
  const abouts = first!.hidden.map(({ about }) => about)
  expect(wrong!.missed.length).toBe(wrong!.total - wrong!.passed)
  expect(wrong!.missed.length).toBeGreaterThan(0)
  for (const about of wrong!.missed) expect(abouts).toContainEqual(about)
  expect(unanswered).toMatchObject({ language: null, passed: 0 })
  const rows = await story.db.rows<{ result: { output: string; tests: { got: string | null }[] } }>(
    sql`select result from assessment_answers`,
  )
  expect(rows.flatMap(({ result }) => result.tests.map(({ got }) => got)).filter((got) => got !== null)).toEqual([])
}, 90_000)

test('the answer of somebody else is noticed and shown, and nobody fails by it [E-075]', async () => {
  await takeCoding(story, layla, solved('javascript'))
  const sara = await liveTalent(story)
  const copy = await takeCoding(story, sara, (task) => ({
    language: 'typescript',
    source: `// my own work\n\n${task.solution.javascript}`,
  }))
  const { plagiarism, integrity } = await reportOf(copy.id)
  expect(copy).toMatchObject({ state: 'passed', score: 100 })
  expect(plagiarism.map(({ lines: _, ...match }) => match)).toEqual(
    [1, 2].map((task) => ({ task, similarity: 100, flag: true, source: 'peer' })),
  )
  expect(integrity.level).toBe('high')
  expect((await sara.call(reportContract.read)).body.data.tests[0].plagiarism).toEqual(plagiarism)
  // Nobody knows yet whom the first one could have copied from.
  const [own] = await story.db.rows<{ report: SavedReport }>(
    sql`select report from assessment_attempts where user_id = ${layla.user.id}`,
  )
  expect(own!.report.plagiarism).toEqual([])
}, 120_000)
