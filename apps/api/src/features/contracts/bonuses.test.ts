import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import { clientContractsContract as clients } from '@fareeq/domain/contracts/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, accepted, draftOf, signed } from '../../testing/contracts.ts'
import { liveTalent } from '../../testing/market.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followContracts } from './actions-clock.ts'

let deal: Deal
/** The talent was brought by somebody, who said that they have three years. */
const story = await snapshotStory(async (story) => {
  deal = await accepted(story)
  const sara = await liveTalent(story)
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${sara.user.id}`)
  const friend = { name: 'Layla', email: 'friend@example.test', role_id: 'qa_engineer', years: 3 }
  const body = { ...friend, consent: true as const }
  await sara.call(referralsContract.invite, { body })
  await story.db.run(sql`update referrals set status = 'passed', friend_id = ${deal.layla.user.id}`)
})
const referral = () => story.db.one(sql`select status, contract_months, bonus_due_on::text as due from referrals`)
const sign = async (months = 12): Promise<string> => {
  const { id } = (await deal.operations.call(ops.prepare, { body: draftOf(story, deal, months) })).body.data
  await deal.manager.call(ops.send, { params: { id } })
  await signed(story, deal.layla, id)
  await signed(story, deal.khalid, id)
  return id
}

test('a friend who worked to the last day has earned the bonus, though the clock stood still', async () => {
  await sign(2)
  story.advance(70 * DAY)
  await followContracts(story.work())
  expect(await referral()).toMatchObject({ status: 'bonus_due', contract_months: 2 })
})

test('the bonus is that of the years the friend has, not of those the referrer said', async () => {
  await story.db.run(sql`
    update talent_profiles set experience_months = 23 where user_id = ${deal.layla.user.id}`)
  await sign()
  expect(await story.db.one(sql`select tier, amount_usd from referrals`)).toEqual({ tier: 'junior', amount_usd: 100 })
})

test('a friend who was brought is hired with it, the bonus has a day, and whoever leaves early voids it', async () => {
  const id = await sign()
  const due = daysAfter(riyadhDay(story.now()), 90)
  expect(await referral()).toEqual({ status: 'hired', contract_months: 12, due })
  await deal.operations.call(ops.terminate, { params: { id }, body: { reason: 'Left' } })
  expect(await referral()).toMatchObject({ status: 'void' })
  const early = { on: riyadhDay(story.now()), has_run: true }
  expect((await deal.khalid.call(clients.list)).body.data).toMatchObject([{ state: 'terminated', ended_early: early }])
})
