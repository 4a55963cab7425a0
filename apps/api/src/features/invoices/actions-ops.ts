import { buyoutFee } from '@fareeq/domain/contracts/rules.ts'
import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { creditUsed } from '@fareeq/domain/invoices/rules-credits.ts'
import { isDraft, isStanding, isVoidable } from '@fareeq/domain/invoices/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { rebillableLines } from './queries-rebilling.ts'
import { creditInvoice, fullCredit } from './actions-crediting.ts'
import { issueInvoice } from './actions-issuing.ts'
import { summaryOf, toFullInvoice } from './actions-reading.ts'
import { publishChange } from './actions-notifying.ts'
import { howToPay } from './actions-transfers.ts'
import { companyRows } from './queries-companies.ts'
import { linesOf, markTakenBack } from './queries-lines.ts'
import { paymentsOf } from './queries-payments.ts'
import { againOf, lockWithSources, invoiceById, invoiceRows, moveInvoice, openSums } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

export async function readForStaff(ctx: RequestContext<Staff>, id: string) {
  const { db, platform, lang, now } = ctx
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
      how_to_pay: await howToPay(ctx, row),
      organisation_id,
      company: buyer?.name ?? '',
      reason,
      can_void: isVoidable(row.state, row.received - invoice.credit_used),
      can_rebill: (await rebillableLines(db, await linesOf(db, id, lang))).length > 0,
      rebills: link(true),
      rebilled_by: link(false),
    },
  }
}

export async function listForStaff(
  { db, platform, now }: RequestContext<Staff>,
  query: QueryOf<(typeof contract)['list']>,
) {
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

export async function listCompanies(
  { db, platform, lang, now }: RequestContext<Staff>,
  { search }: QueryOf<(typeof contract)['companies']>,
) {
  const policies = platform.policies.at(now)
  const rows = await companyRows(db, search, lang)
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
const changing = (
  ctx: RequestContext<Staff>,
  id: string,
  step: (ctx: RequestContext<Staff>, locked: InvoiceRow) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const locked = await lockWithSources(ctx.db, id)
    if (!locked) throw new Refusal(platformErrors.not_found)
    await step(ctx, locked)
    return readForStaff(ctx, id)
  })

export const issue = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, (ctx) => issueInvoice(ctx, id, actorOf(ctx.viewer)))

export const credit = (ctx: RequestContext<Staff>, id: string, { reason, lines: credits }: Body<'credit'>) =>
  changing(ctx, id, (ctx, invoice) => creditInvoice(ctx, invoice, { reason, credits }, actorOf(ctx.viewer)))

/** A draft is discarded; what was issued is taken back by a credit note for all of it, and kept credit goes back. */
export const voidInvoice = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'void'>) =>
  changing(ctx, id, async (ctx, invoice) => {
    const { db, viewer, now } = ctx
    const actor = actorOf(viewer)
    if (isDraft(invoice.state)) {
      await moveInvoice(db, invoice, 'discard', now, [sql`reason = ${reason}`])
      const lines = await linesOf(db, id, 'ar')
      await markTakenBack(
        db,
        lines.map((line) => line.id),
      )
      await audit(db, { actor, action: 'invoice.void', subject: { kind: 'invoice', id }, details: { reason } })
      return publishChange(ctx, invoice)
    }
    if (!isStanding(invoice.state)) throw new Refusal(platformErrors.moved_on)
    const paid = invoice.received - creditUsed(await paymentsOf(db, id))
    if (!isVoidable(invoice.state, paid)) throw new Refusal(invoiceErrors.void_of_paid)
    return creditInvoice(ctx, invoice, { reason, credits: fullCredit(await linesOf(db, id, 'ar')) }, actor)
  })
