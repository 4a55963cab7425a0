import { approvalsContract as approvals } from '@fareeq/domain/approvals/contract.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { bansOpsContract as bans } from '@fareeq/domain/bans/contract-ops.ts'
import { bansContract } from '@fareeq/domain/bans/contract.ts'
import { requestsOpsContract as requests } from '@fareeq/domain/client-projects/contract-ops.ts'
import { contractsOpsContract as contracts } from '@fareeq/domain/contracts/contract-ops.ts'
import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { messagesContract } from '@fareeq/domain/notifications/contract-messages.ts'
import { paymentsOpsContract as payments } from '@fareeq/domain/payments/contract-ops.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutsOpsContract as payouts } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { privacyRequestsContract } from '@fareeq/domain/privacy-requests/contract.ts'
import { clientRenewalsContract, renewalsOpsContract as renewals } from '@fareeq/domain/renewals/contract.ts'
import { siteEditingContract as site } from '@fareeq/domain/site/contract-editing.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { workKindsFor } from '@fareeq/domain/work-items/rules.ts'
import { workReviewsOpsContract as workReviews } from '@fareeq/domain/work-reviews/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { waitingBatch } from '../../testing/approvals.ts'
import { accepted, draftOf, running } from '../../testing/contracts.ts'
import { billed } from '../../testing/invoices.ts'
import { invoiceOf, openProvider, pressPay } from '../../testing/payments.ts'
import { type Member, type Story, freshStory } from '../../testing/story.ts'
import {
  answersTicket,
  askedByVisitor,
  done,
  failedMail,
  hired,
  homeOf,
  opened,
  signedIn,
} from '../../testing/work-day.ts'
import { followInvoices } from '../invoices/actions-clock.ts'
import { organisationOf } from '../organisations/queries.ts'
import { followPayouts } from '../payouts/actions-clock.ts'
import { closeDueAccounts } from '../privacy-requests/actions-closing.ts'
import { followRenewals } from '../renewals/actions-clock.ts'

const provider = await openProvider(() => story.now())
afterAll(() => provider.close())
const story: Story = await freshStory(undefined, { settings: provider.settings })

/** Tasks are what colleagues give each other: companies/notes.test.ts. */
const withoutTasks = (role: StaffRole) =>
  workKindsFor([role])
    .filter((kind) => kind !== 'task')
    .toSorted()

const reportsCopiedCv = async (talent: Member) => {
  const body = { talent_id: talent.user.id, text: 'Two pages are copied.', files: [] }
  return done((await story.staff(['matcher'])).call(bans.report, { body }))
}

/** Its contract is over; a colleague reads it before its talent does. */
const heldReference = (contractId: string, talent: Member) =>
  story.db.run(sql`
    insert into work_references (id, contract_id, talent_id, state, for_companies, written_at, due_at)
    values (${newId(story.now())}, ${contractId}, ${talent.user.id}, 'held', 'Call me: 0501234567.', ${story.now()},
      ${after(story.now(), 2 * DAY)})`)

test('operations take a request, write a contract, decide on terms, open a case, read a reference, send again, and have an empty home', async () => {
  const { khalid, layla, id: contractId } = await running(story, 1)
  await heldReference(contractId, layla)
  await followRenewals(story.work())
  const [renewal] = await done(khalid.call(clientRenewalsContract.list))
  const terms = { type: 'hybrid', duration: 12, availability: 'full_time', raise: { yes: true, price: 250 } } as const
  await done(khalid.call(clientRenewalsContract.changeTerms, { params: { id: renewal.id }, body: terms }))
  const deal = await accepted(story)
  await reportsCopiedCv(layla)
  await askedByVisitor(story)
  await failedMail(story)

  const lulwa = await signedIn(story, await hired(story, 'operations'))
  const { unowned, ...clock } = await homeOf(lulwa)
  expect(unowned).toEqual(['hire', 'reference', 'request', 'terms', 'ticket'])
  expect(Object.values(clock).flat().toSorted()).toEqual(withoutTasks('operations'))

  await answersTicket(lulwa)
  await done(lulwa.call(requests.take, { params: await opened(lulwa, 'request'), body: { expected_owner: null } }))
  expect((await homeOf(lulwa)).mine).toEqual(['hire'])
  await done(lulwa.call(contracts.prepare, { body: draftOf(story, deal) }))
  const { row, id } = await opened(lulwa, 'terms')
  expect(await done(lulwa.call(renewals.ofContract, { params: { id } }))).toMatchObject({ id: row, waits_for_me: true })
  await done(lulwa.call(renewals.approve, { params: { id: row }, body: {} }))
  const notice = 'A part of your CV is said to be copied.'
  await done(lulwa.call(bans.open, { params: await opened(lulwa, 'ban'), body: { notice } }))
  await done(lulwa.call(workReviews.release, { params: { id: (await opened(lulwa, 'reference')).row } }))
  const reason = { reason: 'Told by phone.' }
  await done(lulwa.call(messagesContract.dismiss, { params: await opened(lulwa, 'message'), body: reason }))
  expect(await homeOf(lulwa)).toEqual({})
})

