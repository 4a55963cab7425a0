import { approvalsCalls } from '@fareeq/domain/approvals/calls.ts'
import { bankStatementsCalls } from '@fareeq/domain/bank-statements/calls.ts'
import { payoutBatchesCalls, payoutsOpsCalls } from '@fareeq/domain/payouts/calls.ts'
import { HOUR, DAY, dayOf, nextOfficeHour } from '../../engine/days.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Colleague } from '../../engine/world.ts'
import { statementOf } from '../../server/bank.ts'
import { tryTo } from '../refusals.ts'

/** Finance take the statement of the bank as it comes, and book what it says. */
export const statements: Habit<Colleague> = {
  name: 'finance.statements',
  async run(scene) {
    const { call, world, now, later, count } = scene
    const transfers = world.bank.filter(({ is_told, at }) => !is_told && at < now - 6 * HOUR)
    if (transfers.length > 0) {
      const opening = Number(world.memory['bank.balance'] ?? 0)
      const { file, closing } = statementOf(transfers, opening, now)
      const body = new FormData()
      body.set('file', new Blob([file], { type: 'text/plain' }), `statement-${dayOf(now)}.txt`)
      const isTaken = await tryTo(scene, 'statement', () => call(bankStatementsCalls.import, { body }))
      if (isTaken) {
        world.memory['bank.balance'] = closing
        for (const transfer of transfers) transfer.is_told = true
        count('statement.imported')
        count('statement.lines', transfers.length)
      }
    }
    later('finance.statements', nextOfficeHour(now + DAY) - now)
  },
}

/** What one of finance made, another releases; seldom they find something, and say no. */
export const releases: Habit<Colleague> = {
  name: 'finance.releases',
  async run(scene) {
    const { call, now, later, count, chance } = scene
    const { data } = await call(approvalsCalls.list, { query: { state: 'waiting' } })
    for (const { id, can_decide } of data) {
      if (!can_decide) continue
      await tryTo(scene, 'approval', async () => {
        const params = { id }
        if (chance.happens(0.05))
          await call(approvalsCalls.refuse, { params, body: { reason: 'The amount is not the one of the list.' } })
        else await call(approvalsCalls.release, { params })
        count('approval.decided')
      })
    }
    later('finance.releases', nextOfficeHour(now + 4 * HOUR) - now)
  },
}

/** What is due is chosen, exported for the bank, and marked as paid the next day. */
export const payouts: Habit<Colleague> = {
  name: 'finance.payouts',
  async run(scene) {
    const { call, now, later, count } = scene
    const { data: batches } = await call(payoutBatchesCalls.batches, {})
    for (const { id, is_open, created_at } of batches)
      if (is_open && Date.parse(created_at) < now - 12 * HOUR)
        await tryTo(scene, 'payout.pay', async () => {
          await call(payoutBatchesCalls.pay, { params: { id }, body: { day: dayOf(now), note: 'By the bank' } })
          count('payout_batch.paid')
        })
    const { data } = await call(payoutsOpsCalls.list, {
      query: { state: 'due', due_by: dayOf(now + 2 * DAY), limit: 100 },
    })
    const ids = data.filter(({ has_details, batch }) => has_details && !batch).map(({ id }) => id)
    if (ids.length > 0)
      await tryTo(scene, 'payout.choose', async () => {
        const result = await call(payoutBatchesCalls.choose, { body: { ids } })
        count('payout.chosen', result.data.ok.length)
      })
    later('finance.payouts', nextOfficeHour(now + DAY) - now)
  },
}
