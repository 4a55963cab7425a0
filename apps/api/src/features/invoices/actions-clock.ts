import { transferDetails } from '@fareeq/domain/invoices/rules-transfers.ts'
import { type ReminderTone, reminderTones } from '@fareeq/domain/invoices/rules-reminders.ts'
import { isPayable } from '@fareeq/domain/invoices/states.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { openOf } from '@fareeq/domain/ledger/rules.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { currentIssuer } from '../sellers/actions-reading.ts'
import { publishChange, notifyCompany } from './actions-notifying.ts'
import { reminderNews } from './emails-reminders.ts'
import { insertReminder, lateInvoices, remindable } from './queries-clock.ts'
import { lockInvoice, moveInvoice, settlementOf } from './queries.ts'

const CLOCK = { kind: 'system' } as const

async function fallDue(ctx: ActionContext, id: string): Promise<boolean> {
  const { db, now } = ctx
  const invoice = await lockInvoice(db, id)
  if (!invoice || !(await moveInvoice(db, invoice, 'fall_due', now))) return false
  await audit(db, { actor: CLOCK, action: 'invoice.overdue', subject: { kind: 'invoice', id } })
  await publishChange(ctx, invoice)
  return true
}

async function remind(ctx: ActionContext, id: string, days: number, tone: ReminderTone): Promise<boolean> {
  const { db, now } = ctx
  const invoice = await lockInvoice(db, id)
  if (!invoice?.number || !invoice.due_day || !isPayable(invoice.state)) return false
  if (!(await insertReminder(db, id, days, now))) return false
  const facts = { number: invoice.number, amount: openOf(settlementOf(invoice)), due_day: invoice.due_day }
  const transfer = transferDetails(invoice.number, (await currentIssuer(ctx)).accounts)
  await notifyCompany(ctx, invoice, (lang) => reminderNews(lang, facts, tone, transfer))
  return true
}

/** Daily clock job: invoices fall due, and their companies are reminded. One that fails does not stop the others. */
export async function followInvoices(ctx: ActionContext): Promise<number> {
  const { db, platform, now } = ctx
  const today = riyadhDay(now)
  const tones = reminderTones(platform.policies.at(now))
  const steps = [
    ...(await lateInvoices(db, today)).map(({ id }) => ({ id, step: (ctx: ActionContext) => fallDue(ctx, id) })),
    ...(await remindable(db, today, [...tones.keys()])).map(({ id, days }) => ({
      id,
      step: (ctx: ActionContext) => remind(ctx, id, days, tones.get(days) ?? 'late'),
    })),
  ]
  let count = 0
  for (const { id, step } of steps) {
    try {
      if (await inTransaction(ctx, step)) count++
    } catch (err) {
      platform.log.error({ err, id }, 'an invoice was not followed by the clock')
    }
  }
  return count
}
