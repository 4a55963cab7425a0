import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { payoutsOpsContract } from '@fareeq/domain/payouts/contract-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { running } from '../../testing/contracts.ts'
import { newPair } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { freshStory } from '../../testing/story.ts'
import { followContracts } from '../contracts/actions-clock.ts'
import { billMonth } from '../invoices/actions-months.ts'
import { closeDueAccounts } from './actions-closing.ts'

const story = await freshStory()
const runClock = () => closeDueAccounts(story.work())

test('an account stays open while a contract runs or pay is owed, and is closed after that; the books say so', async () => {
  const { layla } = await running(story, 1)
  await layla.call(contract.requestClosing)
  expect((await layla.call(contract.privacy)).body.data.closing.waits_for_pay).toBe(true)
  story.advance(62 * DAY)
  expect(await runClock()).toBe(0)
  await followContracts(story.work())
  expect(await billMonth(story.work())).toBe(1)
  expect(await runClock()).toBe(0)
  await story.db.run(sql`update payouts set state = 'canceled'`)
  expect(await runClock()).toBe(1)

  const finance = await story.staff(['finance'])
  const [payout] = (await finance.call(payoutsOpsContract.list)).body.data
  const [{ id }] = (await finance.call(invoicesOpsContract.list)).body.data
  const { lines } = (await finance.call(invoicesOpsContract.read, { params: { id } })).body.data
  const signed = (await finance.call(contractsOpsContract.list)).body.data[0]
  const names = [payout.talent.name, lines[0].talent.name, signed.talent.name]
  expect(names).toEqual(names.map(() => CLOSED_ACCOUNT.en))
})

test('what a company asked about somebody stays without their name', async () => {
  const { khalid, layla, nomination_id, project_id } = await newPair(story)
  const other = await liveTalent(story)
  await khalid.call(nominationsContract.askForDays, { params: { id: nomination_id } })
  for (const { user } of [layla, other])
    await khalid.call(matchingContract.mark, {
      params: { id: user.id },
      query: { project_id },
      body: { mark: 'shortlisted' },
    })
  const tickets = () =>
    story.db.rows<{ subject: string; body: string; talent_ids: string[] | null }>(
      sql`select subject, body, data->'talent_ids' as talent_ids from tickets order by kind`,
    )
  const [extension, shortlist] = await tickets()
  expect(extension?.subject).not.toBe('')
  expect(shortlist?.body.split('\n')).toHaveLength(2)
  await layla.call(contract.requestClosing)
  story.advance(30 * DAY)
  expect(await runClock()).toBe(1)
  expect(await tickets()).toMatchObject([
    { subject: '' },
    { body: expect.not.stringContaining('\n'), talent_ids: [other.user.id] },
  ])
})
