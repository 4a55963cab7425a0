import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract as contract } from '@fareeq/domain/assessments/contract.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { DEVICE, gradeAll, invited, started } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { erasePerson } from '../privacy-requests/actions-erasure.ts'
import { personById } from '../privacy-requests/queries.ts'
import { moveHiring } from '../talents/actions-hiring.ts'
import { runOut } from './taking/actions-submitting.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
})
const ban = () => story.db.transaction((db) => moveHiring(story.work(db), layla.user.id, 'ban'))
const states = async () =>
  (await story.db.rows<{ state: string }>(sql`select state from assessment_attempts order by id`)).map(
    ({ state }) => state,
  )

test('whoever is banned in the middle of an attempt answers nothing more, and no link leads anywhere', async () => {
  const { token } = await started(layla, 'react')
  const unused = await invited(layla, 'javascript')
  await ban()
  expect(await states()).toEqual(['voided', 'voided'])
  const body = { device: DEVICE, answer: { kind: 'multiple_choice' as const, choice: 'a' }, flagged: false }
  const save = { ...body, revision: 1, seconds: 5 }
  const saved = await layla.call(attempts.save, { params: { token, position: 1 }, body: save })
  expect(saved).toMatchObject({ status: 410, body: { code: 'attempt_over' } })
  const response = await layla.call(attempts.read, { params: { token: unused } })
  expect(response).toMatchObject({ status: 410, body: { code: 'link_over' } })
  const again = await layla.call(contract.invite, { params: { id: 'react' } })
  expect(again).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
})

test('the clock and the grading find nothing to do of what a ban has ended', async () => {
  const { attempt } = await started(layla, 'react')
  await ban()
  story.advance(60 * MINUTE)
  await runOut(story.work(), attempt.id)
  await gradeAll(story)
  expect(await states()).toEqual(['voided'])
})

test('of a person who is forgotten no attempt is left, and what the clock still knows of it does no harm', async () => {
  const { attempt } = await started(layla, 'react')
  await story.db.transaction(async (db) => erasePerson(story.work(db), await personById(db, layla.user.id)))
  expect(await states()).toEqual([])
  story.advance(60 * MINUTE)
  await runOut(story.work(), attempt.id)
  expect(await states()).toEqual([])
})
