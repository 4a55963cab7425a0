import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { financialReportsContract as contract } from '@fareeq/domain/financial-reports/contract.ts'
import type { AgeingReport } from '@fareeq/domain/financial-reports/schema.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { expect, test } from 'vitest'
import { payoutStory } from '../../testing/payouts.ts'

const { story, people, today, pay, batchOf, signInAgain } = await payoutStory()

test('what talents are owed at the end of each day is what the books say, also when a payout came back and was paid again', async () => {
  const owedOn = async (day: string): Promise<AgeingReport> =>
    (await people.finance.call(contract.ageing, { query: { side: 'payable', day } })).body.data
  const days: { day: string; owed: number }[] = []
  const nextDay = async (owed: number) => {
    days.push({ day: today(), owed })
    story.advance(DAY)
    await signInAgain()
  }
  await nextDay(200_000)
  const batch = await batchOf()
  await pay(batch.id)
  await nextDay(0)
  const form = { day: today(), fee: 1500, code: 'AM05' as const }
  await people.finance.call(batches.return, { params: { id: batch.transfers[0]!.id }, body: form })
  await nextDay(200_000)
  await pay((await batchOf()).id)
  await nextDay(0)
  for (const { day, owed } of days) expect(await owedOn(day)).toMatchObject({ total: owed, ledger: owed })
})
