import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { lockNominated } from './actions-terms.ts'

let khalid: Member
let project_id: string
const story = await freshStory(async (story) => {
  khalid = await story.client()
  project_id = await finishedRequest(story, khalid)
})

test('a nominated talent with terms of long ago confirms them before anything else; nobody else does', async () => {
  const [layla, mona] = [await selectedTalent(story), await story.staff(['matcher'])]
  const { body } = await mona.call(ops.nominate, { body: { project_id, talent_id: layla.user.id, reasons: ['Fits'] } })
  const other = await selectedTalent(story)
  const lockOf = async (person: Member) => {
    const { user_id, salary_locked } = await story.db.one<{ user_id: string; salary_locked: boolean }>(
      sql`select user_id, salary_locked from talent_profiles where user_id = ${person.user.id}`,
    )
    return user_id && salary_locked
  }
  const confirmed = (days: number) =>
    story.db.run(sql`update talent_profiles set terms_at = ${new Date(story.now().getTime() - days * DAY)}`)
  await confirmed(89)
  expect([await lockNominated(story.work()), await lockOf(layla)]).toEqual([0, false])
  await confirmed(91)
  expect([await lockNominated(story.work()), await lockOf(layla), await lockOf(other)]).toEqual([1, true, false])
  const availability = { full_time: true, part_time: false, timing: 2 }
  await layla.call(talentsContract.confirmTerms, { body: { availability, salaries: { full_time: 2400 } } })
  expect([await lockNominated(story.work()), await lockOf(layla)]).toEqual([0, false])
  await confirmed(91)
  await khalid.call(contract.decline, { params: { id: body.data.id }, body: { reason: 'Too little Go' } })
  expect(await lockNominated(story.work())).toBe(0)
})
