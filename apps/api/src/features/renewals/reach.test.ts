import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { clientRenewalsContract as clients } from '@fareeq/domain/renewals/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followRenewals } from './actions-clock.ts'

let deal: Deal & { id: string }
const story = await snapshotStory(async (story) => {
  deal = await running(story, 1)
  await followRenewals(story.work())
})

/** The live events that reach somebody who joins it. */
const joined = async () => {
  const sara = await story.client()
  await story.db.run(sql`
    update organisation_members
    set organisation_id = (select organisation_id from organisation_members where user_id = ${deal.khalid.user.id})
    where user_id = ${sara.user.id}`)
  const events = () =>
    story.db.rows<{ name: string }>(sql`
      select distinct name from events where user_id = ${sara.user.id} order by name`)
  return async () => (await events()).map(({ name }) => name)
}

test('colleagues of the company hear of what moves: their open pages of renewals and contracts refetch', async () => {
  const received = await joined()
  const [{ id }] = (await deal.khalid.call(clients.list)).body.data
  await deal.khalid.call(clients.reject, { body: { ids: [id], reason: 'The project ends' } })
  expect(await received()).toEqual(['counters.changed', 'renewal.changed'])
  const end = { params: { id: deal.id }, body: { reason: 'The project was stopped' } }
  await deal.operations.call(contractsOpsContract.terminate, end)
  expect(await received()).toContain('contract.changed')
})

test('colleagues of the company hear of what the clock opens', async () => {
  const received = await joined()
  await story.db.run(sql`delete from contract_renewals`)
  await followRenewals(story.work())
  expect(await received()).toEqual(['counters.changed', 'renewal.changed'])
})
