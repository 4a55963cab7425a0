import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { isEarned } from '@fareeq/domain/payouts/limits.ts'
import { creditEffect, dueAfterPayment, earnedKey, earnedOf, promisedDay } from '@fareeq/domain/payouts/rules.ts'
import { isCanceled, isOwed } from '@fareeq/domain/payouts/states.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { ActionContext } from '../../platform/context.ts'
import { creditsOf } from '../invoices/queries-credits.ts'
import { leftOf, linesOf } from '../invoices/queries-lines.ts'
import { invoiceById } from '../invoices/queries.ts'
import { settleReference } from '../tickets/actions-rewriting.ts'
import { publishChange, notifyTalent } from './actions-notifying.ts'
import { changedNews, dueNews } from './emails.ts'
import {
  type NewPayout,
  lockOfInvoice,
  insertPayout,
  isInOpenBatch,
  movePayout,
  saveAmounts,
  saveDueDay,
} from './queries.ts'
import type { LineRow } from '../invoices/rows.ts'
import type { PayoutRow } from './rows.ts'

const SYSTEM = { kind: 'system' } as const
export const BARE = { referral_id: null, corrects: null, credit_note_id: null, reason: null } as const

/** Owes it, once. */
export async function owe(db: Db, payout: NewPayout, now: Date): Promise<boolean> {
  if (!(await insertPayout(db, payout, now))) return false
  const { id, net } = payout
  await audit(db, { actor: SYSTEM, action: 'payout.due', subject: { kind: 'payout', id }, details: { net } })
  return true
}

/** What an invoice that was issued owes to talents, by contract and month; those that were not owed before. */
export async function owePayouts(db: Db, invoiceId: string, policies: Policies, now: Date): Promise<NewPayout[]> {
  const invoice = await invoiceById(db, invoiceId)
  if (!invoice?.issue_day) throw new Error('An invoice that was issued has its day')
  const due_day = promisedDay(invoice.issue_day, policies)
  const owed: NewPayout[] = []
  for (const earned of earnedOf(await linesOf(db, invoiceId, 'ar'), invoice.issue_day)) {
    const { to_day: earned_day, ...rest } = earned
    if (earned.net === 0) continue
    const payout = { ...BARE, ...rest, id: newId(now), invoice_id: invoiceId, earned_day, due_day }
    if (await owe(db, payout, now)) owed.push(payout)
  }
  return owed
}

/** The same, and notifies each talent. */
export async function openPayouts(ctx: ActionContext, invoiceId: string): Promise<void> {
  const { db, platform, now } = ctx
  for (const payout of await owePayouts(db, invoiceId, platform.policies.at(now), now)) {
    await publishChange(ctx, payout)
    await notifyTalent(ctx, payout, (lang, row) => dueNews(lang, row, row.method !== null))
  }
}

/** A company that paid early brings the due day of its talents forward. */
export async function bringForward(ctx: ActionContext, invoiceId: string): Promise<void> {
  const { db, platform, now } = ctx
  const policies = platform.policies.at(now)
  for (const payout of await lockOfInvoice(db, invoiceId, 'ar')) {
    const day = dueAfterPayment(payout.due_day, now, policies)
    if (!isOwed(payout.state) || day === payout.due_day) continue
    await saveDueDay(db, payout.id, day, now)
    await publishChange(ctx, payout)
  }
}

/** What is left of its lines, where credit notes took back a part. */
const leftLine = (line: LineRow) => ({ ...line, ...leftOf(line) })

type Credit = { invoiceId: string; creditNoteId: string }
type LockedPayout = PayoutRow & { corrects: string | null }

/** A credit note lowers what is owed, cancels it, or is corrected by a later payout where the money is gone. */
export async function followCredit(ctx: ActionContext, { invoiceId, creditNoteId }: Credit) {
  const { db } = ctx
  const invoice = await invoiceById(db, invoiceId)
  const note = (await creditsOf(db, invoiceId)).find(({ id }) => id === creditNoteId)
  if (!invoice?.issue_day || !note) throw new Error('A credit note is about an issued invoice')
  const locked: LockedPayout[] = await lockOfInvoice(db, invoiceId, 'ar')
  const remaining = new Map(
    earnedOf((await linesOf(db, invoiceId, 'ar')).map(leftLine), invoice.issue_day).map((earnedAmount) => [
      earnedKey(earnedAmount),
      earnedAmount,
    ]),
  )
  for (const payout of locked.filter(({ corrects }) => corrects === null))
    await correct(ctx, payout, locked, remaining, note)
}

async function correct(
  ctx: ActionContext,
  payout: LockedPayout,
  others: readonly LockedPayout[],
  remaining: ReadonlyMap<string, { net: number; wht: number }>,
  { id: creditNoteId, reason }: { id: string; reason: string },
): Promise<void> {
  const { db, now } = ctx
  const { id, kind, contract_id, month } = payout
  if (!isEarned(kind) || !contract_id || !month) return
  const target = remaining.get(earnedKey({ kind, contract_id, month })) ?? { net: 0, wht: 0 }
  const corrections = others.filter(({ corrects, state }) => corrects === id && !isCanceled(state))
  const sum = (part: 'net' | 'wht') => corrections.reduce((all, correction) => all + correction[part], 0)
  const owed = { ...payout, isInBatch: isInOpenBatch(payout), corrected: { net: sum('net'), wht: sum('wht') } }
  const change = creditEffect(owed, target)
  const subject = { kind: 'payout', id } as const
  const { effect } = change
  if (effect === 'nothing') return
  if (effect === 'correct') {
    const { talent_id, invoice_id, from_day, earned_day } = payout
    const { net, wht } = change
    const correction = newId(now)
    const identity = {
      id: correction,
      kind: 'correction',
      talent_id,
      invoice_id,
      contract_id,
      month,
      from_day,
    } as const
    const about = { earned_day, referral_id: null, corrects: id, credit_note_id: creditNoteId, reason }
    if (!(await insertPayout(db, { ...identity, ...about, net, wht, due_day: riyadhDay(now) }, now))) return
    await audit(db, { actor: SYSTEM, action: 'payout.corrected', subject, details: { net } })
    await publishChange(ctx, payout)
    await notifyTalent(ctx, { id: correction, talent_id }, (lang, row) => changedNews(lang, row, { effect, reason }))
    return
  }
  if (effect === 'cancel') {
    await movePayout(db, payout, 'cancel', now, [sql`reason = ${reason}`])
    if (payout.ticket) await settleReference(ctx, payout.ticket, SYSTEM)
  } else await saveAmounts(db, id, change, now)
  const action = effect === 'cancel' ? 'payout.canceled' : 'payout.changed'
  await audit(db, { actor: SYSTEM, action, subject, details: { credit_note: creditNoteId } })
  await publishChange(ctx, payout)
  await notifyTalent(ctx, payout, (lang, row) => changedNews(lang, row, { effect, reason }))
}
