import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { selectionsOpsContract as ops } from '@fareeq/domain/selections/contract-ops.ts'
import { selectionRecordContract as contract } from '@fareeq/domain/selections/contract-record.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'
import { enterSelection } from './actions-following.ts'

let layla: Member
let sara: Person
let rami: Person
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
  sara = await story.staff(['recruiter'], 'Sara')
  rami = await story.staff(['recruiter'], 'Rami')
  await story.db.transaction((db) => enterSelection(story.work(db), layla.user.id))
})
const params = () => ({ id: layla.user.id })
const at = (state: SelectionState) =>
  story.db.run(sql`update selections set state = ${state} where talent_id = ${layla.user.id}`)
const marks = (count: number = CRITERIA.length) =>
  CRITERIA.slice(0, count).map((id) => ({ id, mark: 3 as const, evidence: 'Told of a release they led.' }))
const evaluation = (expectedVersion: number | null = null, count?: number) => ({
  marks: marks(count),
  recommendation: 'yes' as const,
  expected_version: expectedVersion,
})
const evaluate = (person: Person, body: ReturnType<typeof evaluation>) =>
  person.call(contract.evaluate, { params: params(), body })

test('an evaluation has every criterion with evidence; a second reader writes a second one; one’s own is not overwritten unseen', async () => {
  expect(await evaluate(sara, evaluation(null, 3))).toMatchObject({ status: 422, body: { code: 'rubric_incomplete' } })
  expect((await evaluate(sara, evaluation())).body.data.evaluations).toMatchObject([
    { by: { name: 'Sara' }, version: 1 },
  ])
  const both = await Promise.all([evaluate(sara, evaluation(1)), evaluate(sara, evaluation(1))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await evaluate(rami, evaluation())).body.data.evaluations).toHaveLength(2)
  expect(await evaluate(await story.staff(['matcher']), evaluation())).toMatchObject({ status: 403 })
})

test('a colleague who is mentioned is told by mail; who may not read the pipeline cannot be mentioned; matchers may write', async () => {
  const { data } = (await sara.call(staffContract.colleagues)).body
  const idOf = (name: string) => data.find((one: { name: string }) => one.name === name).id as string
  const note = (person: Person, mentions: string[]) =>
    person.call(contract.note, { params: params(), body: { text: 'Please look at the portfolio.', mentions } })
  const { body } = await note(sara, [idOf('Rami')])
  expect(body.data.notes).toMatchObject([{ by: 'Sara', mentions: [{ name: 'Rami' }] }])
  const { email } = await story.db.one<{ email: string }>(sql`select email from staff where name = 'Rami'`)
  expect((await story.outbox(email))[0]?.text).toContain('Please look at the portfolio.')
  await story.staff(['finance'], 'Lina')
  const lina = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Lina'`)
  expect(await note(sara, [lina.id])).toMatchObject({ status: 422 })
  expect(await note(await story.staff(['matcher']), [])).toMatchObject({ status: 200 })
})

test('the record tells how somebody came here, by whom, why, and what was late', async () => {
  await at('evaluation')
  await story.db.run(sql`update selections set due_at = ${after(story.now(), -DAY)}`)
  await sara.call(ops.reject, { params: params(), body: { expected_state: 'evaluation', reason: 'No remote habits.' } })
  const { data } = (await rami.call(contract.read, { params: params() })).body
  expect(data).toMatchObject({
    may_reject: false,
    may_reconsider: true,
    moves: [{ from: 'evaluation', to: 'rejected', was_late: true, reason: 'No remote habits.', by: 'Sara' }],
  })
  expect(await rami.call(contract.read, { params: { id: crypto.randomUUID() } })).toMatchObject({ status: 404 })
})
