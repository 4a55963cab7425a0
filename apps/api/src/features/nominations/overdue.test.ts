import { announcedTransfersContract as announced } from '@fareeq/domain/announced-transfers/contract.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { expect, test } from 'vitest'
import { openSession } from '../../platform/session.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { invoiceOf } from '../../testing/payments.ts'
import { releaseSeller } from '../../testing/sellers.ts'
import { freshStory } from '../../testing/story.ts'
import { lapseAnnounced } from '../announced-transfers/actions.ts'

const story = await freshStory()

test('a company with an invoice that is overdue for too long gets no new nominations until it pays or announces a transfer', async () => {
  await releaseSeller(story)
  const [khalid, other] = [await story.client(), await story.client()]
  const requests = [await finishedRequest(story, khalid), await finishedRequest(story, other)]
  const { id } = await invoiceOf(story, khalid, 10_000)
  story.advance(45 * DAY)
  let mona = await story.staff(['matcher'])
  const finance = await story.staff(['finance'])
  const due = (await finance.call(invoicesOpsContract.read, { params: { id } })).body.data.due_date
  await story.policies({ invoice_nominations_stop_days: 60 })
  const nominate = async (project_id = requests[0]!) => {
    const { user } = await selectedTalent(story)
    const { status, body } = await mona.call(ops.nominate, {
      body: { project_id, talent_id: user.id, reasons: ['Five years of Node.js'] },
    })
    return status === 201 ? 'nominated' : body.code
  }
  expect(await nominate()).toBe('nominated')
  // The day after the last one that is allowed.
  await story.policies({ invoice_nominations_stop_days: 30 })
  const days = (Date.parse(riyadhDay(story.now())) - Date.parse(due)) / DAY
  story.advance((30 - days) * DAY)
  expect(await nominate()).toBe('nominated')
  story.advance(DAY)
  expect(await nominate()).toBe('company_overdue')
  expect(await nominate(requests[1])).toBe('nominated')

  // A transfer that is waited for lets them go on, and one that did not come stops them again.
  khalid.token = await openSession(story.db, { userId: khalid.user.id }, 'a story', story.now())
  await khalid.call(announced.announce, { body: { invoice_ids: [id], day: riyadhDay(story.now()) } })
  expect(await nominate()).toBe('nominated')
  story.advance(8 * DAY)
  await lapseAnnounced(story.work())
  mona = await story.staff(['matcher'])
  expect(await nominate()).toBe('company_overdue')
  const closing = await story.staff(['finance'])
  await closing.call(invoicesOpsContract.void, { params: { id }, body: { reason: 'Not ordered' } })
  expect(await nominate()).toBe('nominated')
})
