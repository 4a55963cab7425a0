import { companyReference } from '@fareeq/domain/announced-transfers/rules.ts'
import type { AnnouncedTransfer, HowToPay } from '@fareeq/domain/announced-transfers/schema.ts'
import { INVOICE_CURRENCY } from '@fareeq/domain/invoices/rules-transfers.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { balanceFor } from '../ledger/queries.ts'
import { organisationOf } from '../organisations/queries.ts'
import { currentIssuer } from '../sellers/actions-reading.ts'
import { announcedOf, companyNumber, openInvoices } from './queries.ts'
import type { AnnouncedRow } from './rows.ts'

export const toAnnounced = ({ created_at, ...row }: AnnouncedRow): AnnouncedTransfer => ({
  ...row,
  announced_at: created_at.toISOString(),
})

/** Our account of today, the company’s own reference, and what is open. */
export async function howToPay(ctx: RequestContext<Client>): Promise<{ data: HowToPay }> {
  const { db, viewer, lang, now } = ctx
  const organisationId = await organisationOf(db, viewer.userId)
  const account = accountFor((await currentIssuer(ctx)).accounts, INVOICE_CURRENCY)
  const invoices = await openInvoices(db, organisationId)
  return {
    data: {
      account: account ? { holder: account.holder, bank: account.bank, iban: account.iban, bic: account.bic } : null,
      currency: INVOICE_CURRENCY,
      reference: companyReference(await companyNumber(db, organisationId)),
      credit_amount: 0 - (await balanceFor(db, 'client_credit', organisationId)),
      invoices: invoices.map(({ id, number, open, due_day, is_underway, announced_for }) => ({
        id,
        number,
        open_amount: open,
        due_date: due_day,
        is_late: due_day < riyadhDay(now),
        is_underway,
        announced_for,
      })),
      announced: (await announcedOf(db, organisationId, lang)).map(toAnnounced),
    },
  }
}
