import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ACCOUNT_FACTS, BANK_ACCOUNTS, isHandAccount } from '@fareeq/domain/ledger/limits.ts'
import { manualErrors } from '@fareeq/domain/manual-entries/errors.ts'
import { dayFault } from '@fareeq/domain/manual-entries/rules.ts'
import { type HandPosting, TEMPLATE_POSTINGS } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { reconciliationErrors } from '@fareeq/domain/reconciliations/errors.ts'
import { differenceOf, finishFault } from '@fareeq/domain/reconciliations/rules.ts'
import type { ExplainForm, FinishForm } from '@fareeq/domain/reconciliations/schema.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { closedThrough } from '../ledger/queries-days.ts'
import { writeManualEntry } from '../manual-entries/actions.ts'
import { lineCents } from './actions-rates.ts'
import { factsOf, readView } from './actions-reading.ts'
import { lockLines, statementFileOf } from './queries-lines.ts'
import {
  insertExplanation,
  insertReconciliation,
  lastReconciliation,
  lockAccount,
  reconciliationById,
  reconciliationOn,
  reopenReconciliation,
} from './queries.ts'

/** The lines of the entry that a line of the bank stands for. */
function postingsOf(
  { template, account, fee = 0 }: ExplainForm,
  bank: 'cash' | 'cash_sar',
  cents: number,
): HandPosting[] {
  if (template === 'card_settlement') {
    const postings = cents > 0 ? TEMPLATE_POSTINGS.card_settlement?.({ amount: cents + fee, fee, bank }) : null
    if (!postings) throw new Refusal(reconciliationErrors.explain_fee, { field: 'fee' })
    return postings
  }
  const other = template === 'bank_fee' ? 'bank_fees' : account
  if (!other || other === bank || !isHandAccount(other))
    throw new Refusal(reconciliationErrors.explain_account, { field: 'account' })
  return [
    { account: bank, amount: cents },
    { account: other, amount: 0 - cents },
  ]
}

/** Written by hand with the statement as its document; it is matched when a colleague has released it. */
export const explain = (ctx: RequestContext<Staff>, lineId: string, form: ExplainForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang, now } = ctx
    const [line] = await lockLines(db, [lineId])
    const bank = BANK_ACCOUNTS.find((account) => ACCOUNT_FACTS[account].bank === line?.currency)
    if (!line || !bank) throw new Refusal(platformErrors.not_found)
    if (line.is_undecided) throw new Refusal(reconciliationErrors.line_undecided)
    if (line.match_id) throw new Refusal(reconciliationErrors.match_taken)
    if (line.waiting) throw new Refusal(reconciliationErrors.line_explained)
    const closed = await closedThrough(db)
    if (dayFault({ day: line.day, is_late: form.is_late }, closed, now) === 'closed')
      throw new Refusal(manualErrors.entry_month_closed, {
        field: 'is_late',
        values: { day: formatDay(closed ?? '', lang) },
      })
    const { file_id: proof_id } = await statementFileOf(db, lineId)
    const id = await writeManualEntry(ctx, {
      template: form.template,
      day: line.day,
      postings: postingsOf(form, bank, lineCents(ctx, bank, line)),
      reason: form.reason,
      period_from: null,
      period_to: null,
      proof_id,
      corrects: null,
    })
    if (id === null) throw new Error('An entry that corrects nothing has no double')
    await insertExplanation(db, lineId, id)
    return { data: { manual_entry_id: id } }
  })

/** Bank and books agree: what they were on this day is kept. */
export const finish = (ctx: RequestContext<Staff>, form: FinishForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const { account, day, note = '' } = form
    if (day > riyadhDay(now)) throw new Refusal(reconciliationErrors.finish_future, { field: 'day' })
    await lockAccount(db, account)
    const before = await reconciliationOn(db, account, day)
    if (before) throw new Refusal(reconciliationErrors.reconciliation_finished, { values: { name: before.by } })
    const last = await lastReconciliation(db, account)
    if (last && last.day > day)
      throw new Refusal(reconciliationErrors.finish_order, { values: { day: formatDay(last.day, lang) } })
    const { bankBalance, rate, facts, openLineCount, transitCount } = await factsOf(
      ctx,
      account,
      day,
      form.bank_balance ?? null,
    )
    const fault = finishFault({ ...facts, open_line_count: openLineCount, in_transit_count: transitCount, note })
    if (fault || bankBalance === null) {
      const amount = formatUsd(Math.abs(differenceOf(facts) ?? 0), lang, 2)
      const field = fault === 'note' ? 'note' : 'bank_balance'
      throw new Refusal(reconciliationErrors[`finish_${fault ?? 'balance'}`], { field, values: { amount } })
    }
    const id = newId(now)
    const row = { id, account, day, bank_balance: bankBalance, book_balance: facts.books, in_transit: facts.in_transit }
    await insertReconciliation(
      db,
      { ...row, in_transit_count: transitCount, rate, note: note || null, finished_by: viewer.staffId },
      now,
    )
    const subject = { kind: 'reconciliation', id: account } as const
    await audit(db, { actor: actorOf(viewer), action: 'reconciliation.finished', subject, details: { day } })
    await publishToStaff(db, platform.events, 'ledger.changed', { id })
    return readView(ctx, { account, day })
  })

/** While its month is open: what was agreed is looked at again. */
export const reopen = (ctx: RequestContext<Staff>, id: string, { reason }: { reason: string }) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const first = await reconciliationById(db, id)
    if (!first) throw new Refusal(platformErrors.not_found)
    const { account, day } = first
    await lockAccount(db, account)
    const last = await lastReconciliation(db, account)
    if (last?.id !== id) throw new Refusal(reconciliationErrors.reconciliation_not_last)
    const closed = await closedThrough(db)
    if (closed !== null && day <= closed) throw new Refusal(reconciliationErrors.reconciliation_closed)
    await reopenReconciliation(db, id, viewer.staffId, reason, now)
    const subject = { kind: 'reconciliation', id: account } as const
    await audit(db, { actor: actorOf(viewer), action: 'reconciliation.reopened', subject, details: { day, reason } })
    await publishToStaff(db, platform.events, 'ledger.changed', { id })
    return readView(ctx, { account, day })
  })
