import { buyoutFee } from '@fareeq/domain/contracts/rules.ts'
import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { creditUsed } from '@fareeq/domain/invoices/rules-credits.ts'
import { isDraft, isStanding, isVoidable } from '@fareeq/domain/invoices/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import { cutPage } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { linesAgain } from './queries-again.ts'
import { creditInvoice, fullCredit } from './actions-crediting.ts'
import { issueInvoice } from './actions-issuing.ts'
import { summaryOf, toFullInvoice } from './actions-reading.ts'
import { publishChange } from './actions-notifying.ts'
import { companyRows } from './queries-companies.ts'
import { linesOf, markTakenBack } from './queries-lines.ts'
import { paymentsOf } from './queries-payments.ts'
import { againOf, lockWithSources, invoiceById, invoiceRows, moveInvoice, openSums } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

export async function readForStaff({ db, platform, lang, now }: Call<Staff>, id: string) {
  const row = await invoiceById(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const { organisation_id, buyer, reason } = row
  const invoice = await toFullInvoice(db, row, lang, platform.policies.at(now))
  const linked = await againOf(db, id)
  const link = (isBefore: boolean) => {
    const neighbour = linked.find(({ is_before }) => is_before === isBefore)
    return neighbour ? { id: neighbour.id, number: neighbour.number } : null
  }
  return {
    data: {
      ...invoice,
      organisation_id,
      company: buyer?.name ?? '',
      reason,
      can_void: isVoidable(row.state, row.received - invoice.credit_used),
      can_bill_again: (await linesAgain(db, await linesOf(db, id, lang))).length > 0,
      bills_again: link(true),
      billed_again: link(false),
    },
  }
}

export async function listForStaff({ db, platform, now }: Call<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { state, organisation_id, cursor, limit } = query
  const { page, next_cursor } = cutPage(await invoiceRows(db, { state, organisation_id, cursor, limit }), limit)
  const policies = platform.policies.at(now)
  const data = page.map((row) => ({
    ...summaryOf(row, policies),
    organisation_id: row.organisation_id,
    company: row.buyer?.name ?? '',
  }))
  return { data, meta: { next_cursor, ...(await openSums(db, organisation_id)) } }
}

export async function listCompanies({ db, platform, lang, now }: Call<Staff>) {
  const policies = platform.policies.at(now)
  const rows = await companyRows(db, lang)
  return {
    data: rows.map(({ organisation_id, company, contracts }) => ({
      organisation_id,
      company,
      contracts: contracts.map(({ id, number, talent, salary_gross, months }) => ({
        id,
        number,
        talent,
        buyout: buyoutFee(salary_gross, months, policies),
      })),
    })),
  }
}

/** One change of a locked invoice, and the invoice after it. */
const changing = (call: Call<Staff>, id: string, step: (call: Call<Staff>, locked: InvoiceRow) => Promise<unknown>) =>
  inTransaction(call, async (call) => {
    const locked = await lockWithSources(call.db, id)
    if (!locked) throw new Refusal(platformErrors.not_found)
    await step(call, locked)
    return readForStaff(call, id)
  })

export const issue = (call: Call<Staff>, id: string) =>
  changing(call, id, (call) => issueInvoice(call, id, actorOf(call.viewer)))

export const credit = (call: Call<Staff>, id: string, { reason, lines: credits }: Body<'credit'>) =>
  changing(call, id, (call, invoice) => creditInvoice(call, invoice, { reason, credits }, actorOf(call.viewer)))

/** A draft is discarded; what was issued is taken back by a credit note for all of it, and kept credit goes back. */
export const voidInvoice = (call: Call<Staff>, id: string, { reason }: Body<'void'>) =>
  changing(call, id, async (call, invoice) => {
    const { db, viewer, now } = call
    const actor = actorOf(viewer)
    if (isDraft(invoice.state)) {
      await moveInvoice(db, invoice, 'discard', now, [sql`reason = ${reason}`])
      const lines = await linesOf(db, id, 'ar')
      await markTakenBack(
        db,
        lines.map((line) => line.id),
      )
      await audit(db, { actor, action: 'invoice.void', subject: { kind: 'invoice', id }, details: { reason } })
      return publishChange(call, invoice)
    }
    if (!isStanding(invoice.state)) throw new Refusal(platformErrors.moved_on)
    const paid = invoice.received - creditUsed(await paymentsOf(db, id))
    if (!isVoidable(invoice.state, paid)) throw new Refusal(invoiceErrors.void_of_paid)
    return creditInvoice(call, invoice, { reason, credits: fullCredit(await linesOf(db, id, 'ar')) }, actor)
  })