test('finance release what a colleague made, issue a draft, book a transfer, ask the provider, pay a talent and so close a ticket, and have an empty home', async () => {
  const { layla, invoice } = await billed(story)
  story.advance(20 * DAY)
  await followInvoices(story.work())
  await followPayouts(story.work())
  const company = await story.client()
  const { id: paid } = await invoiceOf(story, company)
  const { redirect_url } = await done(pressPay(company, paid))
  await provider.choose(redirect_url, 'pay')
  const other = await story.staff(['finance'])
  const { id: otherId } = await done(other.call(staffContract.me))
  await waitingBatch(story, otherId)
  const dana = await signedIn(story, await hired(story, 'finance'))
  const organisation_id = await organisationOf(story.db, company.user.id)
  const lines = [{ kind: 'other' as const, label: 'Onboarding', amount: 50_000 }]
  await done(dana.call(invoices.draft, { body: { organisation_id, lines, note: '' } }))

  const { unowned, ...clock } = await homeOf(dana)
  expect(unowned).toEqual(['ticket'])
  expect(Object.values(clock).flat().toSorted()).toEqual(withoutTasks('finance'))

  await done(dana.call(approvals.release, { params: { id: (await opened(dana, 'approval')).row } }))
  await done(dana.call(invoices.issue, { params: await opened(dana, 'invoice') }))
  expect(await opened(dana, 'overdue')).toMatchObject({ id: invoice })
  const { total_amount: amount } = await done(dana.call(invoices.read, { params: { id: invoice } }))
  const proof = new FormData()
  proof.append('proof', new Blob(['%PDF-1.4 transfer']), 'تحويل.pdf')
  const { id: proof_id } = await done(dana.send('POST', payments.uploadProof.path, proof))
  const day = riyadhDay(story.now())
  const transfer = { reference: 'FT 2611 0017', day, amount, proof_id }
  await done(dana.call(payments.recordTransfer, { params: { id: invoice }, body: transfer }))
  await done(dana.call(payments.ask, { params: await opened(dana, 'payment') }))
  const bank = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: 'SA0380000000608010167519' }
  await done(layla.call(talentPayoutsContract.saveDetails, { body: bank }))
  const { row } = await opened(dana, 'payout')
  expect(await done(dana.call(payouts.list, { query: { id: row } }))).toMatchObject([{ id: row, batch: null }])
  const { batch } = await done(dana.call(batches.choose, { body: { ids: [row] } }))
  expect(await opened(dana, 'payout')).toMatchObject({ id: batch.id })
  expect(Object.values(await homeOf(dana)).flat()).not.toContain('approval')
  await done(other.call(approvals.release, { params: { id: batch.approval.id } }))
  await done(dana.call(batches.pay, { params: { id: batch.id }, body: { day, note: 'SNB 4711' } }))
  expect(await homeOf(dana)).toEqual({})
})

test('content publish what was begun, plan what is for later, and have an empty home', async () => {
  const reem = await signedIn(story, await hired(story, 'content'))
  const text = { ar: { title: 'مرحبًا' }, en: { title: 'Hello' }, facts: {}, position: 1, in_step: false }
  const drafts = ['first', 'second'].map((slug) => ({ kind: 'faq_group' as const, slug }))
  for (const params of drafts)
    await done(reem.call(site.saveItem, { params, body: { ...text, as: 'draft', publish_at: null, version: 0 } }))
  expect(await homeOf(reem)).toEqual({ later: ['draft', 'draft'] })
  const publish_at = new Date(story.now().getTime() + DAY).toISOString()
  const [first, second] = drafts
  await done(
    reem.call(site.saveItem, { params: first!, body: { ...text, as: 'published', publish_at: null, version: 1 } }),
  )
  await done(reem.call(site.saveItem, { params: second!, body: { ...text, as: 'planned', publish_at, version: 1 } }))
  expect(await homeOf(reem)).toEqual({})
})

test('an admin decides a case that another opened, answers, sends again, sees an account out, and has an empty home', async () => {
  await done((await story.talent()).call(privacyRequestsContract.requestClosing))
  const { closes_at } = await story.db.one<{ closes_at: Date }>(sql`select closes_at from account_closings`)
  story.advance(closes_at.getTime() - story.now().getTime() - 2 * DAY)
  const layla = await story.talent()
  const params = { id: (await reportsCopiedCv(layla)).id as string }
  const operations = await story.staff(['operations'])
  await done(operations.call(bans.open, { params, body: { notice: 'A part is said to be copied.' } }))
  await done(layla.call(bansContract.answer, { params, body: { text: 'I wrote it myself.', files: [] } }))
  await askedByVisitor(story)
  await failedMail(story)

  const colleague = await hired(story, 'admin')
  const mona = await signedIn(story, colleague)
  const { unowned, ...clock } = await homeOf(mona)
  expect(unowned).toEqual(['ticket'])
  expect(Object.values(clock).flat().toSorted()).toEqual(['ban', 'closing', 'message', 'ticket'])
  await answersTicket(mona)
  const decision = {
    decision: 'dismiss' as const,
    reason: 'The pages are hers.',
    expected_state: 'answered' as const,
    expected_reports: 1,
  }
  await done(mona.call(bans.decide, { params: await opened(mona, 'ban'), body: decision }))
  await done(mona.call(messagesContract.retry, { params: await opened(mona, 'message') }))
  story.advance(2 * DAY)
  await closeDueAccounts(story.work())
  expect(await homeOf(await signedIn(story, colleague))).toEqual({})
})
