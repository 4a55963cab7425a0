import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract as contract } from '@fareeq/domain/assessments/contract-ops.ts'
import type { ItemFigures } from '@fareeq/domain/assessments/schema-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { DEVICE, started, takeTest } from '../../../testing/assessments.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../../testing/story.ts'
import { answersOf } from '../queries-answers.ts'

let layla: Member
let huda: Person
const story = await snapshotStory(async (story) => {
  layla = await liveTalent(story)
  huda = await story.staff(['recruiter'], 'Huda')
})

const items = async (assessment = 'react'): Promise<ItemFigures[]> =>
  (await huda.call(contract.items, { query: { assessment } })).body.data
const retire = (id: string, retired = true) =>
  huda.call(contract.retire, { params: { id }, body: { retired, reason: 'Two answers are right.' } })
const drawnBy = async (attemptId: string) => (await answersOf(story.db, attemptId)).map(({ item_id }) => item_id)

test('an item shows how often it was asked and answered, how many got it right, and nothing while nobody did', async () => {
  const before = await items()
  expect(before.every(({ drawn, difficulty }) => drawn === 0 && difficulty === null)).toBe(true)
  const { id } = await takeTest(story, layla, 'react', 12)
  const itemIds = await drawnBy(id)
  const [first, last] = await Promise.all(
    [itemIds[0], itemIds.at(-1)].map(async (itemId) => (await items()).find((one) => one.id === itemId)!),
  )
  expect(first).toMatchObject({ drawn: 1, answered: 1, difficulty: 100, discrimination: null, retired: false })
  expect(last).toMatchObject({ drawn: 1, answered: 1, difficulty: 0 })
  expect((await items()).filter(({ drawn }) => drawn > 0)).toHaveLength(20)
})

test('an item that better talents get right more often discriminates, by the numbers of the database', async () => {
  // So many are left that everybody is asked the same ones.
  for (const { id } of await items()) await retire(id)
  for (let n = 0; n < 10; n++) await takeTest(story, await liveTalent(story), 'react', n < 5 ? 18 : 4)
  const figures = (await items()).filter(({ discrimination }) => discrimination !== null)
  expect(figures.length).toBeGreaterThan(5)
  // The same once more, by the correlation of the database itself.
  for (const { id, discrimination } of figures) {
    const { r } = await story.db.one<{ r: number }>(sql`
      select corr((passed = total)::int, score) as r
      from assessment_answers join assessment_attempts on assessment_attempts.id = attempt_id where item_id = ${id}`)
    expect(discrimination).toBeCloseTo(r, 2)
  }
})

test('a retired item is never drawn again, an attempt that runs keeps it, and it can be put back', async () => {
  const { token, attempt } = await started(layla, 'react')
  const own = await drawnBy(attempt.id)
  const gone = own[0]!
  const { body } = await retire(gone)
  expect(body.data).toMatchObject({ id: gone, retired: true })
  const body_ = { device: DEVICE, answer: { kind: 'multiple_choice' as const, choice: 'a' }, flagged: false }
  const saved = await layla.call(attempts.save, {
    params: { token, position: 1 },
    body: { ...body_, revision: 1, seconds: 5 },
  })
  expect(saved.body.data.revision).toBe(1)
  for (let n = 0; n < 4; n++) {
    const other = await started(await liveTalent(story), 'react')
    expect(await drawnBy(other.attempt.id)).not.toContain(gone)
  }
  expect((await retire(gone, false)).body.data).toMatchObject({ id: gone, retired: false })
  const trail = await story.db.rows<{ action: string; details: { item: string } }>(
    sql`select action, details from audit_entries where action like 'assessment.item%' order by id`,
  )
  expect(trail.map(({ action, details }) => [action, details.item])).toEqual([
    ['assessment.item_retired', gone],
    ['assessment.item_restored', gone],
  ])
})

test('so many stay in the bank that a whole test can be drawn', async () => {
  const all = await items()
  let refused: { status: number; body: { code: string } } | undefined
  for (const { id } of all) {
    const answer = await retire(id)
    if (answer.status !== 200) refused ??= answer
  }
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_few_items' } })
  expect((await items()).filter(({ retired }) => !retired)).toHaveLength(20)
})

test('an item nobody knows, and one that is always asked, cannot be retired; an unknown assessment has none', async () => {
  expect(await retire('no-such-item')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const [question] = await items('introduction')
  expect(await retire(question!.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const unknown = await huda.call(contract.items, { query: { assessment: 'cobol' } })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
